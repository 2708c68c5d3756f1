import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '../../support/property.ts'
import { type Build, routesOf, simpleBuild, soundStream } from '../../support/virtual/build.ts'
import { deploying } from '../../support/virtual/deploying.ts'
import { anyLines, anyStream } from '../../support/virtual/streams.ts'

const builds: fc.Arbitrary<Build> = fc
  .record({
    lines: anyLines,
    stream: anyStream,
    lost: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 3 }),
    final: fc.constantFrom('live', 'failed'),
    logPage: fc.constantFrom(Number.POSITIVE_INFINITY, 1, 3, 25),
  })
  .map(({ lines, stream, lost, final, logPage }) => {
    const endsAtMs = (lines.at(-1)?.atMs ?? 100) + 500
    const missing = new Set(lost.filter((seq) => seq < lines.length))
    return {
      lines,
      endsAtMs,
      stream,
      lost: missing,
      logPage,
      record: (nowMs: number) => ({ deploymentId: 'd1', status: nowMs >= endsAtMs ? final : 'building' }),
    }
  })

const textOf = ({ lines }: Build, seq: number) => lines.find((line) => line.seq === seq)?.text

test('printed lines plus reported gaps are exactly 1..n, in order, whatever the stream does', async () => {
  await holds(
    fc.asyncProperty(builds, async (build) => {
      const { report, host, clock } = await deploying((clock) => routesOf(clock, build))
      expect(report.outcome).toBe(build.record(1e9)?.['status'] === 'live' ? 'succeeded' : 'failed')
      expect(host.accounted).toEqual(build.lines.map((line) => line.seq))
      if (build.stream.garbleEvery === 0)
        expect(host.printed.filter(({ text, seq }) => text !== textOf(build, seq))).toEqual([])
      expect(clock.pending).toBe(0)
    }),
    300,
  )
})

test.each([3, 1_000])('a backlog of thousands of lines in pages of %i comes without a gap', async (logPage) => {
  const lines = Array.from({ length: 2_500 }, (_, index) => ({
    seq: index + 1,
    text: `line ${index + 1}`,
    atMs: 2_000,
  }))
  const { host, report } = await deploying((clock) =>
    routesOf(clock, simpleBuild({ endsAtMs: 20_000, lines, logPage })),
  )
  expect(report.outcome).toBe('succeeded')
  expect(host.shown).toEqual(lines.map((line) => line.seq))
})

test('even with an open but silent stream, lines show within seconds', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({
    seq: index + 1,
    text: `${index}`,
    atMs: 20_000 + index * 1_000,
  }))
  const stream = { ...soundStream, mute: true, ends: false }
  const shownAtMs: number[] = []
  const { host } = await deploying((clock) => {
    const routes = routesOf(clock, simpleBuild({ endsAtMs: 90_000, lines, stream }))
    return (asked) => {
      if (asked.route === 'log') shownAtMs.push(clock.now())
      return routes(asked)
    }
  })
  expect(host.shown).toHaveLength(60)
  const whileItBuilt = shownAtMs.filter((atMs) => atMs > 35_000 && atMs < 80_000)
  expect(whileItBuilt.length).toBeGreaterThan(15)
})

test('a log whose numbers start at a thousand has no gap', async () => {
  const lines = [1_000, 1_001, 1_002].map((seq) => ({ seq, text: `line ${seq}`, atMs: seq }))
  const { host } = await deploying((clock) => routesOf(clock, simpleBuild({ lines })))
  expect(host.shown).toEqual([1_000, 1_001, 1_002])
})
