import { expect, test } from 'vitest'
import { valuesToMask } from '../../../src/text/redactor.ts'

test.each([
  ['a secret', 'hunter22', ['hunter22']],
  ['six characters', 'abc123', ['abc123']],
  ['five characters', 'abc12', []],
  ['a common word', 'Production', []],
  ['an empty value', '', []],
  ['several lines', 'first line\nx\nsecond line', ['first line\nx\nsecond line', 'first line', 'second line']],
])('%s', (_, value, masks) => {
  expect(valuesToMask(value, [])).toEqual(masks)
})

test('a value that another input shows is public: masking it would make the runner drop the URL output', () => {
  expect(valuesToMask('https://shop.example', ['https://shop.example/live'])).toEqual([])
  expect(valuesToMask('https://shop.example', ['https://other.example'])).toEqual(['https://shop.example'])
})
