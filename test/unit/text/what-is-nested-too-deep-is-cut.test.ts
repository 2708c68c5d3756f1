import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deepestLevel, parseJson } from '../../../src/text/json.ts'

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`

test('what is not nested too deep is as it was', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseJson(text)).toEqual(JSON.parse(text))
    }),
  )
  expect(parseJson(nested(deepestLevel))).toEqual(JSON.parse(nested(deepestLevel)))
})

test.each([3_000, 100_000])('what lies deeper is null, so that %i levels overflow no stack', (levels) => {
  const text = `{"kept":true,"deep":${nested(levels)},"wide":${JSON.stringify(Array.from({ length: 500 }, () => ({})))}}`
  const value = parseJson(text)
  expect(value).toMatchObject({ kept: true, wide: expect.any(Array) })
  expect(JSON.stringify(value)).toContain(`${'['.repeat(deepestLevel - 1)}null`)
})

test('a value named like the prototype is cut as any other', () => {
  const value = parseJson(`{"__proto__":${nested(300)}}`)
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  expect(JSON.stringify(value)).toContain('null')
})
