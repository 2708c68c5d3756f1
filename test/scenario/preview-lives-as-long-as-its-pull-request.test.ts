import { expect, push, remembered, rememberPreview, test } from '../support/previewing.ts'
import { canCancel } from '../support/runner/run-action.ts'

const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(40)) as [string, string, string]
const head = { pull: { head: { sha: first } } }
const url = 'https://harbor-pr-7-x1.apps.example'
const teardown = { 'teardown-request': 'DELETE /api/services/{id}' }

test.concurrent('opened, pushed, closed and reopened: one service, one comment, one record', async ({ stage }) => {
  const broken = [{ is: 'building', log: ['error: no such module'] }, { is: 'failure' }] as const
  const firstStory = [{ is: 'building', log: ['main is broken'] }, { is: 'failure' }] as const
  const own = { 'DELETE /api/services/svc-new-1': { status: 204 } }
  const { pull, site, hub, run } = await stage({
    ...head,
    platform: { stories: { [second]: broken }, firstStory, own, prefix: '/eu' },
  })
  const inputs = { port: '3000', 'internal-port': '3000', 'plan-key': 'small', ...teardown }
  /** How many requests GitHub had since. */
  let before = 0
  const asked = (): number => hub.requests.length - before
  const begin = (): void => {
    before = hub.requests.length
  }

  const opened = await run('opened', inputs)
  expect(opened.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1', ref: first, url })
  expect(opened.buildLog).toContain('main is broken')
  expect(opened.notices.join('\n')).toMatch(/The first deployment, of the tracked branch: .*failed/)
  expect(asked()).toBeLessThanOrEqual(20)
  expect(site.state.created.all.map(({ fields }) => fields)).toEqual([
    {
      ...{ name: 'harbor-pr-7', projectSlug: 'harbor', planKey: 'small', internalPort: 3000 },
      repoUrl: 'https://github.com/ada/harbor',
    },
  ])
  expect(site.state.created.settings.map(({ name, enabled }) => [name, enabled]).toSorted()).toEqual([
    ['autoDeploy', false],
    ['searchIndexing', false],
  ])
  const [record] = hub.deployments
  expect(record).toMatchObject({
    environment: 'preview',
    payload: { pullRequest: 7, name: 'harbor-pr-7', service: 'svc-new-1', url },
    request: { ref: first, task: 'taxiway-preview', transient_environment: true, production_environment: false },
  })
  const log_url = 'https://github.com/ada/harbor/actions/runs/7001'
  expect(record?.statuses.at(-1)).toMatchObject({
    state: 'success',
    environment_url: url,
    log_url,
    auto_inactive: false,
  })
  expect(hub.deployments).toHaveLength(1)
  for (const shown of ['is ready', url, first.slice(0, 7), log_url]) expect(hub.comments[0]?.body).toContain(shown)

  push(pull, second)
  expect((await run('synchronize', inputs)).outcome).toBe('failed')
  expect(remembered(hub)).toEqual([
    ['svc-new-1', 'success'],
    ['svc-new-1', 'failure'],
  ])
  expect(hub.comments[0]?.body).toMatch(/failed.*<details>.*no such module/s)

  push(pull, third)
  expect((await run('synchronize', inputs)).outputs).toMatchObject({ outcome: 'succeeded', url })
  expect(remembered(hub)).toEqual([['svc-new-1', 'success']])
  begin()
  expect((await run('synchronize', inputs)).outcome).toBe('succeeded')
  expect(asked()).toBeLessThanOrEqual(13)
  expect(site.state.created.ports).toHaveLength(1)

  pull.state = 'closed'
  begin()
  expect((await run('closed', inputs)).outcome).toBe('skipped')
  expect(asked()).toBeLessThanOrEqual(7)
  expect(site.journal.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/api/services/svc-new-1',
  ])
  expect(remembered(hub)).toEqual([])
  expect(hub.comments.map(({ body }) => body)).toEqual([expect.stringContaining('Reopening creates another one')])
  expect((await run('closed', inputs)).outcome).toBe('skipped')

  pull.state = 'open'
  expect((await run('reopened', inputs)).outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-2' })
  expect(hub.comments).toHaveLength(1)
})

test.concurrent('without teardown-request the service stays, is remembered, and is said to be billed', async ({
  stage,
}) => {
  const { pull, site, hub, run } = await stage({ ...head, service: 'svc-harbor' })
  pull.state = 'closed'
  expect((await run('closed')).outcome).toBe('skipped')
  expect(hub.comments[0]?.body).toContain('still exists and is billed')
  expect(remembered(hub)).toEqual([['svc-harbor', 'inactive']])
  pull.state = 'open'
  expect((await run('reopened')).outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-harbor' })

  // Somebody followed the advice.
  site.state.created.deleted.add('svc-harbor')
  pull.state = 'open'
  const reopened = await run('reopened')
  expect(reopened.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
  expect(reopened.warnings.join()).toContain('was deleted on the platform')
  expect(remembered(hub)).toEqual([['svc-new-1', 'success']])
})

test.concurrent.for([
  [404, 'skipped', 'If the service is still there, correct teardown-request', 0],
  [403, 'failed', 'so service svc-harbor still exists and is billed', 1],
  [500, 'failed', 'so service svc-harbor may still exist and is billed', 1],
] as const)('a teardown that is answered with %i', async ([status, outcome, says, left], { stage }) => {
  const own = { 'DELETE /api/services/svc-harbor': { status, json: { error: 'no' } } }
  const { pull, hub, run } = await stage({ ...head, service: 'svc-harbor', platform: { own } })
  pull.state = 'closed'
  const job = await run('closed', teardown)
  expect([job.outcome, [...job.errors, ...job.warnings].join()]).toEqual([outcome, expect.stringContaining(says)])
  expect(remembered(hub)).toHaveLength(left)
})

test.concurrent('a close that comes late, or while the service is created', async ({ stage }) => {
  const own = { 'DELETE /api/services/svc-harbor': { status: 200 } }
  const { pull, site, hub, run, start } = await stage({ ...head, platform: { own } })
  rememberPreview(hub, 7, null)
  expect((await run('closed', teardown, { run: { runAttempt: 2 } })).outcome).toBe('skipped')
  pull.state = 'closed'
  const closing = start('closed', teardown)
  await hub.until(() => hub.count('repos/list-deployments') > 1)
  rememberPreview(hub, 7, 'svc-harbor')
  expect((await closing.finished).outcome).toBe('skipped')
  expect(site.journal.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  expect(remembered(hub)).toEqual([])
})

test.concurrent('a close that is run again removes nothing if the pull request cannot be seen', async ({ stage }) => {
  const { site, hub, run } = await stage({ ...head, service: 'svc-harbor', github: { pulls: [] } })
  const job = await run('closed', teardown, { run: { runAttempt: 2 } })
  expect([job.outcome, job.errors.join()]).toEqual(['failed', expect.stringContaining('GitHub does not show it')])
  expect(site.journal).toEqual([])
  expect(remembered(hub)).toEqual([['svc-harbor', undefined]])
})

test.runIf(canCancel)('cancelled: GitHub and the comment show it, and the next push goes on', async ({ stage }) => {
  const story = [{ is: 'building', log: ['Going on'] }] as const
  const { pull, hub, start, run } = await stage({
    ...head,
    service: 'svc-harbor',
    platform: { stories: { [first]: story } },
  })
  const step = start('synchronize')
  await step.line(/Going on/)
  step.signal('SIGINT')
  expect((await step.finished).outputs).toMatchObject({ outcome: 'aborted', 'service-id': 'svc-harbor' })
  expect(hub.states().at(-1)).toBe('error')
  expect(hub.comments[0]?.body).toContain('was interrupted with its job')
  push(pull, second)
  expect((await run('synchronize')).outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-harbor' })
  expect(remembered(hub)).toEqual([['svc-harbor', 'success']])
})

test.concurrent('a deploy that outlives its pull request, or its head, leaves the comment alone', async ({ stage }) => {
  const { pull, site, hub, run } = await stage({ ...head, service: 'svc-harbor' })
  site.hold = async (route) => {
    if (route !== 'deploy') return
    site.hold = undefined
    push(pull, second)
    expect((await run('synchronize')).outcome).toBe('succeeded')
  }
  expect((await run('synchronize')).outcome).toBe('succeeded')
  expect(hub.comments.map(({ body }) => body)).toEqual([expect.stringContaining(second.slice(0, 7))])

  site.hold = async (route) => {
    if (route !== 'deploy') return
    pull.state = 'closed'
    await run('closed')
  }
  expect((await run('synchronize')).outcome).toBe('succeeded')
  expect(hub.comments.map(({ body }) => body)).toEqual([expect.stringContaining('has ended')])
  expect(remembered(hub)).toEqual([['svc-harbor', 'inactive']])
})

test.concurrent('a close that is killed started no deployment, and its post step does not say so', async ({
  stage,
}) => {
  const { pull, hub, start, post } = await stage({ ...head, service: 'svc-harbor' })
  pull.state = 'closed'
  hub.mute = true
  const step = start('closed')
  await hub.until(() => hub.requests.length > 0)
  step.signal('SIGKILL')
  expect((await post(await step.finished, {}, 'closed')).warnings).toEqual([])
})

test.concurrent('killed while it builds: the post step settles what GitHub shows', async ({ stage }) => {
  const story = [{ is: 'building', log: ['Going on'] }] as const
  const { hub, start, post } = await stage({ ...head, service: 'svc-harbor', platform: { story } })
  const step = start('synchronize')
  await step.line(/Going on/)
  step.signal('SIGKILL')
  const { exitCode, warnings } = await post(await step.finished)
  expect([exitCode, warnings]).toEqual([0, [expect.stringContaining('taxiway follow')]])
  expect(hub.comments.map(({ body }) => body)).toEqual([expect.stringMatching(/was interrupted.*taxiway follow/s)])
  expect(remembered(hub)).toEqual([
    ['svc-harbor', undefined],
    ['svc-harbor', 'error'],
  ])
})

test.concurrent('killed after its pull request was closed: the post step leaves the comment alone', async ({
  stage,
}) => {
  const story = [{ is: 'building', log: ['Going on'] }] as const
  const { pull, hub, start, run, post } = await stage({ ...head, service: 'svc-harbor', platform: { story } })
  const step = start('synchronize')
  await step.line(/Going on/)
  step.signal('SIGKILL')
  const main = await step.finished
  pull.state = 'closed'
  await run('closed')
  await post(main)
  expect(hub.comments.map(({ body }) => body)).toEqual([expect.stringContaining('has ended')])
})
