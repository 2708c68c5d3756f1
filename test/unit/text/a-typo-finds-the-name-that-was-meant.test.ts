import { expect, test } from 'vitest'
import { likelyName, nearestNames } from '../../../src/text/nearest.ts'

const names = ['id', 'ref', 'limit', 'serviceId', 'service-id', 'after', 'before']

test.each([
  ['reff', 'ref'],
  ['Limt', 'limit'],
  ['serviceid', 'serviceId'],
  ['SERVICE_ID', 'serviceId'],
  ['befor', 'before'],
])('%s was meant as %s', (wrong, meant) => {
  expect(likelyName(wrong, names)).toBe(meant)
})

test.each(['x', 'password', 'zzzzzz', ''])('%j is like no name', (wrong) => {
  expect(likelyName(wrong, names)).toBeUndefined()
})

test('names that share a word come first', () => {
  expect(nearestNames('query_db', ['get_logs', 'db_query', 'query', 'db_dump'])[0]).toBe('db_query')
  expect(nearestNames('x', [])).toEqual([])
})
