import { expect, test } from 'vitest'
import type { CompetitorId } from '../../../bench/packing/competitors.ts'
import { judge, type Measured } from '../../../bench/packing/goals.ts'
import { reasonOf } from '../../../bench/packing/reason.ts'
import { median, middle, ratios, span } from '../../../bench/spread.ts'
import { megabytes, table } from '../../../bench/table.ts'

test('the median is the middle, of an even number the upper one of the two', () => {
  expect(median([30, 10, 20])).toBe(20)
  expect(median([40, 10, 30, 20])).toBe(30)
  expect(median([])).toBeNaN()
})

test('a ratio compares what ran in the same round', () => {
  expect(ratios([1, 2, 3], [2, 2, 2])).toEqual([0.5, 1, 1.5])
  expect(span([3, 1, 2], 1)).toBe('2.0 (1.0 to 3.0)')
  expect(middle([900, 1, 2, 3, -50], 0)).toBe('2 (1 to 3)')
})

test('a goal is held against the median of the ratios, the most of the memory', () => {
  const verdicts = judge(
    { shareOf: { 'gzip-file': 0.5 }, bodyShare: 1.04, memory: 100e6 },
    measured([2, 2, 9], [4, 4, 4]),
  )
  expect(verdicts).toEqual([
    { goal: 'time, the action / script', atMost: '0.5', measured: '0.50 (0.50 to 2.25)', met: true },
    { goal: 'body, the action / script', atMost: '1.04', measured: '1.05 (1.05 to 1.05)', met: false },
    { goal: 'peak memory of the action', atMost: '100 MB', measured: '101 MB', met: false },
  ])
})

test('a failed run does not meet the goal', () => {
  const goals = { shareOf: { 'gzip-file': 0.5 }, memory: 200e6 }
  expect(judge(goals, measured([1], [])).map(({ measured, met }) => [measured, met])).toEqual([
    ['not comparable', false],
    ['101 MB', true],
  ])
})

test.each([
  ['', 7, null, 'exit code 7'],
  ['', null, 'SIGKILL', 'ended by SIGKILL'],
  ['curl: option --data-binary: out of memory\ncurl: try help\n', 2, null, 'curl: option --data-binary: out of memory'],
  [
    'node:internal/x:1\n  throw new ERR()\n\nError: Cannot create a string\n    at a\n{ code: 1 }\n',
    1,
    null,
    'Error: Cannot create a string',
  ],
  ['file:///a.ts:9\n^\nRangeError [ERR_X]: too long\n    at b\n', 1, null, 'RangeError [ERR_X]: too long'],
] as const)('why a program failed is one line: %j', (stderr, code, signal, reason) => {
  expect(reasonOf(stderr, code, signal)).toBe(reason)
})

test('a table is Markdown, and sizes are millions of bytes', () => {
  expect(table(['a', ''], [['1', '2']])).toBe('| a |  |\n| --- | --- |\n| 1 | 2 |')
  expect([3_158_000, 99_960_000, 1_430_000_000].map(megabytes)).toEqual(['3.2', '100', '1430'])
})

function measured(own: number[], others: number[]): Map<CompetitorId, Measured> {
  const action = { name: 'the action', seconds: own, bodies: own.map(() => 105), memory: [99e6, 101e6] }
  const script = { name: 'script', seconds: others, bodies: others.map(() => 100), memory: [] }
  return new Map([
    ['action', action],
    ['gzip-file', script],
  ])
}
