import { expect, test } from 'vitest'
import { type BuildLine, routesOf, simpleBuild } from '../../support/platform/build.ts'
import { type LogStream, soundStream } from '../../support/platform/build-stream.ts'
import { deploying } from '../../support/virtual/deploying.ts'

const tenMinutes = 600_000
const slowly = Array.from({ length: 60 }, (_, index) => ({ index, text: `${index}`, atMs: index * 10_000 }))

const run = (stream: Partial<LogStream>, lines: readonly BuildLine[] = slowly) =>
  deploying(
    (clock) => routesOf(clock, simpleBuild({ endsAtMs: tenMinutes, lines, stream: { ...soundStream, ...stream } })),
    { timeoutMs: 2 * tenMinutes },
  )

test('after three failed streams it is tried again each minute, and one warning says so', async () => {
  const { host, journal } = await run({ kind: 'absent' })
  const streams = journal.filter(({ route }) => route === 'stream').map(({ atMs }) => atMs)
  expect(streams.filter((atMs) => atMs < 20_000)).toHaveLength(3)
  expect(streams.length).toBeGreaterThan(10)
  expect(streams.length).toBeLessThan(15)
  expect(host.warnings().filter((text) => text.includes('stream'))).toHaveLength(1)
  expect(host.accounted).toHaveLength(60)
})

test('a stream that breaks is opened again 1 s to 8 s later, after the last event that it sent', async () => {
  // The first line was written before the stream was opened.
  const { journal } = await run({ payload: 'text', ids: 'number', cutAfter: 6, cutFirst: 2, replays: 'after-id' })
  const streams = journal.filter(({ route }) => route === 'stream')
  expect(streams.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '7', '13'])
  const gaps = streams.map(({ atMs }) => atMs - (slowly.findLast((line) => line.atMs < atMs)?.atMs ?? 0))
  for (const gap of gaps.slice(1)) expect(gap).toBeGreaterThanOrEqual(1_000)
  for (const gap of gaps.slice(1)) expect(gap).toBeLessThanOrEqual(8_000)
})

test('a stream without a byte for 75 s counts as broken', async () => {
  const { journal } = await run({ kind: 'mute', comments: false, ends: 'never' }, [])
  const [first = 0, second = 0] = journal.filter(({ route }) => route === 'stream').map(({ atMs }) => atMs)
  expect(second - first).toBeGreaterThanOrEqual(76_000)
  expect(second - first).toBeLessThanOrEqual(83_000)
})
