import { expect, test } from 'vitest'
import { cutToWidth, measureWidth } from '../../../src/old/cli/text-width.ts'

test.each([
  ['plain', 3, 'pla'],
  ['plain', 5, 'plain'],
  ['日本語', 5, '日本'],
  ['日本語', 6, '日本語'],
  ['a👩‍👩‍👧b', 2, 'a'],
  ['a👩‍👩‍👧b', 3, 'a👩‍👩‍👧'],
  ['e\u0301e\u0301', 1, 'e\u0301'],
])('%s in %i columns', (text, columns, shown) => {
  expect(cutToWidth(text, columns)).toBe(shown)
  expect(measureWidth(shown)).toBeLessThanOrEqual(columns)
})
