import { expect, test } from 'vitest'
import { readStoredRecord, readStreamedText } from '../../../src/old/build-log/payload.ts'

test.each([
  [{ seq: 4, line: 'a' }, 4, 'a'],
  [{ sequence: 4, message: 'a' }, 4, 'a'],
  [{ id: 4, text: 'a' }, 4, 'a'],
  [{ id: '4', msg: 'a' }, 4, 'a'],
  [{ seq: 1, sequence: 2, id: 3, line: 'a', message: 'b' }, 1, 'a'],
  [{ seq: -1, line: '' }, undefined, ''],
  [{ seq: 1.5, line: 7, text: 'a' }, undefined, 'a'],
  [{ seq: 4, other: true }, 4, '{"seq":4,"other":true}'],
  ['a', undefined, 'a'],
  [{ seq: 4, line: 'a\n' }, 4, 'a'],
  [{ seq: 4, line: 'a\r\n' }, 4, 'a'],
  [{ seq: 4, line: 'a\n\n' }, 4, 'a\n'],
  [null, undefined, 'null'],
])('the stored record %j', (raw, seq, text) => {
  expect(readStoredRecord(raw)).toEqual({ seq, text })
})

test.each([
  ['bare', 'bare'],
  ['"quoted"', 'quoted'],
  ['{"seq":7,"msg":"a"}', 'a'],
  ['{"seq":7}', undefined],
  ['{ no JSON', '{ no JSON'],
  ['42', '42'],
])('the event %s', (data, text) => {
  expect(readStreamedText(data)).toBe(text)
})
