// @module-tag thorough
import { join } from 'node:path'
import type { GithubScript } from '../support/github/github-api.ts'
import type { GithubState } from '../support/github/state.ts'
import { said } from '../support/messages.ts'
import type { FaultyAnswer } from '../support/platform/reply.ts'
import { deployed, expect, lastStates, onPlatform, test as previewing } from '../support/previewing.ts'
import { type StepResult, startAction, startPost } from '../support/runner/run-action.ts'

const request = 'DELETE /api/services/svc-new-1'
const teardown = { 'teardown-request': 'DELETE /api/services/{id}' }

/** Pull request 7 had a preview, and is closed; nobody has removed the service yet. */
const test = previewing.extend(
  'forgotten',
  ({ stage, startPreview, postPreview, folder, workspace }) =>
    async (answer: FaultyAnswer = { json: { ok: true } }, github: GithubScript = {}) => {
      const { pull, site, hub, run } = await stage({ platform: { own: { [request]: answer } }, github })
      await run('opened')
      pull.state = 'closed'
      let count = 0
      const env = { GITHUB_EVENT_NAME: 'schedule', GITHUB_REPOSITORY: hub.repository, GITHUB_SHA: 'a'.repeat(40) }
      const sweeping = { 'base-url': site.url, 'api-key': site.key, mode: 'sweep', ...teardown }
      const sweep = () => {
        const runnerFolder = join(folder, `sweep-${++count}`)
        return startAction('preview', sweeping, { runnerFolder, workspace, githubUrl: hub.url, env })
      }
      const postSweep = (main: StepResult) => {
        const runnerFolder = join(folder, 'post-sweep')
        const options = { runnerFolder, workspace, githubUrl: hub.url, env, folder: 'preview' } as const
        return startPost(main, sweeping, options).finished
      }
      const close = () => startPreview({ hub, pull, action: 'closed' }, onPlatform(site, teardown))
      const post = (main: StepResult) => postPreview(main, { hub, pull, action: 'closed' }, onPlatform(site, teardown))
      const sent = () => site.journal.filter(({ method }) => method === 'DELETE').length
      return { site, hub, sweep, postSweep, close, post, sent }
    },
)

test.for([
  ['two sweeps', 2, 0],
  ['three sweeps', 3, 0],
  ['two sweeps and a close', 2, 1],
  ['a sweep and two closes', 1, 2],
] as const)('of %s at once one sends it', async ([_, sweeps, closes], { forgotten }) => {
  const { sweep, close, sent } = await forgotten()
  const started = [...Array.from({ length: sweeps }, sweep), ...Array.from({ length: closes }, close)]
  const ends = await Promise.all(started.map(({ finished }) => finished))
  expect(sent()).toBe(1)
  // Whoever did not send it either knows that it was removed, or says that this is not known.
  for (const { exitCode, warnings, errors } of ends)
    expect(exitCode === 0 || [...warnings, ...errors].length > 0).toBe(true)
})

test('a run that comes to a removal under way says that nobody knows its end', async ({ forgotten }) => {
  const { sweep, close, sent, site } = await forgotten('mute')
  const first = sweep()
  await site.until(() => sent() === 1)
  const second = await sweep().finished
  expect(second.exitCode).toBe(1)
  expect(second.warnings).toEqual([expect.stringMatching(said('sweep-in-doubt', 'svc-new-1', '7'))])
  const closed = await close().finished
  expect(closed.outcome).toBe('indeterminate')
  expect(closed.errors[0]).toMatch(said('preview-teardown-in-doubt', 'DELETE /api/services/{id}', 'svc-new-1'))
  first.signal('SIGKILL')
  await first.finished
  expect(sent()).toBe(1)
})

test('after a close whose answer was lost, neither a re-run nor a sweep sends it', async ({ forgotten }) => {
  const { sweep, close, sent } = await forgotten('reset')
  const lost = await close().finished
  expect(lost.outcome).toBe('indeterminate')
  expect((await close().finished).errors[0]).toMatch(said('preview-teardown-in-doubt'))
  expect((await sweep().finished).warnings).toEqual([expect.stringMatching(said('sweep-in-doubt'))])
  expect(sent()).toBe(1)
})

test('a newer status of another account hides no removal', async ({ forgotten }) => {
  const { sweep, sent, site, hub } = await forgotten('mute')
  const first = sweep()
  await site.until(() => sent() === 1)
  first.signal('SIGKILL')
  await first.finished
  for (const { statuses } of hub.deployments)
    statuses.push({ state: 'inactive', description: 'Tidied up', creator: { login: 'mallory' } })
  const second = await sweep().finished
  expect(second.warnings).toEqual([expect.stringMatching(said('sweep-in-doubt'))])
  expect(sent()).toBe(1)
})

test('a close that comes to a service which a sweep has just removed sends nothing', async ({ forgotten }) => {
  const { sweep, close, sent, hub } = await forgotten(undefined, {
    faults: [{ on: 'repos/delete-deployment', answer: 'mute' }],
  })
  const first = sweep()
  await hub.until(() => hub.count('repos/delete-deployment') === 1)
  for (const { statuses } of hub.deployments) statuses.push({ state: 'inactive', creator: { login: 'mallory' } })
  const closed = await close().finished
  expect([closed.outcome, closed.errors]).toEqual(['skipped', []])
  expect(hub.comments[0]?.body).toMatch(said('preview-teardown-by-another', 'svc-new-1'))
  first.signal('SIGKILL')
  await first.finished
  expect(sent()).toBe(1)
})

test('a request that certainly did nothing is sent again by the next run', async ({ forgotten }) => {
  const { sweep, close, sent } = await forgotten({ status: 403, json: { error: 'not you' } })
  expect((await close().finished).errors[0]).toMatch(said('preview-teardown-refused'))
  expect((await sweep().finished).exitCode).toBe(1)
  expect((await close().finished).errors[0]).toMatch(said('preview-teardown-refused'))
  expect(sent()).toBe(3)
})

test('a close leaves a service alone that another preview uses', async ({ forgotten }) => {
  const { close, sent, hub } = await forgotten()
  const row = hub.deployments.find(({ payload }) => JSON.stringify(payload).includes('svc-new-1'))
  if (row === undefined) throw new Error('nothing is remembered')
  const other = { tool: 'taxiway', target: 'memory:preview:8:id svc-new-1', service: 'svc-new-1' }
  hub.deployments.unshift({ ...row, id: 1, payload: other })
  const closed = await close().finished
  expect([closed.exitCode, sent()]).toEqual([0, 0])
  expect(hub.comments[0]?.body).toMatch(said('preview-teardown-shared', 'DELETE /api/services/{id}', 'svc-new-1'))
})

test('a removal that cannot be recorded is not sent', async ({ forgotten }) => {
  const answer = { status: 403, body: { message: 'Resource not accessible by integration' } }
  const { close, sweep, sent } = await forgotten(
    { json: { ok: true } },
    { faults: [{ on: 'repos/create-deployment', nth: [4, 5, 6, 7], answer }] },
  )
  const closed = await close().finished
  expect(closed.outcome).toBe('failed')
  expect(closed.errors[0]).toMatch(said('preview-teardown-unclaimed', 'DELETE /api/services/{id}'))
  expect((await sweep().finished).exitCode).toBe(1)
  expect(sent()).toBe(0)
})

test('a sweep forgets what was removed, by a close too, but for the removal, and shows no head of it as deployed', async ({
  forgotten,
}) => {
  const { sweep, close, sent, hub } = await forgotten()
  await close().finished
  const swept = await sweep().finished
  expect([swept.exitCode, swept.outcome]).toEqual([0, 'succeeded'])
  expect(sent()).toBe(1)
  expect(lastStates(hub)).toEqual(['inactive'])
  const others = hub.deployments.filter((each) => !deployed(hub).includes(each))
  const targets = ['removal:svc-new-1']
  expect(others.map(({ payload }) => payload)).toEqual(targets.map((target) => expect.objectContaining({ target })))
})

test.for(['close', 'sweep'] as const)(
  'a %s does not remove the service of a pull request that was opened again while GitHub had a limit',
  async (kind, { forgotten }) => {
    const reopened = { on: 'repos/create-deployment', nth: [4], answer: { retryAfter: 2 } } as const
    const meanwhile = ({ pulls: [pull] }: GithubState): void => {
      Object.assign(pull ?? {}, { state: 'open' })
    }
    const run = await forgotten(undefined, { faults: [{ ...reopened, meanwhile }] })
    const end = await run[kind]().finished
    expect([end.exitCode, run.sent()]).toEqual([0, 0])
    expect(lastStates(run.hub)).toEqual(['success'])
    expect(run.hub.comments[0]?.body).toContain('is ready')
  },
)

test('a close waits for a limit of GitHub, and removes the service', async ({ forgotten }) => {
  const { close, sent } = await forgotten(undefined, {
    faults: [{ on: 'repos/create-deployment', nth: [4], answer: { retryAfter: 25 } }],
  })
  const closed = await close().finished
  expect([closed.exitCode, sent()]).toEqual([0, 1])
})

test('once the platform lists the service as deleted, a close that was in doubt is over', async ({ forgotten }) => {
  const { close, sent, site } = await forgotten('reset')
  await close().finished
  site.state.created.deleted.add('svc-new-1')
  const again = await close().finished
  expect([again.exitCode, again.outcome, sent()]).toEqual([0, 'skipped', 1])
})

test('what a sweep in doubt says to delete can be deleted, and then the next one sends it', async ({ forgotten }) => {
  const { sweep, sent, hub } = await forgotten('reset')
  await sweep().finished
  const [warning = ''] = (await sweep().finished).warnings
  const [, claim, records] =
    /delete GitHub deployment (\d+), .* delete GitHub deployment ([\d, ]+),/.exec(warning) ?? []
  for (const id of [claim, ...(records?.split(', ') ?? [])]) {
    const { statuses } = hub.deployments.find((each) => String(each.id) === id) ?? { statuses: [] }
    expect(statuses.at(-1)).toMatchObject({ state: 'inactive' })
  }
  const index = hub.deployments.findIndex(({ id }) => String(id) === claim)
  hub.deployments.splice(index, 1)
  await sweep().finished
  expect(sent()).toBe(2)
})

test('a removal that GitHub cannot be told of is counted, and said', async ({ forgotten }) => {
  const answer = { status: 422, body: { message: 'Validation Failed' } }
  const { sweep, sent } = await forgotten(undefined, { faults: [{ on: 'repos/delete-deployment', answer }] })
  const swept = await sweep().finished
  expect([swept.exitCode, sent()]).toEqual([1, 1])
  expect(swept.warnings).toEqual([expect.stringMatching(said('sweep-not-forgotten', 'svc-new-1', '7'))])
  expect(swept.errors.join()).toContain('removed 1')
})

test('a close that is cancelled in the middle says that the service may be gone', async ({ forgotten }) => {
  const { close, sent, site } = await forgotten('mute')
  const first = close()
  await site.until(() => sent() === 1)
  first.signal('SIGINT')
  const { warnings } = await first.finished
  expect(warnings).toEqual([
    expect.stringMatching(said('preview-teardown-cut', 'DELETE /api/services/{id}', 'svc-new-1')),
  ])
})

test('after a close that is killed while it removes the service, the post step says that it may be gone', async ({
  forgotten,
}) => {
  const { close, post, sent, site } = await forgotten('mute')
  const first = close()
  await site.until(() => sent() === 1)
  first.signal('SIGKILL')
  const { exitCode, warnings, summary } = await post(await first.finished)
  expect(exitCode).toBe(0)
  expect(warnings).toEqual([
    expect.stringMatching(
      said('preview-close-stopped-removing', 'harbor-pr-7', 'DELETE /api/services/{id}', 'svc-new-1'),
    ),
  ])
  expect(summary).toContain('svc-new-1')
})

test('after a close that is killed before it sends anything, the post step says what is known of its claim', async ({
  forgotten,
}) => {
  const mute = (on: 'pulls/get' | 'repos/create-deployment', nth: number): GithubScript => ({
    faults: [{ on, nth: [nth], answer: 'mute' }],
  })
  // The creation of the preview has asked twice for the pull request.
  const asking = await forgotten(undefined, mute('pulls/get', 4))
  const reading = asking.close()
  await asking.hub.until(() => asking.hub.count('pulls/get') === 4)
  reading.signal('SIGKILL')
  const early = await asking.post(await reading.finished)
  expect(early.warnings).toEqual([expect.stringMatching(said('preview-close-stopped', 'harbor-pr-7'))])

  const { close, post, hub, sent } = await forgotten(undefined, mute('repos/create-deployment', 4))
  const claiming = close()
  await hub.until(() => hub.count('repos/create-deployment') === 4)
  claiming.signal('SIGKILL')
  const { warnings } = await post(await claiming.finished)
  const known = ['harbor-pr-7', 'svc-new-1', 'DELETE /api/services/{id}', 'was not sent'] as const
  expect(warnings).toEqual([expect.stringMatching(said('preview-close-stopped-claimed', ...known))])
  expect(sent()).toBe(0)
})

test('after a sweep that is killed while it removes a service, the post step says that it may be gone', async ({
  forgotten,
}) => {
  const { sweep, postSweep, sent, site } = await forgotten('mute')
  const killed = sweep()
  await site.until(() => sent() === 1)
  killed.signal('SIGKILL')
  const { exitCode, warnings } = await postSweep(await killed.finished)
  expect(exitCode).toBe(0)
  expect(warnings).toEqual([expect.stringMatching(said('sweep-stopped'))])
  expect(warnings[0]).toContain('svc-new-1 of #7 may have been removed')
})

test('a sweep that is killed while it claims a removal leaves word of the claim', async ({ forgotten }) => {
  const faults = [{ on: 'repos/create-deployment', nth: [4], answer: 'mute' } as const]
  const { sweep, postSweep, hub, sent } = await forgotten(undefined, { faults })
  const killed = sweep()
  await hub.until(() => hub.count('repos/create-deployment') === 4)
  killed.signal('SIGKILL')
  const { warnings } = await postSweep(await killed.finished)
  expect(warnings[0]).toMatch(said('sweep-stopped-claimed', 'svc-new-1', '7'))
  expect(sent()).toBe(0)
})
