import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDuration, readDuration } from '../../../src/config/duration.ts'

test.each([
  ['90s', 90_000],
  ['30m', 1_800_000],
  ['1h30m', 5_400_000],
  ['300ms', 300],
  ['1h2m3s4ms', 3_723_004],
  ['0s', 0],
])('%s', (text, ms) => {
  expect(parseDuration(text)).toBe(ms)
})

test.each(['', 'soon', '30', '-5m', '1.5h', '5 m', '30m1h', 'h', '5M', '1e3s', '٣s', '30m\n'])('%j is none', (text) => {
  expect(parseDuration(text)).toBeUndefined()
})

test('every sum of units is read back', () => {
  const amount = fc.integer({ min: 0, max: 999 })
  fc.assert(
    fc.property(amount, amount, amount, amount, (h, m, s, ms) => {
      expect(parseDuration(`${h}h${m}m${s}s${ms}ms`)).toBe(((h * 60 + m) * 60 + s) * 1000 + ms)
    }),
  )
})

const range = { least: 1000, most: 60_000, words: 'from 1s to 1m' }

test('the bounds belong to the range', () => {
  expect([readDuration('timeout', '1s', range), readDuration('timeout', '1m', range)]).toEqual([1000, 60_000])
})

test.each(['999ms', '61s', 'soon'])('%s is refused with the input and the range', (text) => {
  expect(() => readDuration('timeout', text, range)).toThrow(/`timeout`.*from 1s to 1m/)
})
