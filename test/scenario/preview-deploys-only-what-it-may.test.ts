import { mergeQueueRun, type PullRequestAction } from '../support/github/events.ts'
import { expect, onPlatform, pullRequest, push, remembered, rememberPreview, test } from '../support/previewing.ts'

test.concurrent.for([
  ['a fork', { head: { repository: 'eve/harbor' } }],
  ['a fork that was deleted', { head: { repository: null } }],
  ['Dependabot', { author: 'dependabot[bot]' }],
] as const)('%s has no secrets: green, with a notice', async ([, who], { stage }) => {
  const { site, hub, run } = await stage({ pull: who, github: { readOnly: true } })
  for (const action of ['opened', 'closed'] as const) {
    const { outcome, notices, warnings } = await run(action, { 'api-key': '' })
    expect([outcome, notices, warnings]).toEqual(['skipped', [expect.stringContaining('no secrets')], []])
  }
  expect([site.journal, hub.calls]).toEqual([[], []])
})

test.concurrent('a fork with secrets gets its preview', async ({ stage }) => {
  const { hub, run } = await stage({
    pull: { head: { repository: 'eve/harbor' } },
    github: { unknownRefs: [pullRequest(7).head.sha] },
  })
  expect((await run('opened')).outcome).toBe('succeeded')
  expect(hub.deployments[0]?.request['ref']).toBe('refs/pull/7/head')
})

test.concurrent.for([
  ['pull_request_target', 'failed', 'code of a fork'],
  ['workflow_run', 'failed', 'code of a fork'],
  ['push', 'failed', 'not on `push`'],
  ['merge_group', 'skipped', 'a merge queue'],
] as const)('on %s it ends as %s', async ([name, outcome, says], { stage }) => {
  const { site, hub, run } = await stage()
  const env = name === 'merge_group' ? mergeQueueRun('1'.repeat(40), '2'.repeat(40)).env : { GITHUB_EVENT_NAME: name }
  const job = await run('opened', {}, { env })
  expect([job.outcome, [...job.errors, ...job.notices].join()]).toEqual([outcome, expect.stringContaining(says)])
  expect([site.journal, hub.calls]).toEqual([[], []])
})

test.concurrent.for<[PullRequestAction, string]>([
  ['labeled', 'succeeded'],
  ['ready_for_review', 'succeeded'],
  ['assigned', 'skipped'],
])('%s ends as %s', async ([action, outcome], { stage }) => {
  const { site, run } = await stage({ service: 'svc-harbor' })
  expect((await run(action)).outcome).toBe(outcome)
  expect(site.requests('deploy')).toHaveLength(outcome === 'succeeded' ? 1 : 0)
})

test.concurrent('what is outdated before it begins, before the creation or before the head is skipped', async ({
  stage,
  preview,
}) => {
  const { pull, site, hub } = await stage()
  const old = structuredClone(pull)
  push(pull, '2'.repeat(40))
  const before = await preview({ hub, pull: old, action: 'opened' }, onPlatform(site))
  expect([before.outcome, hub.deployments, hub.comments]).toEqual(['skipped', [], []])

  push(pull, old.head.sha)
  hub.hold = async (name) => {
    if (name === 'GitHub: POST /repos/ada/harbor/deployments') push(pull, '2'.repeat(40))
  }
  const claimed = await preview({ hub, pull: old, action: 'opened' }, onPlatform(site))
  expect([claimed.outcome, hub.deployments, hub.comments]).toEqual(['skipped', [], []])
  expect(site.journal).toEqual([])

  push(pull, old.head.sha)
  hub.hold = undefined
  site.hold = async (route) => {
    if (route === 'create') pull.state = 'closed'
  }
  const created = await preview({ hub, pull: old, action: 'opened' }, onPlatform(site))
  expect([created.outcome, created.outputs['service-id'], site.requests('deploy')]).toEqual([
    'skipped',
    'svc-new-1',
    [],
  ])
  expect(hub.states().at(-1)).toBe('inactive')
})

test.concurrent('what is outdated once another run has created the service is skipped', async ({ stage }) => {
  const { pull, site, hub, start } = await stage()
  rememberPreview(hub, 7, null)
  const waiting = start('opened', {}, { inProcess: true })
  await hub.until(() => hub.count('repos/list-deployments') > 1)
  push(pull, '2'.repeat(40))
  rememberPreview(hub, 7, 'svc-harbor')
  expect((await waiting.finished).outcome).toBe('skipped')
  expect(site.requests('deploy')).toEqual([])
})

test.concurrent('an image is followed alone, but deployed again for what applies with the next deployment', async ({
  stage,
}) => {
  const { pull, site, run } = await stage()
  const image = { image: 'ghcr.io/ada/harbor:pr-7' }
  const opened = await run('opened', image)
  expect(opened.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
  expect(opened.outputs['deployment-id']).toBeDefined()
  expect(site.requests('deploy')).toEqual([])
  push(pull, '2'.repeat(40))
  expect((await run('synchronize', { ...image, 'env-vars': 'MODE=preview' })).outcome).toBe('succeeded')
  expect(site.requests('deploy').map(({ body }) => body)).toEqual([{}])
  expect(site.ledger.imports).toHaveLength(1)
})

test.concurrent('an image is deployed again for a port that was exposed without an address', async ({ stage }) => {
  const answer = { status: 201, json: { port: 3000, label: 'harbor-pr-7' } }
  const { site, run } = await stage({ platform: { faults: [{ on: 'expose', effect: 'happens', answer }] } })
  const opened = await run('opened', { image: 'ghcr.io/ada/harbor:pr-7', port: '3000' })
  expect([opened.outcome, opened.outputs['url'], site.requests('deploy').length]).toEqual(['succeeded', undefined, 1])
})

test.concurrent('only a service that the platform does not know may have been deleted', async ({ stage }) => {
  const answer = { status: 403, json: { error: 'no' } }
  const faults = [{ on: 'deploy', nth: [1], answer }] as const
  const { hub, run } = await stage({ service: 'svc-harbor', platform: { faults } })
  expect((await run('synchronize')).errors).toEqual([expect.not.stringContaining('was deleted')])
  rememberPreview(hub, 7, 'svc-gone')
  const job = await run('synchronize')
  expect(job.errors).toEqual([expect.stringContaining('If service svc-gone was deleted, close and reopen')])
})

test.concurrent('a commit that waits for a busy service is skipped once it is no longer the head', async ({
  stage,
}) => {
  const answer = { status: 409, json: { error: 'busy' } }
  const { pull, site, start } = await stage({
    service: 'svc-harbor',
    platform: { faults: [{ on: 'deploy', answer }] },
  })
  const waiting = start('synchronize', {}, { timeFactor: 10 })
  await site.until(() => site.requests('deploy').length > 0)
  push(pull, '2'.repeat(40))
  const job = await waiting.finished
  expect([job.outcome, job.notices, job.errors]).toEqual(['skipped', [], []])
})

test.concurrent('the deploy does not wait until GitHub takes requests again', async ({ stage }) => {
  const { site, hub, run } = await stage({
    service: 'svc-harbor',
    github: { faults: [{ on: 'repos/create-deployment', nth: [1], answer: { retryAfter: 30 } }] },
  })
  let asked: number | undefined
  site.hold = async (route) => {
    if (route === 'deploy') asked = hub.count('repos/create-deployment')
  }
  const job = await run('synchronize', {}, { timeFactor: 4 })
  expect([job.outcome, job.warnings, asked]).toEqual(['succeeded', [], 1])
  expect(job.notices).toEqual([expect.stringContaining('GitHub wants no request for 30')])
  expect(remembered(hub)).toEqual([['svc-harbor', 'success']])
})

test.concurrent('settings that fail are warnings, and are sent once', async ({ stage }) => {
  const answer = { status: 409, json: { error: 'the label is taken' } }
  const { site, run } = await stage({
    platform: { faults: (['expose', 'indexing', 'autodeploy'] as const).map((on) => ({ on, answer })) },
  })
  const job = await run('opened', { port: '3000' })
  expect([job.outcome, job.outputs['url']]).toEqual(['succeeded', undefined])
  expect(job.warnings).toEqual([
    expect.stringContaining('Search engines may index'),
    expect.stringContaining('tracked branch may replace'),
    expect.stringMatching(/address of port 3000 is not known.*the label is taken/),
  ])
  const next = await run('synchronize', { port: '3000' })
  expect([next.outcome, next.warnings]).toEqual(['succeeded', [expect.stringContaining('Set environment-url')]])
  expect(site.requests('expose')).toHaveLength(1)
})

test.concurrent('variables that are facts of the preview hide nothing that a program reads', async ({ stage }) => {
  const { pull, site, hub, run } = await stage()
  const { sha } = pull.head
  const variables = `NOTIFY_ON=failed\nAPP_NAME=harbor-pr-7\nSTATE=in_progress\nGIT_SHA=${sha}\nPUBLIC_HOST=harbor-pr-7-x1.apps.example\nSERVICE=svc-new-1`
  const inputs = { port: '3000', 'env-vars': variables }
  const opened = await run('opened', inputs)
  const url = 'https://harbor-pr-7-x1.apps.example'
  expect(opened.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1', ref: sha, url })
  expect(hub.deployments[0]?.payload).toEqual({ pullRequest: 7, name: 'harbor-pr-7', service: 'svc-new-1', url })
  expect(hub.comments[0]?.body).toContain('harbor-pr-7 is ready')
  expect((await run('synchronize', inputs)).outputs['service-id']).toBe('svc-new-1')
  pull.state = 'closed'
  expect((await run('closed', inputs)).outputs['service-id']).toBe('svc-new-1')
  expect(site.state.created.all).toHaveLength(1)
})

test.concurrent('one preview more than max-previews is skipped, and the comment names who holds the places', async ({
  stage,
}) => {
  const { site, hub, run } = await stage({
    github: { pulls: [pullRequest(7), pullRequest(5), { ...pullRequest(6), state: 'closed' }] },
  })
  rememberPreview(hub, 5, 'svc-5')
  rememberPreview(hub, 6, 'svc-6')
  const full = await run('opened', { 'max-previews': '1' })
  expect([full.outcome, site.state.created.all]).toEqual(['skipped', []])
  expect(hub.comments[0]?.body).toContain('held by &#35;&#8203;5 harbor-pr-5.')
  expect(hub.deployments).toHaveLength(2)
  expect((await run('synchronize', { 'max-previews': '2' })).outcome).toBe('succeeded')
})
