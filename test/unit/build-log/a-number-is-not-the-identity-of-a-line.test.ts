import { expect, test } from 'vitest'
import type { StoredRecord } from '../../../src/old/build-log/payload.ts'
import { LogScript, linesOf, type Store, storeOf, upTo } from '../../support/virtual/log-script.ts'

type Row = readonly [seq: number | undefined, text: string]
const recordsOf = (...rows: readonly Row[]): StoredRecord[] => rows.map(([seq, text]) => ({ seq, text }))
const shownBy = (log: LogScript) => log.lines.map(({ text, late }) => (late ? `${text} (late)` : text))

/** One answer after the other for reads as documented, the last one again and again. */
function answering(...answers: readonly (readonly StoredRecord[])[]): Store {
  return (after = Number.NEGATIVE_INFINITY, askedMs) => {
    const answer = answers[Math.min(answers.length - 1, Math.floor(askedMs / 5_000))] ?? []
    let before = -1
    return answer.filter(({ seq = before }) => {
      before = seq
      return seq > after
    })
  }
}

const a = recordsOf([1, 'a'], [1, 'b'], [2, 'c'])

test.for<[string, readonly (readonly StoredRecord[])[], readonly string[]]>([
  ['two lines with one number', [a], ['a', 'b', 'c']],
  [
    'a second line of the last number',
    [recordsOf([1, 'a'], [2, 'b']), recordsOf([1, 'a'], [2, 'b'], [2, 'c'])],
    ['a', 'b', 'c'],
  ],
  ['a third one, in a later answer', [a, [...a, ...recordsOf([2, 'd'], [2, 'e'])]], ['a', 'b', 'c', 'd', 'e']],
  ['the same text twice with one number', [recordsOf([1, 'a'], [1, 'a'], [2, 'b'])], ['a', 'a', 'b']],
  ['a text that changed', [recordsOf([1, '10%'], [2, 'b']), recordsOf([1, '90%'], [2, 'b'])], ['10%', 'b']],
  [
    'a line before its twin',
    [recordsOf([1, 'a'], [2, 'c']), recordsOf([1, 'a'], [2, 'b'], [2, 'c'])],
    ['a', 'c', 'b (late)'],
  ],
  ['numbers that begin again', [recordsOf([1, 'a'], [2, 'b'], [1, 'c'], [2, 'd'])], ['a', 'b', 'c', 'd']],
  [
    'numbers that begin again later',
    [recordsOf([1, 'a'], [2, 'b']), recordsOf([1, 'a'], [2, 'b'], [1, 'c'])],
    ['a', 'b', 'c'],
  ],
  ['a line without a number', [recordsOf([1, 'a'], [undefined, 'b'], [3, 'c'])], ['a', 'b', 'c']],
  ['a first one without', [recordsOf([undefined, 'a'], [2, 'b'])], ['a', 'b']],
  ['newest first', [recordsOf([2, 'c'], [1, 'b'], [1, 'a'])], ['a', 'b', 'c']],
  ['in no order', [recordsOf([1, 'a'], [3, 'c'], [2, 'b'], [4, 'd'])], ['a', 'b', 'c', 'd']],
  ['numbers from 7 that begin again', [recordsOf([7, 'a'], [8, 'b'], [7, 'c'], [8, 'd'])], ['a', 'b', 'c', 'd']],
])('each line is printed once: %s', ([, answers, texts]) => {
  const log = new LogScript(answering(...answers)).verdict(20_000)
  expect(shownBy(log)).toEqual(texts)
  expect(log.events.filter(({ kind }) => kind === 'hole')).toEqual([])
})

test('the last read of a short log is from its beginning, and takes the place of the one that ends the patience', () => {
  const log = new LogScript(storeOf(linesOf(upTo(30)))).verdict(20_000)
  expect(log.reads.at(-1)).toEqual({ atMs: 22_000, after: undefined })
  expect(log.endMs).toBe(22_100)
})

test('a log of more than 1,000 lines whose numbers rise by one is not read again', () => {
  const log = new LogScript(storeOf(linesOf(upTo(1_001)), 10_000)).verdict(20_000)
  expect(log.reads.at(-1)?.after).toBe(1_001)
})

test('if that read brings lines, the patience begins again', () => {
  const [first, again] = [recordsOf([1, 'a'], [2, 'b']), recordsOf([1, 'c'], [2, 'd'])]
  const log = new LogScript((after) => (after === undefined ? [...first, ...again] : [])).at(1_000)
  expect(log.texts).toEqual(['a', 'b', 'c', 'd'])
  const hidden = new LogScript((after, askedMs) => {
    if (after !== undefined) return []
    return askedMs < 10_000 ? first : [...first, ...again]
  }).verdict(20_000)
  expect(hidden.texts).toEqual(['a', 'b', 'c', 'd'])
  expect(hidden.endMs).toBeGreaterThan(24_000)
})

test('numbers that fall back are said once, and the lines keep the order of the answer', () => {
  const log = new LogScript(answering(recordsOf([1, 'a'], [2, 'b'], [1, 'c'], [2, 'd']))).verdict(20_000)
  expect(log.said.match(/begin again, or tell no order/g)).toHaveLength(1)
})

test('while one answer holds such a log, it is read from its beginning', () => {
  const rows = recordsOf([1, 'a'], [2, 'b'], [1, 'c'])
  const log = new LogScript((after = -1, askedMs) => {
    const all = askedMs < 5_000 ? rows : [...rows, ...recordsOf([1, 'd'])]
    return all.filter(({ seq = 0 }) => seq > after)
  }).at(30_000)
  expect(log.texts).toEqual(['a', 'b', 'c', 'd'])
})

test('what comes behind a page of such a log is asked for too', () => {
  const rows = recordsOf(...upTo(8).map((seq): Row => [seq <= 2 ? seq : seq - 2, `line ${seq}`]))
  const log = new LogScript((after = -1, askedMs) => {
    return rows
      .slice(0, askedMs < 8_000 ? 6 : 8)
      .filter(({ seq = 0 }) => seq > after)
      .slice(0, 6)
  }).verdict(20_000)
  expect(log.texts).toEqual(rows.map(({ text }) => text))
})

test('if no answer holds all lines of such a log, a warning says that it could not be checked', () => {
  const rows = recordsOf(...upTo(8).map((seq): Row => [seq <= 2 ? seq : seq - 2, `line ${seq}`]))
  const log = new LogScript((after = -1) => rows.filter(({ seq = 0 }) => seq > after).slice(0, 6)).verdict(20_000)
  expect(log.said).toContain('warning: The numbers of the stored build log begin again or are absent')
})

test('if an answer may be a page that is full of one number, a warning says so', () => {
  const rows = recordsOf([1, 'a'], [1, 'b'], [2, 'c'], [2, 'd'], [2, 'e'], [2, 'f'], [3, 'g'])
  const log = new LogScript((after = -1) => rows.filter(({ seq = 0 }) => seq > after).slice(0, 3)).verdict(20_000)
  expect(log.texts).toEqual(['a', 'b', 'c', 'd', 'e', 'g'])
  expect(log.said).toContain('warning: More lines of the build log have one number than an answer')
})

test('a line between shared numbers, or times, is not declared as missing', () => {
  const shared = new LogScript(storeOf([...linesOf([1, 1, 2, 5, 6, 7])])).verdict(20_000)
  expect(shared.said).toBe('')
  const times = linesOf([1_764_000_000, 1_764_000_001, 1_764_000_005, 1_764_000_006])
  expect(new LogScript(storeOf(times)).verdict(20_000).said).not.toContain('did not deliver')
})

const newest =
  (count: number): Store =>
  (after = -1, askedMs) =>
    linesOf(upTo(Math.min(40, 15 + Math.floor(askedMs / 1_000))))
      .slice(-count)
      .filter(({ seq = 0 }) => seq > after)

test('a first number above 1 is a notice at the end', () => {
  const log = new LogScript(newest(12)).at(10_000)
  expect(log.said).toBe('')
  expect(log.verdict(60_000).said).toContain('notice: The stored build log begins with line 4.')
})

test('but not if a longer answer begins with the same line', () => {
  const lines = linesOf(upTo(20).map((seq) => seq + 49))
  const growing = lines.map((line, index) => ({ ...line, atMs: index * 1_000 }))
  expect(new LogScript(storeOf(growing)).verdict(60_000).said).toBe('')
})

test('a longer answer that begins with a later line shows nothing of the kind', () => {
  const log = new LogScript((after = -1, askedMs) =>
    linesOf(askedMs < 5_000 ? upTo(8).slice(3) : upTo(15).slice(5)).filter(({ seq = 0 }) => seq > after),
  )
  expect(log.verdict(20_000).said).toContain('notice: The stored build log begins with line 4.')
})

test('nor if the count of the stream proves the log from its first line', () => {
  const lines = linesOf(upTo(6).map((seq) => seq + 49))
  const log = new LogScript(storeOf(lines)).at(10, { kind: 'stream-opened' })
  log.stream(
    50,
    lines.map(({ text }) => text),
  )
  log.at(5_000, { kind: 'stream-ended', clean: true })
  expect(log.verdict(6_000, 'failed').said).toBe('')
})

test('that a store dropped its first lines is said if its numbers tell no missing line', () => {
  const all = upTo(60).map((index) => ({ seq: Math.ceil(index / 2), text: `line ${index}`, atMs: index * 100 }))
  const log = new LogScript((after = -1, askedMs) =>
    all
      .filter(({ atMs }) => atMs <= askedMs)
      .slice(-20)
      .filter(({ seq }) => seq > after),
  ).verdict(20_000)
  expect(log.said).toContain('notice: The stored build log does not keep its first lines.')
})
