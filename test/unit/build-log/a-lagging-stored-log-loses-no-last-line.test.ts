import { expect, test } from 'vitest'
import { routesOf, type StreamFaults, simpleBuild, soundStream } from '../../support/virtual/build.ts'
import { deploying } from '../../support/virtual/deploying.ts'

const endsAtMs = 20_000
const lines = Array.from({ length: 50 }, (_, index) => ({
  seq: index + 1,
  text: `line ${index + 1}`,
  atMs: index * 400,
}))

const run = (logLagMs: number, stream: Partial<StreamFaults> = {}) =>
  deploying((clock) =>
    routesOf(
      clock,
      simpleBuild({ endsAtMs, lines, logLagMs, stream: { ...soundStream, shape: 'bare-text', ...stream } }),
    ),
  )

test('a line that a stream drops and a late stored log has is printed in its place', async () => {
  const { host } = await run(3_000, { shape: 'json-seq', dropEvery: 49 })
  expect(host.accounted).toEqual(lines.map(({ seq }) => seq))
  expect(host.events.filter(({ kind }) => kind === 'hole')).toEqual([])
})

test('if the stored log stays empty, the lines of the stream are shown after 5 s, and a notice says so', async () => {
  const { host, report } = await run(60_000)
  expect(report.durationMs - endsAtMs).toBeLessThan(6_000)
  expect(host.events.some((event) => event.kind === 'notice' && event.text.includes('lines of the stream'))).toBe(true)
  expect(host.texts).toEqual(lines.map(({ text }) => text))
})

test.each([
  ['a stream that proves the end', {}, 700],
  ['a stream that told all of it twice', { cutAfter: 30, cutFirst: 1 }, 2_700],
  ['a stream without its last lines', { dropEvery: 50 }, 2_700],
])('no more is waited for than the patience: %s', async (_name, stream, mostMs) => {
  const { report } = await run(0, stream)
  expect(report.durationMs - endsAtMs).toBeLessThan(mostMs)
})
