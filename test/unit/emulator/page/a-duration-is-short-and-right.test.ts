import { expect, test } from 'vitest'
import { duration, short } from '../../../../emulator/src/page/assets/format.js'

test.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1_000, '1.0 s'],
  [59_949, '59.9 s'],
  [59_999, '1 min'],
  [60_000, '1 min'],
  [61_400, '1 min 1 s'],
  [119_700, '2 min'],
  [900_000, '15 min'],
])('%i ms are %s', (ms, text) => {
  expect(duration(ms)).toBe(text)
})

test('a whole commit is named by eight characters, and a branch as it is', () => {
  const commit = '0123456789abcdef0123456789abcdef01234567'
  expect([commit, 'main', commit.slice(1)].map(short)).toEqual(['01234567', 'main', commit.slice(1)])
})
