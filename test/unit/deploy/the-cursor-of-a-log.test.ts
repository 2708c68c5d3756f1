import { describe, expect, test } from 'vitest'
import { LogCursor } from '../../../src/deploy/log/cursor.ts'

type Event = { id: undefined; data: string }

const record = (seq: number): object => ({ seq, line: `line ${seq}` })
const text = (data: string): Event => ({ id: undefined, data })
const events = (...numbers: readonly number[]): Event[] => numbers.map((seq) => text(JSON.stringify(record(seq))))
const numbers = ({ lines }: { readonly lines: readonly { readonly number: number | undefined }[] }): unknown[] =>
  lines.map(({ number }) => number)

/** What `atThree` asks the store for. */
const readAtThree = { after: 3, lastReleased: 3 }

/** A cursor that has released the lines 1 to 3 of the store. */
function atThree(): LogCursor {
  const cursor = new LogCursor()
  cursor.stored([record(1), record(2), record(3)], cursor.nextRead)
  return cursor
}

test('the end of the store is an answer with nothing beyond the last line at its request, not one that the stream was faster than', () => {
  const cursor = atThree()
  expect(cursor.stored([], readAtThree)).toEqual({ lines: [], isEnd: true })
  expect(numbers(cursor.streamed(events(4, 5), 1))).toEqual([4, 5])
  // A page of two, of which there may be more.
  expect(cursor.stored([record(4), record(5)], readAtThree)).toEqual({ lines: [], isEnd: false })
})

describe('the stream proves the log whole', () => {
  const bare = text('a line without a number')

  test.each<[string, boolean, ...(readonly Event[])[]]>([
    ['if its last number was released', true, events(2, 3)],
    ['if it showed as many lines as were released', true, [bare, bare, bare]],
    ['also before another connection that shows nothing', true, events(1, 2, 3), [text('{"ping":true}')]],
    ['not if it showed fewer lines without numbers', false, [bare, bare]],
    ['not if it showed as many on a later connection', false, [bare, bare], [bare, bare, bare]],
    ['not if a line is not there yet', false, events(2, 3, 5)],
    ['not if a line without a number is among the others', false, [...events(3), bare]],
    ['not if its numbers fall', false, events(2, 3, 2, 3)],
  ])('%s', (_, isProven, ...connections) => {
    const cursor = atThree()
    for (const [index, shown] of connections.entries()) cursor.streamed(shown, index + 1)
    expect(cursor.isAllOfConnection).toBe(isProven)
  })
})

test('lines that the store passes over come before the next line that it has', () => {
  const cursor = new LogCursor()
  cursor.streamed(events(1, 2, 3, 4), 1)
  expect(numbers(cursor.stored([record(1), record(3)], cursor.nextRead))).toEqual([1, 2, 3, 4])
})

test('lines prove nothing if the store never showed where the log begins', () => {
  const cursor = new LogCursor()
  cursor.streamed(events(500, 501), 1)
  expect(numbers({ lines: cursor.releaseHeld() })).toEqual([500, 501])
  expect(cursor.gaps).toEqual(['The beginning of the build log may be missing.'])
  expect(cursor.isAllOfConnection).toBe(false)
})

test('a store whose lines have no numbers is read from its beginning', () => {
  const cursor = new LogCursor()
  expect(numbers(cursor.stored([{ line: 'a' }, { line: 'b' }], cursor.nextRead))).toEqual([1, 2])
  expect(cursor.nextRead).toEqual({ after: undefined, lastReleased: 2 })
})

test.each([
  ['pings, the mark of an end and events without text are no lines', '{"ping":true} [DONE] {"seq":9}', false],
  ['only the store can place a line without a number', 'FATAL:out-of-memory', true],
])('%s', (_, data, needsStore) => {
  expect(atThree().streamed(data.split(' ').map(text), 1)).toEqual({ lines: [], needsStore })
})
