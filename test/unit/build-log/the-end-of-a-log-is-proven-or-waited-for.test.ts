import { expect, test } from 'vitest'
import { saidAlone } from '../../support/messages.ts'
import { LogScript, linesOf, type Store, storeOf, upTo } from '../../support/virtual/log-script.ts'

const verdictMs = 10_200
const six = upTo(6).map((seq) => `line ${seq}`)
const opened = { kind: 'stream-opened' } as const
const ended = { kind: 'stream-ended', clean: true } as const
const lost = { kind: 'stream-ended', clean: false } as const

/** Six stored lines; the stream does what the row says. Every answer takes 100 ms. */
const sixStored = (count = 6) => new LogScript(storeOf(linesOf(upTo(count))))
const streaming = (log: LogScript, texts: readonly string[]) => log.at(50, opened).stream(100, texts)

test.each<[string, number, (log: LogScript) => LogScript]>([
  ['the stream ended cleanly after as many lines', 10_300, (log) => streaming(log, six).at(10_000, ended)],
  ['the mark of the end is no line', 10_300, (log) => streaming(log, [...six, '[DONE]']).at(10_000, ended)],
  ['it sent one line less', 12_300, (log) => streaming(log, six.slice(1)).at(10_000, ended)],
  ['it left one out', 12_300, (log) => streaming(log, six.toSpliced(3, 1)).at(10_000, ended)],
  ['its first line is another one', 12_300, (log) => streaming(log, ['other', ...six.slice(1)]).at(10_000, ended)],
  ['its last line is another one', 12_300, (log) => streaming(log, [...six.slice(0, 5), 'other']).at(10_000, ended)],
  ['it is open', 12_300, (log) => streaming(log, six)],
  ['it was lost', 12_300, (log) => streaming(log, six).at(10_000, lost)],
  [
    'it had two connections',
    12_300,
    (log) => streaming(log, six.slice(0, 3)).at(500, lost, opened).stream(600, six.slice(3)).at(10_000, ended),
  ],
  [
    'it was lost, and the next connection brought nothing',
    12_300,
    (log) => streaming(log, six).at(500, lost, opened).at(10_000, ended),
  ],
  ['it sent more', 15_300, (log) => streaming(log, [...six, 'line 7']).at(10_000, ended)],
])('after the verdict, the log ends as soon as it may: %s', (_name, endMs, stream) => {
  const log = stream(sixStored()).verdict(verdictMs)
  expect(log.end?.kind).toBe('complete')
  expect(log.endMs).toBe(endMs)
  expect(log.texts).toEqual(six)
})

test('a stream that began in the middle of the log proves the end too', () => {
  const log = new LogScript(storeOf([...linesOf(upTo(2)), ...linesOf([3, 4, 5, 6], 500)])).at(50, opened)
  log.stream(600, six.slice(2)).at(10_000, ended).verdict(verdictMs)
  expect(log.texts).toEqual(six)
  expect(log.endMs).toBe(10_300)
})

test.each([
  ['succeeded', 'log-empty'],
  ['failed', 'log-end-unproven'],
] as const)('of a log without a line it is said that there was none, or no proof: %s', (ending, id) => {
  const log = new LogScript(storeOf([])).at(verdictMs, { kind: 'verdict', askedMs: verdictMs, ending }).at(20_000)
  expect(log.end).toMatchObject({ kind: 'complete', notice: expect.stringMatching(saidAlone(id)) })
})

test('four equal lines prove nothing', () => {
  const log = streaming(sixStored(4), six.slice(0, 4)).at(10_000, ended).verdict(verdictMs)
  expect(log.endMs).toBe(12_300)
})

test('a stream that begins after the verdict proves nothing: what held it back may have cut it', () => {
  const log = new LogScript(storeOf([...linesOf(upTo(6)), ...linesOf([7], 10_800)])).at(50, opened)
  log.at(verdictMs, { kind: 'verdict', askedMs: 10_100, ending: 'succeeded' })
  log.stream(10_250, six).at(10_260, ended).at(20_000)
  expect(log.texts).toEqual([...six, 'line 7'])
})

test('a store that lags may come to any count, which proves nothing', () => {
  const log = new LogScript(storeOf([...linesOf(upTo(5), 14_000), ...linesOf([6], 14_700)])).at(50, opened)
  log.stream(9_900, six.slice(0, 5)).at(9_950, ended).verdict(verdictMs)
  expect(log.texts).toEqual(six)
})

test('a stream that ends while the deployment goes on proves nothing', () => {
  const log = streaming(sixStored(), six).at(8_000, ended).at(8_100, { kind: 'history-read' }).verdict(verdictMs)
  expect(log.endMs).toBe(12_300)
})

test('an answer that was asked for before the clean end proves nothing', () => {
  const log = streaming(sixStored(), six).at(verdictMs, { kind: 'verdict', askedMs: verdictMs, ending: 'failed' })
  expect(log.at(10_500, ended).end).toBe(undefined)
  expect(log.at(10_600).endMs).toBe(10_600)
})

test('after a failed read, an earlier answer proves nothing', () => {
  const store = storeOf(linesOf(upTo(6)))
  const fails: Store = (after, askedMs) => (askedMs === 10_100 ? 503 : store(after, askedMs))
  const log = streaming(new LogScript(fails), six).at(9_900, ended).at(10_100, { kind: 'evidence-wanted' })
  log.verdict(10_250, 'succeeded', 350)
  expect(log.reads.at(-1)?.atMs).toBeGreaterThan(10_250)
  expect(log.end?.kind).toBe('complete')
})

test('a line that comes after the verdict starts the patience anew', () => {
  const lines = [...linesOf(upTo(6)), ...linesOf([7], 11_600), ...linesOf([8], 13_500)]
  const log = new LogScript(storeOf(lines)).verdict(verdictMs)
  expect(log.texts.length).toBe(8)
  expect(log.endMs).toBeGreaterThanOrEqual(15_500)
  expect(log.endMs).toBeLessThan(16_400)
})

test('a deployment that may go on has no end to wait for', () => {
  expect(sixStored().verdict(verdictMs, 'open').endMs).toBe(10_300)
})

test('but what is stored of it is read to its end', () => {
  const log = new LogScript(storeOf(linesOf(upTo(20), 10_150), 3)).verdict(verdictMs, 'open')
  expect(log.texts.length).toBe(20)
})

test.each<[string, number, Store, number]>([
  ['30 s, if it cannot be read', 40_200, (_after, askedMs) => (askedMs < 10_000 ? [] : 503), 3_600_000],
  ['2 minutes, while new lines come', 130_200, (after = 0) => linesOf([after + 1]), 3_600_000],
  ['5 s after the deadline', 25_000, (_after, askedMs) => (askedMs < 10_000 ? [] : 503), 20_000],
])('reading ends at the latest after %s, and a warning says so', (_name, endMs, store, deadlineMs) => {
  const log = new LogScript(store, { deadlineMs }).verdict(verdictMs)
  expect(log.endMs).toBe(endMs)
  expect(log.said).toContain('warning: The end of the build log could not be read.')
})

test.each([
  ['succeeded', six, true, ''],
  ['failed', six, true, ''],
  ['succeeded', six, false, ''],
  ['failed', six, false, 'notice: The platform gave no proof'],
  ['succeeded', [...six, 'line 7'], true, 'notice: The log stream has sent 7 lines, but the stored build log shows 6.'],
  ['failed', [...six, 'line 7'], true, 'warning: The log stream has sent 7 lines, but the stored build log shows 6.'],
] as const)('what is not proven of the end is said: %s, %j, a clean end: %s', (ending, texts, clean, said) => {
  const log = streaming(sixStored(), texts).at(10_000, { kind: 'stream-ended', clean }).verdict(verdictMs, ending)
  if (said === '') expect(log.said).toBe('')
  else expect(log.said).toContain(said)
})

test('only the events of one name are counted', () => {
  const event = (text: string, name: string) => ({ text, event: { id: undefined, event: name, data: text } })
  const texts = [...six.map((text) => event(text, 'log')), event('building now', 'status')]
  const log = sixStored().at(50, opened).at(100, { kind: 'stream-texts', texts }).at(10_000, ended)
  expect(log.verdict(verdictMs).said).toBe('')
})
