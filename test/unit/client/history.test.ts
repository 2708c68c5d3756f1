import { expect, test } from 'vitest'
import { type Cursor, parseHistoryPage, readPages } from '../../../src/client/history-pages.ts'
import { gather } from './cut.ts'

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

test('it begins at the cursor given and asks for each next one', async () => {
  const asked: (Cursor | undefined)[] = []
  const read = async (before: Cursor | undefined) => {
    asked.push(before)
    return { deployments: [], nextCursor: before === 1 ? undefined : Number(before) - 1 }
  }
  expect(await gather(readPages(3, read))).toHaveLength(3)
  expect(asked).toEqual([3, 2, 1])
})

test('a page that links to itself is the last one read', async () => {
  let reads = 0
  const read = async () => {
    reads++
    return { deployments: [], nextCursor: '5' }
  }
  await expect(gather(readPages(5, read))).rejects.toThrow('a cursor that it gave before')
  expect(reads).toBe(1)
})
