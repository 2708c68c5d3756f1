// @module-tag thorough
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Asked } from '../../support/platform/asked.ts'
import { type Build, type BuildLine, lagging, routesOf, simpleBuild, soundStore } from '../../support/platform/build.ts'
import type { Distance } from '../../support/platform/transport.ts'
import { holds } from '../../support/property.ts'
import { type Deployed, deploying } from '../../support/virtual/deploying.ts'
import { anyStream } from '../../support/virtual/logs.ts'

/** A build that writes a line every so many milliseconds, and ends half a second after the last one. */
function chatty(everyMs: number, count: number, changes: Partial<Build> = {}): Build {
  const lines = Array.from({ length: count }, (_, index): BuildLine => {
    return { index, text: `line ${index + 1}`, atMs: 1_000 + index * everyMs }
  })
  return simpleBuild({ lines, endsAtMs: (lines.at(-1)?.atMs ?? 0) + 500, ...changes })
}

const follow = (build: Build, distance: Distance) => deploying((clock) => routesOf(clock, build), { distance })

/** When the requests of a route were sent, in milliseconds. */
const timesOf = ({ journal }: Deployed, ...routes: readonly Asked['route'][]) =>
  journal.filter(({ route }) => routes.includes(route)).map(({ atMs }) => atMs)

/** The largest number of these times, in order, within so many milliseconds. */
const mostWithin = (ms: number, times: readonly number[]) =>
  Math.max(0, ...times.map((fromMs) => times.filter((atMs) => atMs >= fromMs && atMs < fromMs + ms).length))

const distances = fc.record({
  thereMs: fc.constantFrom(0, 1, 10, 75, 150, 300),
  backMs: fc.constantFrom(1, 10, 75, 150, 300),
})
const rates = fc.constantFrom<[everyMs: number, count: number]>([1, 600], [4, 300], [40, 300], [150, 80], [700, 40])
const pages = fc.constantFrom(1, 3, 25, 100, 1_000, Number.POSITIVE_INFINITY)

test('every line is printed in order, and the requests of a minute are bounded, at any distance, line rate and page size', async () => {
  // What reaches the store more than 2 s after the final status may be missed, unless the stream has shown it.
  const lags = fc.constantFrom(0, 0, 300, 1_500)
  await holds(
    fc.asyncProperty(distances, rates, pages, anyStream, lags, async (distance, rate, logPage, stream, logLagMs) => {
      const written = chatty(...rate)
      const store = { ...soundStore, page: logPage }
      const build = { ...written, lines: lagging(written.lines, logLagMs), store, stream }
      const deployed = await follow(build, distance)
      const { report, host, journal } = deployed
      expect(report.outcome).toBe('succeeded')
      const all = build.lines.map(({ index }) => index + 1)
      // At the end the log is read for 2 minutes at most: one of small pages far away is cut, and a warning says so.
      const isCut = host.warnings().some((text) => text.includes('end of the build log'))
      expect(host.accounted).toEqual(isCut ? all.slice(0, host.accounted.length) : all)
      if (logPage >= 25) expect(isCut).toBe(false)
      expect(mostWithin(60_000, timesOf(deployed, 'history', 'stream', 'whoami', 'deploy'))).toBeLessThan(110)
      const atMs = timesOf(deployed, 'log').filter((time) => time < build.endsAtMs)
      // 65 by the allowance, one for each clean end of the stream, and pages that are read on at once.
      const pagesRead = logPage >= 100 ? rate[1] / logPage : rate[1] / Math.max(5, logPage)
      expect(mostWithin(60_000, atMs)).toBeLessThan(110 + pagesRead)
      expect(journal.length).toBeLessThan(900)
    }),
    100,
  )
})

const far: Distance = { thereMs: 75, backMs: 75 }

test('600 lines at one every 40 ms cost at most 60 requests, and show within 0.7 s in the median', async () => {
  const build = chatty(40, 600)
  const { journal, host } = await follow(build, far)
  expect(host.shown).toHaveLength(600)
  expect(journal.length).toBeLessThanOrEqual(60)
  const late = build.lines.map(({ index, atMs }) => (host.shownAtMs.get(index + 1) ?? 1e9) - atMs)
  expect(late.toSorted((a, b) => a - b)[300]).toBeLessThanOrEqual(700)
})

test('a line each 3 s shows within 1.7 round trips in the median', async () => {
  const build = chatty(3_000, 40)
  const { host } = await follow(build, far)
  const late = build.lines.map(({ index, atMs }) => (host.shownAtMs.get(index + 1) ?? 1e9) - atMs)
  expect(late.toSorted((a, b) => a - b)[20]).toBeLessThanOrEqual(1.7 * 150)
})

test('the stream is opened at once after the answer to the deploy request, beside the first read of the stored log', async () => {
  const { journal } = await follow(chatty(40, 100), far)
  const deployAtMs = journal.find(({ route }) => route === 'deploy')?.atMs ?? 0
  const first = (wanted: Asked['route']) => (journal.find(({ route }) => route === wanted)?.atMs ?? 1e9) - deployAtMs
  expect([first('stream'), first('log')]).toEqual([150, 150])
})

// A read of the history may be under way when the stream ends, and the status may turn final a moment later.
test.each([
  [1, 0],
  [75, 0],
  [200, 0],
  [75, 120],
])(
  'the job ends within two round trips, %i ms away, where the status is final %i ms after the stream',
  async (ms, afterMs) => {
    const late: number[] = []
    for (let startMs = 0; startMs < 1_000; startMs += 130) {
      const build = chatty(40, 250)
      const endsAtMs = build.endsAtMs + startMs
      const finalAtMs = endsAtMs + afterMs
      const record = (nowMs: number) => ({ deploymentId: 'd1', status: nowMs >= finalAtMs ? 'live' : 'building' })
      const { report, host, journal } = await follow({ ...build, endsAtMs, record }, { thereMs: ms, backMs: ms })
      expect(host.shown).toHaveLength(build.lines.length)
      const decisive = journal.findLast(({ route, atMs }) => route === 'history' && atMs + ms >= finalAtMs)
      late.push((report.durationMs - Math.max(endsAtMs + ms, decisive?.atMs ?? 0)) / (2 * ms))
    }
    expect(Math.max(...late)).toBeLessThanOrEqual(2.05)
    // The read that brings the verdict, and no other after it.
    expect(late.toSorted((a, b) => a - b)[Math.floor(late.length / 2)]).toBeLessThanOrEqual(1.05)
  },
)
