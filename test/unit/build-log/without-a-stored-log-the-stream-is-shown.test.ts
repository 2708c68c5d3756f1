import { expect, test } from 'vitest'
import { LogScript, linesOf, type Store, upTo } from '../../support/virtual/log-script.ts'

const opened = { kind: 'stream-opened' } as const
const ended = { kind: 'stream-ended', clean: true } as const
const notice = 'notice: The stored build log cannot be read, so the lines of the stream are shown.'
const texts = upTo(6).map((seq) => `line ${seq}`)
const refuses =
  (status: number): Store =>
  (_after, askedMs) =>
    askedMs < 5_000 ? status : linesOf(upTo(6))

test('after two refusals, the lines of the stream are shown, with one notice', () => {
  const log = new LogScript(refuses(403)).at(50, opened).stream(1_000, texts).at(4_000)
  expect(log.texts).toEqual(texts)
  expect(log.lines[0]?.atMs).toBe(2_200)
  log.stream(4_500, ['line 7']).at(9_000, ended).verdict(10_000)
  expect(log.texts).toEqual([...texts, 'line 7'])
  expect(log.said.split(notice).length).toBe(2)
  expect(log.end?.kind).toBe('complete')
})

test('a record that is not found, or one refusal, is no reason', () => {
  const once: Store = (_after, askedMs) => (askedMs < 1_000 ? 403 : linesOf(upTo(6)))
  for (const store of [refuses(404), once]) {
    const log = new LogScript(store).at(50, opened).stream(100, texts).verdict(20_000)
    expect(log.said).not.toContain(notice)
    expect(log.texts).toEqual(texts)
  }
})

test('without any answer for 10 s, the lines of the stream are shown', () => {
  const log = new LogScript(() => 503).at(50, opened).stream(1_000, texts).at(10_900)
  expect(log.texts).toEqual([])
  expect(log.at(11_100).texts).toEqual(texts)
})

test('1,000 lines are held for that', () => {
  const many = upTo(1_500).map((seq) => `line ${seq}`)
  const log = new LogScript(refuses(403)).at(50, opened)
  for (let index = 0; index < many.length; index += 100) log.stream(1_000, many.slice(index, index + 100))
  expect(log.at(4_000).texts).toEqual(many.slice(-1_000))
})

test('without a clean end, a warning follows 5 s after the verdict', () => {
  const log = new LogScript(() => 403).at(50, opened).stream(1_000, texts).verdict(10_000)
  expect(log.endMs).toBe(15_000)
  expect(log.said).toContain('warning: The build log could not be read to its end.')
})

test('once a stored line is printed, the stream prints none', () => {
  const store: Store = (after, askedMs) => (askedMs > 1_000 ? 403 : after === undefined ? linesOf(upTo(6)) : [])
  const log = new LogScript(store)
    .at(50, opened)
    .stream(2_000, [...texts, 'line 7'])
    .stream(20_000, ['line 8'])
    .verdict(30_000)
  expect(log.texts).toEqual(texts)
  expect(log.said).not.toContain(notice)
  expect(log.said).toContain('warning')
})
