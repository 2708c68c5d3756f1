import { expect, test } from 'vitest'
import { routesOf, simpleBuild, soundStream } from '../../support/virtual/build.ts'
import { deploying } from '../../support/virtual/deploying.ts'

test.each([25, 1_000])('a backlog of thousands of lines in pages of %i comes without a gap', async (logPage) => {
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
