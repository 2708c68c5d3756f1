import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { times } from '../../support/property.ts'
import { routesOf, simpleBuild, soundStream } from '../../support/virtual/build.ts'
import { deploying } from '../../support/virtual/deploying.ts'

const hour = 3_600_000
/** A week in the nightly run, because `npm test` has only seconds for it. */
const silence = (times > 1 ? 7 * 24 : 4) * hour

test.each([
  ['a heartbeat', { ...soundStream, ends: false }, 60],
  ['no byte', { ...soundStream, heartbeats: false, ends: false }, 800],
  // Only the stored log has the lines: it is read each 5 s.
  ['no stream', { ...soundStream, missing: true }, 850],
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
    (clock) => routesOf(clock, simpleBuild({ endsAtMs: 5 * hour, lines: [], stream: { ...soundStream, ends: false } })),
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
