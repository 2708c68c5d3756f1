import { expect, test } from 'vitest'
import { tableOf } from '../../../src/cli/results/stdout.ts'

const header = ['DEPLOYMENT', 'STATUS', 'WHEN', 'REF']
const rows = [
  ['dep_8d8f2146-aaaa-bbbb', 'live (newest)', '3 min ago', 'main'],
  ['dep_9', 'failed', '1 h ago', ''],
]

test('in a wide one a row is a line', () => {
  expect(tableOf(header, rows, 80)[1]).toBe('dep_8d8f2146-aaaa-bbbb  live (newest)  3 min ago  main')
})

test('the last columns go first', () => {
  expect(tableOf(header, rows, 50)[1]).toBe('dep_8d8f2146-aaaa-bbbb  live (newest)  3 min ago')
})

test('in a narrow one the id has a line of its own, so that the others have room', () => {
  expect(tableOf(header, rows, 40)).toEqual([
    'DEPLOYMENT',
    '  STATUS         WHEN       REF',
    'dep_8d8f2146-aaaa-bbbb',
    '  live (newest)  3 min ago  main',
    'dep_9',
    '  failed         1 h ago',
  ])
})
