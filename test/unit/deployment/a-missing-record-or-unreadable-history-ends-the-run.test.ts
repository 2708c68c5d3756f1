import { expect, test } from 'vitest'
import type { Asked } from '../../support/platform/asked.ts'
import { type Build, routesOf, simpleBuild } from '../../support/platform/build.ts'
import type { Reply } from '../../support/platform/reply.ts'
import { deploying } from '../../support/virtual/deploying.ts'

const run = (changes: Partial<Build>, timeoutMs = 600_000) =>
  deploying((clock) => routesOf(clock, simpleBuild(changes)), { timeoutMs })

const afterMs = (fromMs: number, reply: Reply) => (asked: Asked) =>
  asked.route === 'history' && asked.atMs >= fromMs ? reply : undefined

const visible =
  (fromMs: number, toMs: number, status = 'building') =>
  (nowMs: number) =>
    nowMs >= fromMs && nowMs < toMs ? { deploymentId: 'd1', status } : undefined

test('a record that appears late is waited for', async () => {
  const { report } = await run({ record: visible(29_000, 1e9, 'live') })
  expect(report.outcome).toBe('succeeded')
})

test('a record that never appears is indeterminate soon after 30 s', async () => {
  const { report } = await run({ record: () => undefined })
  expect(report.outcome).toBe('indeterminate')
  expect(report.durationMs).toBeGreaterThan(40_000)
  expect(report.durationMs).toBeLessThan(60_000)
})

test('a record that vanishes for less than 10 s is forgiven', async () => {
  const record = (nowMs: number) =>
    nowMs < 60_000 || nowMs > 66_000 ? { deploymentId: 'd1', status: nowMs > 90_000 ? 'live' : 'building' } : undefined
  expect((await run({ record })).report.outcome).toBe('succeeded')
})

test('two absences are forgiven, however far apart failed reads put them', async () => {
  let absences = 0
  let lastMs = 0
  const record = (nowMs: number) => {
    if (nowMs < 60_000 || absences === 2) return { deploymentId: 'd1', status: absences === 2 ? 'live' : 'building' }
    absences++
    lastMs = nowMs
    return undefined
  }
  const fault = (asked: Asked) =>
    asked.route === 'history' && absences === 1 && asked.atMs < lastMs + 12_000 ? { status: 503 } : undefined
  expect((await run({ record, fault })).report.outcome).toBe('succeeded')
})

test.each([
  ['live', 'superseded'],
  ['building', 'indeterminate'],
])('a record that vanishes while a newer one is "%s" is %s', async (status, outcome) => {
  const newer = (nowMs: number) => (nowMs > 50_000 ? [{ deploymentId: 'd2', status }] : [])
  expect((await run({ record: visible(0, 60_000), newer })).report.outcome).toBe(outcome)
})

test('a record that vanishes behind a finished one, whose time is older than its place, is not superseded', async () => {
  const at = (minute: number) => ({ createdAt: `2026-01-01T00:0${minute}:00Z` })
  const before = { deploymentId: 'd0', status: 'live', ...at(4) }
  const pinned = { deploymentId: 'd00', status: 'live', ...at(1) }
  const done = await deploying((clock) => {
    const build = routesOf(clock, simpleBuild({ record: () => undefined }))
    return (asked) => {
      if (asked.route !== 'history') return build(asked)
      const ours = { deploymentId: 'd1', status: 'building', ...at(5) }
      const rows = asked.atMs === 0 ? [before] : asked.atMs < 60_000 ? [ours, before] : [pinned, before]
      return { json: { deployments: rows, nextCursor: null } }
    }
  })
  expect(done.report.outcome).toBe('indeterminate')
})

test('a newer live deployment by somebody else never makes ours a success', async () => {
  const newer = (nowMs: number) => (nowMs > 5_000 ? [{ id: 'd2', status: 'live' }] : [])
  const { report } = await run({ record: visible(0, 1e9), newer }, 60_000)
  expect(report.outcome).toBe('timed-out')
})

test('an empty row of ours does not hide the useful one', async () => {
  const newer = () => [{ deploymentId: 'd1' }, null, { id: 'd1', status: 7 }, 'd1', { status: 'failed' }]
  expect((await run({ record: visible(0, 1e9, 'live'), newer })).report.outcome).toBe('succeeded')
})

test('a live deployment that is listed first, out of order, does not hide ours', async () => {
  const newer = () => [{ deploymentId: 'd0', status: 'live' }]
  expect((await run({ record: visible(1, 1e9, 'failed'), newer })).report.outcome).toBe('failed')
})

test.each([
  [401, 'no longer accepts the API key'],
  [403, 'deployments:read'],
])('a %i twice in a row is indeterminate and says what is missing', async (status, text) => {
  const { report } = await run({ endsAtMs: 1e9, fault: afterMs(10_000, { status, json: { error: 'no' } }) })
  expect(report.outcome).toBe('indeterminate')
  expect(report.durationMs).toBeLessThan(15_000)
  expect(report.reason).toContain(text)
})

test('one 401 between good answers is forgiven', async () => {
  let refusals = 0
  const fault = (asked: Asked) =>
    asked.route === 'history' && asked.atMs > 2_000 && refusals++ % 2 === 0 ? { status: 401 } : undefined
  expect((await run({ fault })).report.outcome).toBe('succeeded')
})

test.each<[string, Reply]>([
  ['503', { status: 503 }],
  ['HTML', { body: html() }],
  ['resets', { fault: 'reset' }],
])('five minutes of %s are indeterminate, and less is not a failure', async (_name, reply) => {
  const { report, journal } = await run({ endsAtMs: 1e9, fault: afterMs(60_000, reply) }, 3_600_000)
  expect(journal.length).toBeLessThan(200)
  expect(report.outcome).toBe('indeterminate')
  expect(report.durationMs).toBeGreaterThan(6 * 60_000 - 11_000)
  expect(report.durationMs).toBeLessThan(7 * 60_000)
  const fault = (asked: Asked) => (asked.atMs < 200_000 ? afterMs(60_000, { status: 503 })(asked) : undefined)
  expect((await run({ endsAtMs: 190_000, fault })).report.outcome).toBe('succeeded')
})

async function* html(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('<!doctype html>')
}
