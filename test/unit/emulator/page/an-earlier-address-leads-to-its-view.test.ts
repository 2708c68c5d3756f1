import { expect, test } from 'vitest'
import { movedTo, parseHash, readTab, tabs, viewKey } from '../../../../emulator/src/page/assets/view-addresses.js'

test('there are three tabs', () => {
  expect(Object.values(tabs)).toEqual(['Services', 'Faults', 'Requests'])
})

test.each([
  ['#/ledger', '#/requests/effects'],
  ['#/try', '#/faults/try'],
  ['#/try/Fail%20the%20next%20build', '#/faults/try/Fail%20the%20next%20build'],
  ['#/resilience', '#/faults/every'],
  ['#/resilience/slow', '#/faults/every/slow'],
  ['#/dialect', '#/settings'],
  ['#/requests/5', undefined],
  ['#/constructor', undefined],
])('%s is %s now', (before, now) => {
  expect(movedTo(before)).toBe(now)
  if (now !== undefined) expect(parseHash(now)).toEqual(parseHash(before))
})

test('an address without a view is that of the services, and one that is no encoding stays as it is', () => {
  expect(parseHash('')).toEqual(['services'])
  expect(parseHash('#/')).toEqual(['services'])
  expect(parseHash('#/services/%E0%A4%A')).toEqual(['services', '%E0%A4%A'])
})

test.each([
  ['deployments', 'services'],
  ['faults', 'faults'],
  ['settings', undefined],
  ['toString', undefined],
])('the tab of %s is %s', (view, tab) => {
  expect(readTab(view)).toBe(tab)
})

test('what follows the number of a service or fault moves the view, and another one opens another', () => {
  const key = (hash: string) => viewKey(parseHash(hash))
  expect(key('#/services/a/log')).toBe(key('#/services/a'))
  expect(key('#/services/a')).not.toBe(key('#/services/b'))
  expect(key('#/requests/5')).toBe(key('#/requests/differs'))
  expect(key('#/faults/every/slow')).not.toBe(key('#/faults/every'))
  expect(key('#/faults/try/one')).toBe(key('#/faults/try'))
})
