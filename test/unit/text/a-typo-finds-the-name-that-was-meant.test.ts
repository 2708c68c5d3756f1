import { expect, test } from 'vitest'
import { didYouMean, likelyName } from '../../../src/text/nearest.ts'

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

test.each([
  ['whoamI', ['whoami', 'import_env', 'get_cron'], 'Did you mean `whoami`?'],
  ['get_scalling', ['get_cron', 'get_scaling', 'get_logs'], 'Did you mean `get_scaling`?'],
  ['x', ['timeout', 'comment', 'base-url'], 'None.'],
])('only what is near is proposed for %s', (wrong, all, hint) => {
  expect(didYouMean(wrong, all, 'None.')).toBe(hint)
})
