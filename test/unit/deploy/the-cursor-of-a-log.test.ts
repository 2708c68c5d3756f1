import { describe, expect, test } from 'vitest'
import { LogCursor } from '../../../src/deploy/log/cursor.ts'

const record = (seq: number): object => ({ seq, line: `line ${seq}` })
const event = (seq: number): { id: undefined; data: string } => ({ id: undefined, data: JSON.stringify(record(seq)) })
const numbers = (lines: readonly { readonly number: number | undefined }[]): unknown[] =>
  lines.map(({ number }) => number)

/** What `atThree` asks the store for. */
const readAtThree = { after: 3, last: 3 }

/** A cursor that has printed the lines 1 to 3 of the store. */
function atThree(): LogCursor {
  const cursor = new LogCursor()
  cursor.connected()
  cursor.stored([record(1), record(2), record(3)], cursor.beginRead())
  return cursor
}

describe('the end of the store', () => {
  test('is an answer with nothing beyond what was printed when it was asked for', () => {
    const cursor = atThree()
    expect(cursor.stored([], readAtThree)).toEqual({ lines: [], isEnd: true })
  })

  test('is not an answer that brings nothing new because the stream was faster', () => {
    const cursor = atThree()
    expect(numbers(cursor.streamed([event(4), event(5)]))).toEqual([4, 5])
    // A page of two, of which there may be more.
    expect(cursor.stored([record(4), record(5)], readAtThree)).toEqual({ lines: [], isEnd: false })
  })
})

describe('a connection of the stream proves the log whole', () => {
  test('if its last number was printed', () => {
    const cursor = atThree()
    cursor.streamed([event(2), event(3)])
    expect(cursor.isAllOfConnection).toBe(true)
    cursor.streamed([event(5)])
    expect(cursor.isAllOfConnection).toBe(false)
  })

  test('if it showed as many lines as were printed, on the first connection alone', () => {
    const cursor = atThree()
    const text = { id: undefined, data: 'a line without a number' }
    cursor.streamed([text, text])
    expect(cursor.isAllOfConnection).toBe(false)
    cursor.streamed([text])
    expect(cursor.isAllOfConnection).toBe(true)
    cursor.connected()
    cursor.streamed([text, text, text])
    expect(cursor.isAllOfConnection).toBe(false)
  })
})

test('lines behind a hole wait for the store, and come in order', () => {
  const cursor = atThree()
  expect(cursor.streamed([event(6), event(5)])).toEqual([])
  expect(cursor.wantsRead).toBe(true)
  expect(numbers(cursor.stored([record(4)], readAtThree).lines)).toEqual([4, 5, 6])
  expect(cursor.wantsRead).toBe(false)
})

test('without the store they are printed too, and the hole is counted', () => {
  const cursor = atThree()
  cursor.streamed([event(7), event(6)])
  expect(numbers(cursor.releaseHeld())).toEqual([6, 7])
  expect(cursor.missing).toBe(2)
  expect(cursor.isAllOfConnection).toBe(false)
})

test('lines without numbers are counted by their place, and the store is read whole', () => {
  const cursor = new LogCursor()
  expect(numbers(cursor.stored([{ line: 'a' }, { line: 'b' }], cursor.beginRead()).lines)).toEqual([1, 2])
  expect(cursor.beginRead().after).toBeUndefined()
  expect(cursor.stored([{ line: 'a' }, { line: 'b' }, { line: 'c' }], cursor.beginRead())).toMatchObject({
    lines: [{ text: 'c' }],
    isEnd: false,
  })
})

test('pings, the mark of an end and events without text are no lines', () => {
  const cursor = atThree()
  for (const data of ['{"ping":true}', '[DONE]', '{"seq":9}']) cursor.streamed([{ id: undefined, data }])
  expect(cursor.wantsRead).toBe(false)
})

test('a line without a number beside numbered ones proves nothing, and is missed until the store brings it', () => {
  const cursor = atThree()
  cursor.streamed([event(3), { id: undefined, data: 'FATAL: out of memory' }])
  expect(cursor.isAllOfConnection).toBe(false)
  expect(cursor.wantsRead).toBe(true)
})

test('lines that are released before the store showed the first one prove nothing', () => {
  const cursor = new LogCursor()
  cursor.connected()
  cursor.streamed([event(500), event(501)])
  expect(numbers(cursor.releaseHeld())).toEqual([500, 501])
  expect(cursor.isHeadUnknown).toBe(true)
  expect(cursor.isAllOfConnection).toBe(false)
})

test('a connection that is opened again and shows nothing takes no proof away', () => {
  const cursor = atThree()
  cursor.streamed([event(1), event(2), event(3)])
  cursor.connected()
  expect(cursor.isAllOfConnection).toBe(true)
})

test('numbers that do not rise in the stream are said, and prove nothing', () => {
  const cursor = atThree()
  cursor.streamed([event(2), event(3), event(2), event(3)])
  expect(cursor.isDisordered).toBe(true)
  expect(cursor.isAllOfConnection).toBe(false)
})
