import { expect, test } from 'vitest'
import { pollInterval } from '../../../src/deployment/verdict/poll-schedule.ts'

test.each([
  [0, 1_000],
  [14_999, 1_000],
  [15_000, 1_000],
  [30_000, 4_000],
  [60_000, 10_000],
  [3_600_000, 10_000],
])('adaptive: after %i ms the next read is %i ms away', (atMs, waitMs) => {
  expect(pollInterval(undefined, atMs)).toBe(waitMs)
})

test('a fixed interval is kept from the first to the last read', () => {
  expect([0, 20_000, 3_600_000].map((atMs) => pollInterval(300, atMs))).toEqual([300, 300, 300])
})
