import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { pollInterval } from '../../../src/old/deployment/verdict/poll-schedule.ts'
import { routesOf, simpleBuild } from '../../support/platform/build.ts'
import { type LogStream, soundStream } from '../../support/platform/build-stream.ts'
import { times } from '../../support/property.ts'
import { deploying } from '../../support/virtual/deploying.ts'

const tenMinutes = 600_000
/** So many lines that their count proves that the log is whole. */
const enough = Array.from({ length: 6 }, (_, index) => ({ index, text: `line ${index}`, atMs: index * 1_000 }))

// A line every 300 ms arrives just when the previous one is looked up.
test.each([
  [0, 105],
  [15_000, 140],
  [300, 700],
  [301, 700],
])('ten minutes with a line every %i ms cost at most %i requests', async (everyMs, most) => {
  const count = everyMs === 0 ? 0 : Math.floor(tenMinutes / everyMs)
  const lines = Array.from({ length: count }, (_, index) => ({
    index,
    text: `line ${index + 1}`,
    atMs: index * everyMs,
  }))
  const { report, journal, host } = await deploying(
    (clock) => routesOf(clock, simpleBuild({ endsAtMs: tenMinutes, lines })),
    { timeoutMs: 2 * tenMinutes },
  )
  expect(report.outcome).toBe('succeeded')
  expect(host.shown.length).toBe(count)
  expect(journal.length).toBeLessThanOrEqual(most)
})

test('without a heartbeat the stream is abandoned, and the stored log costs a few more requests', async () => {
  const stream = { ...soundStream, comments: false, ends: 'never' } as const
  const { journal } = await deploying(
    (clock) => routesOf(clock, simpleBuild({ endsAtMs: tenMinutes, lines: [], stream })),
    { timeoutMs: 2 * tenMinutes },
  )
  expect(journal.length).toBeLessThanOrEqual(200)
})

test('a status that turns final a moment after the stream ended is seen within 700 ms', async () => {
  const record = (nowMs: number) => ({ deploymentId: 'd1', status: nowMs >= 301_000 ? 'live' : 'building' })
  const { report, host } = await deploying((clock) =>
    routesOf(clock, simpleBuild({ endsAtMs: 300_400, lines: enough, record })),
  )
  expect(report.outcome).toBe('succeeded')
  const live = host.events.find((event) => event.kind === 'status' && event.word === 'live')
  expect(live).toMatchObject({ atMs: expect.toSatisfy((atMs: number) => atMs < 301_700) })
  // A stream that ended before may have been cut: the end of the log is waited for.
  expect(report.durationMs - 301_000).toBeLessThan(2_700)
})

const hour = 3_600_000
/** A week in the nightly run, because `npm test` has only seconds for it. */
const silence = (times > 1 ? 7 * 24 : 2) * hour

test.each<[string, LogStream, number]>([
  ['a heartbeat', { ...soundStream, ends: 'never' }, 60],
  ['no byte', { ...soundStream, comments: false, ends: 'never' }, 800],
  // Only the stored log has the lines: it is read each 5 s.
  ['no stream', { ...soundStream, kind: 'absent' }, 850],
])('a build that succeeds after a long silence is followed to its end: %s', async (_name, stream, anHour) => {
  const { report, journal } = await deploying(
    (clock) => routesOf(clock, simpleBuild({ endsAtMs: silence, lines: [], stream })),
    { timeoutMs: 2 * silence, pollIntervalMs: 300_000 },
  )
  expect(report.outcome).toBe('succeeded')
  expect(report.durationMs).toBeLessThan(silence + 310_000)
  expect(journal.length / (silence / hour)).toBeLessThan(anHour)
})

test('an hour of silence costs at most 400 requests at the usual interval', async () => {
  const { report, journal } = await deploying(
    (clock) =>
      routesOf(clock, simpleBuild({ endsAtMs: 5 * hour, lines: [], stream: { ...soundStream, ends: 'never' } })),
    { timeoutMs: 6 * hour },
  )
  expect(report.outcome).toBe('succeeded')
  expect(journal.length / 5).toBeLessThan(400)
})

test('500 polls leave no listener and no timer behind', async () => {
  const { signal } = new AbortController()
  const listeners: number[] = []
  const { clock, journal } = await deploying(
    (clock) => {
      const routes = routesOf(clock, simpleBuild({ endsAtMs: 5_000_000 }))
      return (asked) => {
        listeners.push(getEventListeners(signal, 'abort').length + clock.pending)
        return routes(asked)
      }
    },
    { signal, timeoutMs: 6_000_000 },
  )
  expect(journal.filter(({ route }) => route === 'history').length).toBeGreaterThan(500)
  expect(Math.max(...listeners)).toBeLessThan(20)
  expect(getEventListeners(signal, 'abort')).toEqual([])
  expect(clock.pending).toBe(0)
})

test.each([
  [0, 1_000],
  [14_999, 1_000],
  [15_000, 1_000],
  [30_000, 4_000],
  [60_000, 10_000],
  [3_600_000, 10_000],
])('adaptive: after %i ms the next read is %i ms away', (atMs, waitMs) => {
  expect(pollInterval(undefined, atMs)).toBe(waitMs)
})

test('a fixed interval is kept from the first to the last read', () => {
  expect([0, 20_000, 3_600_000].map((atMs) => pollInterval(300, atMs))).toEqual([300, 300, 300])
})
