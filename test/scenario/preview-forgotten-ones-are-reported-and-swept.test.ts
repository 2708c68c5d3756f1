// @module-tag thorough
import { join } from 'node:path'
import { readEntries } from '../support/github/description.ts'
import type { GithubApi } from '../support/github/github-api.ts'
import { said } from '../support/messages.ts'
import type { ScriptedPlatform } from '../support/platform/scripted-platform.ts'
import { projectSlug } from '../support/platform/state.ts'
import { expect, onPlatform, test as previewing, pullRequest, rememberPreview } from '../support/previewing.ts'
import { startAction } from '../support/runner/run-action.ts'
import { byRef, type Inputs } from '../support/scenario.ts'

const test = previewing.extend('review', ({ folder, workspace }) => (hub: GithubApi, inputs: Inputs) => {
  const env = { GITHUB_EVENT_NAME: 'schedule', GITHUB_REPOSITORY: hub.repository }
  return startAction('preview', inputs, { runnerFolder: join(folder, 'runner'), workspace, githubUrl: hub.url, env })
})

/** Remembers previews as the action does, oldest first. */
function remember(hub: GithubApi, numbers: readonly number[], service?: string): void {
  for (const number of numbers) rememberPreview(hub, `preview:${number}:shop-pr-${number}`, service ?? `svc-${number}`)
}

/** The inputs of a sweep. */
const sweeping = ({ url, key }: ScriptedPlatform, request = 'DELETE /api/services/{id}'): Inputs => ({
  'base-url': url,
  'api-key': key,
  mode: 'sweep',
  'teardown-request': request,
})

const stale = (outputs: Readonly<Record<string, string>>): number[] =>
  JSON.parse(outputs['stale'] ?? 'null').map(({ number }: { number: number }) => number)

test('a report lists every preview, and those of closed pull requests as stale', async ({
  platform,
  github,
  review,
}) => {
  const [site, hub] = [await platform(), await github({ pulls: [pullRequest(7)] })]
  remember(hub, [5, 6, 7])
  const { 'service-id': _, 'poll-interval': __, timeout: ___, ...connection } = byRef(site)
  const job = await review(hub, { ...connection, mode: 'report' }).finished
  expect([job.exitCode, job.outcome]).toEqual([0, 'succeeded'])
  expect(stale(job.outputs)).toEqual([6, 5])
  expect(job.summary).toContain('<th>Deployed</th>')
  expect(job.summary).toContain('svc-7')
  expect(site.journal).toEqual([])
})

test('1,000 previews are read in at most 40 requests, none of them for each', async ({ platform, github, review }) => {
  const numbers = Array.from({ length: 1_000 }, (_, index) => index + 1)
  const hub = await github({ pulls: numbers.slice(500).map((number) => pullRequest(number)) })
  remember(hub, numbers)
  remember(hub, numbers)
  const site = await platform()
  const job = await review(hub, { 'base-url': site.url, 'api-key': site.key, mode: 'report' }).finished
  expect(stale(job.outputs)).toHaveLength(500)
  expect(hub.requests.length).toBeLessThanOrEqual(40)
})

/** Puts so many deployments of other tools before the newest. */
function bury(hub: GithubApi, count: number): void {
  const [other] = hub.deployments
  if (other === undefined) throw new Error('nothing is remembered')
  const first = (hub.deployments.at(-1)?.id ?? 0) + 1
  const theirs = { ...other, payload: {}, request: { ref: 'main' } }
  for (let index = 0; index < count; index++) hub.deployments.push({ ...theirs, id: first + index })
}

test('one that this version remembers is found behind any number of deployments, in few requests', async ({
  stage,
  review,
}) => {
  const { pull, site, hub, run } = await stage({
    platform: { own: { 'DELETE /api/services/svc-new-1': { json: { ok: true } } } },
  })
  await run('opened')
  await review(hub, sweeping(site)).finished
  pull.state = 'closed'
  bury(hub, 3_000)
  const before = hub.requests.length
  const report = await review(hub, { 'base-url': site.url, 'api-key': site.key, mode: 'report' }).finished
  expect(stale(report.outputs)).toEqual([7])
  expect(hub.requests.length - before).toBeLessThanOrEqual(5)
  await review(hub, sweeping(site)).finished
  expect(site.journal.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  pull.state = 'open'
  const reopened = await run('reopened')
  expect(reopened.outputs['service-id']).toBe('svc-new-2')
})

test('deployments whose creator GitHub does not name may remember more, which is said', async ({
  platform,
  github,
  review,
}) => {
  const body = [
    { id: 1, payload: {}, creator: { login: 'ada' } },
    { id: 2, payload: {} },
  ]
  const hub = await github({ faults: [{ on: 'repos/list-deployments', answer: { status: 200, body } }] })
  const site = await platform()
  const job = await review(hub, { 'base-url': site.url, 'api-key': site.key, mode: 'report' }).finished
  expect(job.view.shown.join('\n')).toMatch(said('previews-not-all-read'))
})

test.for(['report', 'sweep'])(
  'a %s of a GitHub that gives the same page for ever ends after few requests, and sends nothing',
  async (mode, { platform, github, review }) => {
    const rows = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, payload: {}, creator: { login: 'ada' } }))
    const answer = { status: 200, body: rows, headers: { link: '<https://api.github.com/next>; rel="next"' } }
    const hub = await github({ faults: [{ on: 'repos/list-deployments', answer }] })
    const site = await platform()
    const job = await review(hub, { ...sweeping(site), mode }).finished
    expect([job.exitCode, job.errors[0]]).toEqual([1, expect.stringMatching(said('previews-unread'))])
    expect(hub.requests.length).toBeLessThanOrEqual(5)
    expect(site.journal).toEqual([])
  },
)

test.for(['report', 'sweep'])(
  'a %s of a GitHub that never answers ends with its timeout',
  async (mode, { platform, github, review }) => {
    const hub = await github({ mute: true })
    const site = await platform()
    const job = await review(hub, { ...sweeping(site), mode, timeout: '1s' }).finished
    expect([job.exitCode, job.outcome]).toEqual([1, 'timed-out'])
    expect(site.journal).toEqual([])
  },
)

test('a sweep that is killed in the middle and run again sends each request once', async ({
  platform,
  github,
  review,
}) => {
  const hub = await github({ pulls: [pullRequest(7)] })
  for (const number of [1, 2, 3, 4]) hub.pulls.push({ ...pullRequest(number), state: 'closed' })
  remember(hub, [1, 2, 3, 4, 7])
  const gone = { json: { ok: true } }
  const site = await platform({
    own: Object.fromEntries([1, 2, 3, 4].map((each) => [`DELETE /api/services/svc-${each}`, gone])),
  })
  const step = review(hub, sweeping(site))
  const sent = () => site.journal.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
  await hub.until(() => sent().length === 2)
  step.signal('SIGKILL')
  await step.finished
  const again = await review(hub, sweeping(site)).finished
  expect(sent().toSorted()).toEqual([1, 2, 3, 4].map((each) => `/api/services/svc-${each}`))
  expect(again.outputs['stale']).toBeDefined()
})

test('without a request, or with GitHub that does not say, nothing is sent', async ({ platform, github, review }) => {
  const hub = await github({ forbids: ['pull-requests: read'] })
  remember(hub, [1])
  const site = await platform()
  const bare = await review(hub, sweeping(site, '')).finished
  expect(bare.errors[0]).toMatch(said('sweep-without-request'))
  const blind = await review(hub, sweeping(site)).finished
  expect([blind.exitCode, blind.outcome]).toEqual([1, 'failed'])
  expect(blind.errors[0]).toMatch(said('previews-unread'))
  expect(site.journal).toEqual([])
})

test('a service that two previews remember, and one that the platform does not find, are not swept', async ({
  platform,
  github,
  review,
}) => {
  const hub = await github({ pulls: [pullRequest(7)] })
  for (const number of [5, 6]) hub.pulls.push({ ...pullRequest(number), state: 'closed' })
  remember(hub, [5])
  remember(hub, [6, 7], 'svc-shared')
  const site = await platform({ own: { 'DELETE /api/servces/svc-5': { status: 404, json: { error: 'not found' } } } })
  const job = await review(hub, sweeping(site, 'DELETE /api/servces/{id}')).finished
  expect(job.exitCode).toBe(1)
  expect(job.warnings).toEqual([expect.stringMatching(said('sweep-not-found'))])
  expect(job.notices).toEqual([expect.stringMatching(said('sweep-shared', 'svc-shared'))])
  expect(stale(job.outputs)).toEqual([6, 5])
  expect(site.journal.map(({ path }) => path)).toEqual(['/api/servces/svc-5'])
  const own = hub.deployments.filter(({ request }) => request['task'] !== undefined)
  expect(own.map(({ payload }) => readEntries(payload)['service'])).toEqual(['svc-5', 'svc-shared', 'svc-shared'])
})

test('only what Taxiway created is swept: its record says so, or the claim of its creation', async ({
  platform,
  github,
  review,
}) => {
  const hub = await github()
  for (const number of [4, 5, 6]) hub.pulls.push({ ...pullRequest(number), state: 'closed' })
  remember(hub, [4, 5, 6])
  for (const [index, claimed] of ['svc-9', 'svc-5'].entries()) {
    const record = hub.deployments[index]
    if (record === undefined) throw new Error('nothing is remembered')
    const { target, service } = readEntries(record.payload)
    Object.assign(record, { payload: { tool: 'taxiway', target, service } })
    const claim = { id: hub.deployments.length + 1, payload: { tool: 'taxiway', target, attempt: claimed } }
    hub.deployments.push({
      ...{ ...record, ...claim },
      statuses: [{ state: 'inactive', description: `Service ${claimed} was created` }],
    })
  }
  const gone = { json: { ok: true } }
  const own = Object.fromEntries([4, 5, 6].map((each) => [`DELETE /api/services/svc-${each}`, gone]))
  const site = await platform({ own })
  const job = await review(hub, sweeping(site)).finished
  expect(job.notices).toEqual([expect.stringMatching(said('sweep-not-created', 'svc-4', '4'))])
  expect(site.journal.map(({ path }) => path).toSorted()).toEqual(['/api/services/svc-5', '/api/services/svc-6'])
  expect(stale(job.outputs)).toContain(4)
})

test('a sweep leaves the claim of a run that may be creating the next service', async ({
  platform,
  github,
  review,
}) => {
  const hub = await github()
  hub.pulls.push({ ...pullRequest(5), state: 'closed' })
  const [longAgo, now] = ['2026-11-01T00:00:00Z', new Date().toISOString()]
  const rows = [
    [{ attempt: 'of long ago' }, 'A service is being created', longAgo],
    [{ attempt: 'younger' }, 'A service is being created', now],
    [{ service: 'svc-5', created: true }, 'Service svc-5', now],
    [{ attempt: 'ended' }, 'Nothing was created', now],
    [{ attempt: 'under way' }, 'A service is being created', now],
  ] as const
  for (const [index, [memory, description, createdAt]] of rows.entries())
    hub.deployments.push({
      ...{ id: index + 1, environment: 'preview', request: { ref: 'main', task: 'taxiway-preview' } },
      payload: { tool: 'taxiway', target: 'memory:preview:5:shop-pr-5', ...memory },
      ...{ creator: { login: hub.login }, createdAt, statuses: [{ state: 'in_progress', description }] },
    })
  const site = await platform({ own: { 'DELETE /api/services/svc-5': { json: { ok: true } } } })
  const swept = await review(hub, sweeping(site)).finished
  expect([swept.exitCode, stale(swept.outputs)]).toEqual([0, []])
  const claims = hub.deployments.filter(
    ({ payload }) => readEntries(payload)['target'] === 'memory:preview:5:shop-pr-5',
  )
  expect(claims.map(({ payload, statuses }) => [readEntries(payload)['attempt'], statuses.length])).toEqual([
    ['younger', 1],
    ['under way', 1],
  ])
})

test('a sweep ends with its timeout, says how far it came, and refuses a request without an id', async ({
  platform,
  github,
  review,
}) => {
  const hub = await github({ pulls: [] })
  for (const number of [1, 2]) hub.pulls.push({ ...pullRequest(number), state: 'closed' })
  remember(hub, [1, 2])
  const site = await platform({ own: { 'DELETE /api/services/svc-2': 'mute' } })
  const job = await review(hub, { ...sweeping(site), timeout: '2s' }).finished
  expect(job.outcome).toBe('timed-out')
  expect(job.errors[0]).toMatch(/removed none.*svc-2 of #2 may have been removed/s)
  expect(stale(job.outputs)).toEqual([2, 1])
  const same = await review(hub, sweeping(site, 'DELETE /api/services/all')).finished
  expect(same.errors[0]).toMatch(said('preview-teardown-request-without-id'))
  const reads = await review(hub, sweeping(site, 'GET /api/services/{id}')).finished
  expect(reads.errors[0]).toMatch(said('preview-teardown-request-reads'))
})

/** The ids of what remembers previews. */
const memoryIds = ({ deployments }: GithubApi): number[] =>
  deployments.filter(({ payload }) => /"memory:preview:/.test(JSON.stringify(payload))).map(({ id }) => id)

function deleteRow({ deployments }: GithubApi, id: number): void {
  deployments.splice(
    deployments.findIndex((each) => each.id === id),
    1,
  )
}

test('a creation whose memory somebody deleted is named by a report, and holds up a sweep until its claim goes too', async ({
  stage,
  review,
}) => {
  const { pull, site, hub, run } = await stage()
  await run('opened')
  pull.state = 'closed'
  const [claim = 0, row = 0] = memoryIds(hub).toSorted((one, other) => one - other)
  deleteRow(hub, row)
  const named = expect.stringMatching(said('preview-row-deleted', 'svc-new-1', '7', String(claim)))
  const { url, key } = site
  const report = await review(hub, { 'base-url': url, 'api-key': key, mode: 'report' }).finished
  expect([report.exitCode, report.warnings]).toEqual([0, [named]])
  const swept = await review(hub, sweeping(site)).finished
  expect([swept.exitCode, swept.warnings]).toEqual([1, [named]])
  expect(swept.errors.join().match(/It is not known whether 1 claimed creation/g)).toHaveLength(1)
  const closed = await run('closed')
  expect(closed.errors[0]).toMatch(said('preview-closed-unconfirmed', 'harbor-pr-7'))
  deleteRow(hub, claim)
  const again = await review(hub, sweeping(site)).finished
  expect([again.exitCode, again.warnings]).toEqual([0, []])
})

test.for([
  ['in_progress', 'A service is being created', 10, true],
  ['in_progress', 'A service is being created', 1, false],
  ['error', 'A service may have been created', 1, true],
  ['inactive', 'Nothing was created', 10, false],
] as const)(
  'a claim that is %s, "%s", %i minutes old, is told: %j',
  async ([state, description, minutes, isTold], { platform, github, review }) => {
    const hub = await github({ pulls: [{ ...pullRequest(6), state: 'closed' }] })
    hub.deployments.push({
      ...{ id: 1, environment: 'preview', request: { ref: 'main', task: 'taxiway-preview' } },
      payload: { tool: 'taxiway', target: 'memory:preview:6:harbor-pr-6', attempt: 'killed' },
      ...{ creator: { login: hub.login }, createdAt: new Date(Date.now() - minutes * 60_000).toISOString() },
      statuses: [{ state, description }],
    })
    const swept = await review(hub, sweeping(await platform())).finished
    const told = expect.stringMatching(said('preview-creation-unended', 'harbor-pr-6', '6', '1'))
    expect([swept.exitCode, swept.warnings]).toEqual(isTold ? [1, [told]] : [0, []])
    // Of one that came to nothing, nothing is kept.
    expect(memoryIds(hub).includes(1)).toBe(description !== 'Nothing was created')
  },
)

test('a sweep frees the place of a service that was deleted in the dashboard', async ({ stage, preview, review }) => {
  const { pull, site, hub, run } = await stage()
  const limited = { 'max-previews': '1', 'teardown-request': 'DELETE /api/services/{id}' }
  await run('opened', limited)
  pull.state = 'closed'
  site.state.created.deleted.add('svc-new-1')
  const swept = await review(hub, { ...sweeping(site), 'project-slug': projectSlug }).finished
  expect([swept.exitCode, swept.warnings, memoryIds(hub)]).toEqual([0, [], []])
  expect(site.journal.filter(({ method }) => method === 'DELETE')).toEqual([])
  const second = pullRequest(8)
  hub.pulls.push(second)
  const next = await preview({ hub, pull: second, action: 'opened' }, onPlatform(site, limited))
  expect(next.outcome).toBe('succeeded')
})

test('a close that nobody finished is finished by its re-run, the comment too', async ({ stage }) => {
  const { pull, hub, run } = await stage()
  await run('opened')
  pull.state = 'closed'
  for (const id of memoryIds(hub)) deleteRow(hub, id)
  expect((await run('closed')).outcome).toBe('skipped')
  expect(hub.comments[0]?.body).toContain('has ended')
})
