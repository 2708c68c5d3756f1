import { expect, test } from 'vitest'
import { begunBefore, type LeftRecord, latestResult } from '../../../src/fleet/results/execution-record.ts'
import { resultOf } from '../../support/handed-files.ts'

const good = resultOf('api', 'succeeded')
const bad = resultOf('api', 'failed')
const refused = (attempt: number): LeftRecord => ({ kind: 'refused', attempt })
const other: LeftRecord = { kind: 'other plan', attempt: 1 }
const otherRun: LeftRecord = { kind: 'other run' }

function begun(id: string, attempt = 1, after: string[] = []): LeftRecord {
  return { kind: 'record', attempt, record: { id, after, result: null } }
}

function ended(id: string, result = good, attempt = 1, after: string[] = []): LeftRecord {
  return { kind: 'record', attempt, record: { id, after, result } }
}

test.for<[name: string, left: readonly LeftRecord[], expected: string]>([
  ['nothing', [], 'absent: nothing was left'],
  ['what is of another plan alone', [other], 'absent: all is of another plan or run'],
  ['a beginning and its end', [begun('a'), ended('a')], 'succeeded'],
  ['an end whose beginning was lost', [ended('a')], 'succeeded'],
  ['a beginning alone', [begun('a')], 'unknown: unfinished'],
  ['what is of another run alone', [otherRun], 'absent: all is of another plan or run'],
  ['a result beside what is of another run', [ended('a'), otherRun], 'succeeded'],
  ['a result beside what an earlier attempt left of another plan', [other, ended('a', good, 2)], 'succeeded'],
  ['a result, and another plan in the same attempt', [other, ended('a')], 'succeeded'],
  ['a result, and another plan in a later attempt', [ended('a'), { ...other, attempt: 2 }], 'unknown: planned again'],
  ['a beginning beside what is of another plan', [begun('a'), other], 'unknown: unfinished'],
  ['a result, and a later attempt that began', [begun('a'), ended('a'), begun('b', 2)], 'unknown: unfinished'],
  ['a result of each attempt', [ended('a'), ended('b', bad, 2)], 'failed'],
  ['a failure, and a success of a later attempt', [ended('a', bad), begun('b', 2), ended('b', good, 2)], 'succeeded'],
  ['a tenth attempt after a ninth', [ended('a', bad, 10), ended('b', good, 9)], 'failed'],
  ['two that did not find each other', [ended('a'), ended('b')], 'unknown: at once'],
  ['two that did not find each other, one without a result', [ended('a'), begun('b')], 'unknown: at once'],
  ['one that found the other', [ended('a', bad), ended('b', good, 1, ['a'])], 'succeeded'],
  ['one that found the other, and left nothing', [ended('a'), begun('b', 1, ['a'])], 'unknown: unfinished'],
  ['three in a row', [ended('c', bad, 1, ['a', 'b']), ended('a'), begun('b', 1, ['a'])], 'failed'],
  [
    'two that both found a third',
    [ended('a'), ended('b', good, 1, ['a']), ended('c', good, 1, ['a'])],
    'unknown: at once',
  ],
  [
    'the two records of one job, of which the second found the first',
    [begun('a'), ended('b', good, 1, ['a'])],
    'succeeded',
  ],
  ['what is refused, alone', [refused(1)], 'unknown: refused'],
  ['what is refused in the same attempt', [ended('a'), refused(1)], 'unknown: refused'],
  ['what is refused in a later attempt', [ended('a'), refused(2)], 'unknown: refused'],
  ['what is refused in an earlier attempt', [refused(1), ended('a', good, 2)], 'succeeded'],
  [
    'what is refused and names no attempt',
    [ended('a', good, 2), refused(Number.POSITIVE_INFINITY)],
    'unknown: refused',
  ],
  ['two ends of one beginning', [ended('a', good), ended('a', bad)], 'unknown: refused'],
  [
    'two that each say to come after the other',
    [ended('a', good, 1, ['b']), ended('b', good, 1, ['a'])],
    'unknown: at once',
  ],
])('%s', ([, left, expected]) => {
  for (const each of [left, left.toReversed()]) {
    const latest = latestResult(each)
    const said = {
      found: () => (latest.kind === 'found' ? latest.value.outcome : ''),
      absent: () => (latest.kind === 'absent' ? `absent: ${latest.proof}` : ''),
      unknown: () => (latest.kind === 'unknown' ? `unknown: ${latest.why}` : ''),
    }
    expect(said[latest.kind]()).toBe(expected)
  }
})

test('an execution comes after all whose records it finds, and after those that these came after', () => {
  expect(
    begunBefore([begun('b', 1, ['a']), ended('b', good, 1, ['a']), refused(1), other, otherRun]).toSorted(),
  ).toEqual(['a', 'b'])
})
