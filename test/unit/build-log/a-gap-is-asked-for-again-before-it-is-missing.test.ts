import { expect, test } from 'vitest'
import { LogScript, linesOf, type Store, storeOf, upTo } from '../../support/virtual/log-script.ts'

const holesOf = (log: LogScript) =>
  log.events.flatMap((event) => (event.kind === 'hole' ? [[event.from, event.to]] : []))
const numbersOf = (log: LogScript) => log.lines.map(({ seq }) => seq)
const withLine3 = (atMs: number) => new LogScript(storeOf([...linesOf([1, 2, 4, 5, 6]), ...linesOf([3], atMs)]))

test('a line that comes 200 ms after its neighbours is printed in its place', () => {
  const log = withLine3(200).verdict(10_000)
  expect(numbersOf(log)).toEqual([1, 2, 3, 4, 5, 6])
  expect(log.lines.at(-1)?.atMs).toBe(500)
})

test('what is behind a gap that stays is printed after the second read', () => {
  const log = withLine3(3_000).at(1_000)
  expect(numbersOf(log)).toEqual([1, 2, 4, 5, 6])
  expect(log.lines.at(-1)?.atMs).toBe(500)
})

test('a line that comes later is printed then, and marked as late', () => {
  const log = withLine3(3_000).at(8_000)
  expect(log.lines.at(-1)).toMatchObject({ seq: 3, late: true })
  expect(log.verdict(10_000).said).toBe('')
  expect(holesOf(log)).toEqual([])
})

test('before a short log is complete, it is read from its beginning once more', () => {
  const log = withLine3(7_000).verdict(8_000)
  expect(numbersOf(log)).toEqual([1, 2, 4, 5, 6, 3])
  expect(log.end).toEqual({ kind: 'complete', notice: undefined })
})

test('before the log is complete, gaps are asked for once more', () => {
  const others = upTo(1_100).filter((seq) => seq !== 3)
  const log = new LogScript(storeOf([...linesOf(others), ...linesOf([3], 7_000)], 2_000)).verdict(8_000)
  expect(numbersOf(log)).toEqual([...others, 3])
  expect(log.end).toEqual({ kind: 'complete', notice: undefined })
})

test('a line that never comes is declared at the end, not before', () => {
  const log = withLine3(1e9).at(7_000)
  expect(log.events).toEqual([])
  log.verdict(8_000)
  expect(holesOf(log)).toEqual([[3, 3]])
  expect(log.said).toContain('warning: The platform did not deliver these lines of the build log: 3.')
})

test('of more gaps than the memory holds, the number of the others is said', () => {
  const numbers = upTo(3_000).filter((seq) => seq % 5 !== 0)
  const log = new LogScript(storeOf(linesOf(numbers), 10_000)).verdict(8_000)
  // 599 gaps, of which 500 are remembered and five named.
  expect(log.said).toContain('those of 594 more gaps.')
})

test('gaps that stay are asked for again less and less often', () => {
  const log = withLine3(1e9).at(60_000)
  const asked = log.reads.filter(({ after }) => after === 2).map(({ atMs }) => Math.round(atMs / 1_000))
  expect(asked).toEqual([0, 6, 11, 21, 41])
})

test('numbers that leave most unused declare nothing, and wait no more after three vain reads', () => {
  const numbers = Array.from({ length: 20 }, (_, index) => (index + 1) * 10)
  const lines = numbers.flatMap((seq, index) => linesOf([seq], index * 3_000))
  const log = new LogScript(storeOf(lines)).at(50, { kind: 'stream-opened' })
  for (const { text, atMs } of lines) log.stream(atMs + 60, [text])
  log.verdict(65_000)
  expect(numbersOf(log)).toEqual(numbers)
  expect(holesOf(log)).toEqual([])
  expect(log.lines.slice(10).map(({ atMs }, index) => atMs - (lines[index + 10]?.atMs ?? 0))).toEqual(
    Array.from({ length: 10 }, () => 160),
  )
})

test('a log that begins at 50 lacks nothing, but what is before it is asked for', () => {
  const log = new LogScript(storeOf(linesOf(upTo(9).map((seq) => seq + 49)))).verdict(20_000)
  expect(holesOf(log)).toEqual([])
  expect(log.reads.filter(({ after }) => after === undefined).length).toBeGreaterThan(2)
})

test('a log that begins after 1,000 is printed at once, and a notice at its end says so', () => {
  const log = new LogScript(storeOf(linesOf([1_500, 1_501]))).at(200)
  expect(log.lines.length).toBe(2)
  expect(log.verdict(10_000).end).toMatchObject({ kind: 'complete', notice: expect.stringContaining('1500') })
})

const numberless = (texts: readonly string[]) => texts.map((text) => ({ text, seq: undefined }))

test('records without numbers are counted from the start', () => {
  const texts = ['a', 'b', 'a', 'c']
  const store: Store = (_after, askedMs) => numberless(texts.slice(0, 1 + Math.floor(askedMs / 2_000)))
  const log = new LogScript(store).verdict(20_000)
  expect(log.texts).toEqual(texts)
  expect(log.said).toBe('')
})

test('if the first record without a number changes, no more is printed, and a warning says so', () => {
  const store: Store = (_after, askedMs) => numberless(askedMs < 5_000 ? ['a', 'b'] : ['x', 'b', 'c'])
  const log = new LogScript(store).verdict(20_000)
  expect(log.texts).toEqual(['a', 'b'])
  expect(log.said).toContain('warning: The stored build log has no line numbers, and a line that was shown has changed')
})

test('if the last printed record without a number changes, no more is printed', () => {
  const store: Store = (_after, askedMs) => numberless(askedMs < 5_000 ? ['a', 'b'] : ['a', 'c', 'd'])
  expect(new LogScript(store).verdict(20_000).texts).toEqual(['a', 'b'])
})

test('a platform that shows one page whatever is asked for causes a warning', () => {
  const log = new LogScript(() => linesOf(upTo(100))).verdict(20_000)
  expect(log.texts.length).toBe(100)
  expect(log.said).toContain('warning: The platform answers with the first 100 lines of the build log')
})

test('an answer that ignores `after` repeats no line', () => {
  const log = new LogScript(() => linesOf(upTo(7))).verdict(20_000)
  expect(numbersOf(log)).toEqual(upTo(7))
  expect(log.said).toBe('')
})
