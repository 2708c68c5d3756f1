import { expect, test } from 'vitest'
import { LogScript, linesOf, type Store, storeOf, upTo } from '../../support/virtual/log-script.ts'

const opened = { kind: 'stream-opened' } as const
const empty: Store = () => []

function chatty(log: LogScript, fromMs: number, toMs: number, everyMs: number): LogScript {
  for (let ms = fromMs; ms < toMs; ms += everyMs) log.stream(ms, [`at ${ms}`])
  return log
}
const readsIn = ({ reads }: LogScript, fromMs: number, toMs: number) =>
  reads.filter(({ atMs }) => atMs >= fromMs && atMs < toMs).map(({ atMs }) => atMs)

test('the first read goes out at once, beside the stream', () => {
  const log = new LogScript(empty).at(0)
  expect(log.reads).toEqual([{ atMs: 0, after: undefined }])
  expect(log.connectionsMs).toEqual([0])
})

test('an event brings a read at once, 250 ms after the one before', () => {
  const log = new LogScript(empty).at(50, opened).at(5_000)
  const before = log.reads.length
  log.stream(5_100, ['one']).stream(5_310, ['two']).at(5_400)
  expect(log.reads.slice(before).map(({ atMs }) => atMs)).toEqual([5_100, 5_350])
})

test('a chatty log costs five reads, one more each second, and one each two seconds after a minute', () => {
  const log = chatty(new LogScript(empty).at(50, opened), 100, 120_000, 40)
  expect(readsIn(log, 0, 1_500).length).toBe(6)
  expect(readsIn(log, 20_000, 40_000).length).toBe(20)
  expect(readsIn(log, 80_000, 100_000).length).toBe(10)
})

test('a quiet log is read more and more rarely', () => {
  const log = new LogScript(empty).at(50, opened).stream(20_000, ['one']).at(60_000)
  expect(readsIn(log, 20_000, 60_000)).toEqual([20_000, 21_100, 23_200, 27_300, 35_400, 50_500])
})

test('without a stream, it is read each 5 s', () => {
  const log = new LogScript(empty).at(60_000)
  expect(readsIn(log, 20_000, 40_000).map((ms, index, all) => ms - (all[index - 1] ?? ms - 5_000))).toEqual([
    5_000, 5_000, 5_000, 5_000,
  ])
})

test('a read for an idle log leaves one for the next event', () => {
  const log = chatty(new LogScript(empty).at(50, opened), 100, 20_000, 40)
  const [idleMs = 0] = readsIn(log.at(30_000), 20_500, 30_000)
  const again = chatty(new LogScript(empty).at(50, opened), 100, 20_000, 40)
  again.stream(idleMs + 260, ['one']).at(idleMs + 270)
  expect(again.reads.at(-1)?.atMs).toBe(idleMs + 260)
})

test('a full page is read on at once, 300 times', () => {
  const log = new LogScript(storeOf(linesOf(upTo(40_000)), 100)).at(34_000)
  expect(readsIn(log, 0, 30_100).length).toBe(301)
  expect(log.reads.at(-1)?.atMs).toBeGreaterThan(30_100)
  expect(readsIn(log, 30_100, 34_000).length).toBeLessThan(10)
})

test('a small page is read on at once while the stream has sent as many lines more', () => {
  const log = new LogScript(storeOf(linesOf(upTo(100), 5_000), 10)).at(50, opened).at(4_900)
  log
    .stream(
      5_000,
      upTo(100).map((seq) => `line ${seq}`),
    )
    .at(6_100)
  expect(log.lines.length).toBe(100)
})

test('the verdict and a clean end of the stream each allow one read at once', () => {
  const log = chatty(new LogScript(empty).at(50, opened), 100, 20_000, 40)
  log
    .at(20_000, { kind: 'stream-ended', clean: true })
    .at(20_120, { kind: 'verdict', askedMs: 20_110, ending: 'failed' })
  expect(readsIn(log.at(20_200), 20_000, 20_200).length).toBe(2)
})

test('after the verdict, it is read each half second for 5 s, then each second', () => {
  const fails: Store = (_after, askedMs) => (askedMs < 10_000 ? [] : 503)
  const log = new LogScript(fails).verdict(10_000)
  expect(readsIn(log, 10_000, 15_000).length).toBe(9)
  expect(readsIn(log, 20_000, 30_000).length).toBe(10)
  const owed = new LogScript(empty).at(50, opened).stream(100, ['one']).verdict(10_000)
  expect(readsIn(owed, 10_000, 14_900).length).toBe(10)
})

test('after the end of the stream, it is read beside the history', () => {
  const log = new LogScript(empty).at(50, opened).at(10_000, { kind: 'stream-ended', clean: true })
  log.at(11_000, { kind: 'history-read' }).at(11_010)
  expect(log.reads.at(-1)?.atMs).toBe(11_000)
})

test('a new status brings a read', () => {
  const log = new LogScript(empty).at(50, opened).at(40_000).at(41_000, { kind: 'status-changed' }).at(41_010)
  expect(log.reads.at(-1)?.atMs).toBe(41_000)
})

test('a store that fails is read again after 2, 4, 8 and 15 s', () => {
  const log = new LogScript(() => 503).at(60_000)
  expect(log.reads.map(({ atMs }) => atMs).slice(0, 6)).toEqual([0, 2_100, 6_200, 14_300, 29_400, 44_500])
})
