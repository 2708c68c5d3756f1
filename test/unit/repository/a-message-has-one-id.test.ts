import { expect, test } from 'vitest'
import { allMessages } from '../../../scripts/messages.ts'

test('each message has an id of its own, by which documents and tests name it', () => {
  const ids = allMessages().map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(id))).toEqual([])
  expect(ids.length).toBeGreaterThan(150)
})
