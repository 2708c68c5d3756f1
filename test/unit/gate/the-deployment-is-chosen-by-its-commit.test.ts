import { expect, test } from 'vitest'
import { said } from '../../support/messages.ts'
import type { Reply } from '../../support/platform/reply.ts'
import { commit, type Judged, judging, type Row, showing } from './virtual.ts'

const live = (id: string, more: Row = {}): Row => ({ deploymentId: id, status: 'live', rollbackable: true, ...more })
const building = (id: string, more: Row = {}): Row => ({ deploymentId: id, status: 'building', ...more })
const older = Array.from({ length: 12 }, (_, index) =>
  live(`old-${index}`, { commit: `${index}`.repeat(40).slice(0, 40) }),
)

test.each<[where: string, fields: Row]>([
  ['in its ref', { ref: commit }],
  ['in upper case', { ref: commit.toUpperCase() }],
  ['abbreviated', { commitSha: commit.slice(0, 7) }],
  ['nested', { branch: 'main', source: { commit: commit.slice(0, 10) } }],
  ['nested as an object', { commit: { id: commit, message: 'x' } }],
])('a record that shows the commit %s is chosen at once', async (_, fields) => {
  const { report, clock } = await judging(showing(() => [building('new'), ...older.slice(0, 8), live('ours', fields)]))
  expect(report).toMatchObject({ chosenBy: 'commit', passed: true, deployment: { deploymentId: 'ours' } })
  expect(clock.now()).toBeLessThan(4_000)
})

test.each<[what: string, fields: Row]>([
  ['another commit', { commit: 'f'.repeat(40) }],
  ['too few characters of it', { commit: commit.slice(0, 6) }],
  ['a branch', { ref: 'main' }],
  ['nothing', {}],
])('a record that shows %s is not chosen', async (_, fields) => {
  const { report } = await judging(showing(() => [live('other', fields)]))
  expect(report).toMatchObject({ chosenBy: undefined, passed: false, deployment: { outcome: 'indeterminate' } })
})

test.each([
  [59_000, 'commit'],
  [62_000, 'newest-unfinished'],
])('a record of the commit is waited for up to 60 s: one after %i ms', async (atMs, by) => {
  const rows = (now: number): Row[] => [...(now >= atMs ? [live('ours', { commit })] : []), building('going'), ...older]
  const { report, events, clock } = await judging(showing(rows), {}, { timeoutMs: 5_000 })
  expect(report.chosenBy).toBe(by)
  expect(clock.now()).toBeGreaterThan(Math.min(atMs, 60_000))
  expect(events.filter(({ kind }) => kind === 'waiting')).toEqual([
    { kind: 'waiting', text: expect.stringContaining('up to 60 s') },
  ])
  expect(events.find(({ kind }) => kind === 'chosen')).toMatchObject({
    how: expect.stringContaining('Judging deployment '),
  })
})

test.each<[rows: Row[], chosen: string | undefined]>([
  [[live('a'), building('b'), building('c')], 'b'],
  [[live('a'), live('b')], undefined],
  [
    [
      { id: 'a', state: 'failed' },
      { id: 'b', state: 'queued' },
    ],
    'b',
  ],
  [[{ deploymentId: 'a', status: 'running', rollbackable: true }, building('b')], 'b'],
  [[{ deploymentId: 'a', rollbackable: false }, live('b')], 'a'],
  [[{ deploymentId: 'a', status: 'never heard of', rollbackable: true }, live('b')], 'a'],
  [[...older, building('deep')], 'deep'],
  [[], undefined],
])('without a commit the newest unfinished one of %j is chosen at once', async (rows, chosen) => {
  const limit = { timeoutMs: 1_000 }
  const { report, events, journal } = await judging(
    showing(() => rows),
    { commit: '' },
    limit,
  )
  expect(report.deployment.deploymentId).toBe(chosen)
  expect(events.filter(({ kind }) => kind === 'chosen')).toHaveLength(chosen === undefined ? 0 : 1)
  const looks = journal.filter(({ route, query }) => route === 'history' && query['before'] === undefined)
  expect(looks.length).toBeLessThan(6)
})

test('a history that fails for a while is read again, after the requested wait', async () => {
  let asked = 0
  const { report, journal } = await judging((clock) => (request) => {
    if (request.route !== 'history' || ++asked > 3) return showing(() => [live('ours', { commit })])(clock)(request)
    return asked === 2 ? { status: 429, headers: { 'retry-after': '20' } } : { fault: 'reset' }
  })
  expect(report).toMatchObject({ chosenBy: 'commit', passed: true })
  const reads = journal.filter(({ route }) => route === 'history')
  expect((reads[2]?.atMs ?? 0) - (reads[1]?.atMs ?? 0)).toBeGreaterThanOrEqual(20_000)
})

test.each<[status: number, mostMs: number, said: RegExp]>([
  [403, 5_000, /403.*deployments:read|403/],
  [404, 15_000, /404/],
  [500, 75_000, /500/],
])('a history that keeps answering %i is indeterminate', async (status, mostMs, said) => {
  const { report, clock } = await judging(() => () => ({ status, json: { error: 'no' } }))
  expect(report.deployment).toMatchObject({ outcome: 'indeterminate', reason: expect.stringMatching(said) })
  expect(clock.now()).toBeLessThan(mostMs)
  expect(clock.pending).toBe(0)
})

const others = [{ id: 'd1', status: 'live' }]
const warnings = ({ events }: Judged) => events.filter(({ kind }) => kind === 'warning')

/** Answers the reads of the history, in their order, and after the last of these replies as that. */
const answering = (...replies: readonly Reply[]) => {
  let reads = 0
  return judging(
    (clock) => (asked) =>
      asked.route === 'history' ? (replies[reads++] ?? replies.at(-1) ?? {}) : showing(() => [])(clock)(asked),
    { deploymentId: 'd9' },
  )
}

test('a deployment without a record is named after 10 s, in few requests though the history has no end', async () => {
  const endless = Array.from({ length: 10_000 }, (_, n) => ({ id: `d${n + 100}`, status: 'live' }))
  const judged = await judging(
    showing(() => endless),
    { deploymentId: 'd9' },
  )
  const { report, journal, clock } = judged
  expect(report).toMatchObject({ chosenBy: 'id', deployment: { outcome: 'indeterminate', deploymentId: 'd9' } })
  expect(report.reason).toMatch(said('deployment-unknown', 'd9', 's1'))
  expect(clock.now()).toBeLessThan(11_000)
  expect(journal.filter(({ route }) => route === 'history').length).toBeLessThan(100)
  expect(warnings(judged)).toEqual([])
})

test('of one of a service that is not there, the service is named', async () => {
  const judged = await answering({ status: 404 })
  expect(judged.report.reason).toMatch(said('service-missing', 's1', '404'))
  expect(judged.clock.now()).toBeLessThan(11_000)
  expect(warnings(judged)).toEqual([])
})

test.each<[string, readonly Reply[]]>([
  ['the key is refused', [{ status: 403 }]],
  ['a record without a status was found', [{ json: { deployments: [{ id: 'd9' }] } }, { status: 403 }]],
  ['the platform asks to wait past the timeout', [{ status: 429, headers: { 'retry-after': '7200' } }]],
])('a deployment is not called unknown if %s', async (_, replies) => {
  const { report } = await answering(...replies)
  expect(report.deployment.outcome).toBe('indeterminate')
  expect(report.reason).not.toMatch(said('deployment-unknown', 'd9', 's1'))
  expect(report.reason).toContain('Deployment d9 may still be running.')
})

test('a record that is 7 s late is waited for', async () => {
  const rows = (atMs: number): Row[] => (atMs < 7_000 ? others : [{ id: 'd9', status: 'live' }, ...others])
  const { report } = await judging(showing(rows), { deploymentId: 'd9' })
  expect(report.deployment.outcome).toBe('succeeded')
})
