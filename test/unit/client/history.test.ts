import { expect, test } from 'vitest'
import { parseHistoryPage } from '../../../src/old/client/history-pages.ts'

test.each([
  [{ deployments: [] }, undefined],
  [{ deployments: [], nextCursor: null }, undefined],
  [{ deployments: [], nextCursor: 0 }, undefined],
  [{ deployments: [], nextCursor: '' }, undefined],
  [{ deployments: [], nextCursor: 12 }, 12],
  [{ deployments: [], nextCursor: 'c12' }, 'c12'],
  [{ deployments: [], nextCursor: { odd: true } }, undefined],
])('the cursor of %j', (body, cursor) => expect(parseHistoryPage(body).nextCursor).toBe(cursor))

test('records are unchanged, and values that are not records are left out', () => {
  const odd = { id: 7, deploymentId: 9, rollbackable: 'perhaps', nested: { kept: [1] } }
  expect(parseHistoryPage({ deployments: [odd, null, 'x', [1]] }).deployments).toEqual([odd])
})

test.each([null, [], 'x', {}, { deployments: null }, { deployments: {} }])('%j is not a page', (body) => {
  expect(() => parseHistoryPage(body)).toThrow('no "deployments"')
})
