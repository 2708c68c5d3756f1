import { expect, test } from 'vitest'
import { readStoredRecord, readStreamEvent } from '../../../src/build-log/payload.ts'

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
  [null, undefined, 'null'],
])('the stored record %j', (raw, seq, text) => {
  expect(readStoredRecord(raw)).toEqual({ seq, text })
})

test.each([
  [{ id: undefined, data: 'bare' }, 'bare', {}],
  [{ id: '7', data: 'bare' }, 'bare', { 'event-id': 7 }],
  [{ id: 'opaque', data: '"quoted"' }, 'quoted', {}],
  [{ id: undefined, data: '{"seq":7,"msg":"a"}' }, 'a', { seq: 7 }],
  [{ id: '8', data: '{"seq":7}' }, undefined, { seq: 7, 'event-id-of-json': 8 }],
  [{ id: undefined, data: '{ no JSON' }, '{ no JSON', {}],
  [{ id: undefined, data: '42' }, '42', {}],
])('the event %j', (event, text, numbers) => {
  expect(readStreamEvent(event)).toEqual({ text, numbers })
})
