import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDuration, parseDuration } from '../../../src/text/duration.ts'

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

test('every sum of units is parsed back', () => {
  const amount = fc.integer({ min: 0, max: 999 })
  fc.assert(
    fc.property(amount, amount, amount, amount, (h, m, s, ms) => {
      expect(parseDuration(`${h}h${m}m${s}s${ms}ms`)).toBe(((h * 60 + m) * 60 + s) * 1000 + ms)
    }),
  )
})

test.each([
  [0, '0.0 s'],
  [9_949, '9.9 s'],
  [9_950, '10 s'],
  [59_499, '59 s'],
  [59_600, '1 m 00 s'],
  [3_725_000, '62 m 05 s'],
])('%i ms are %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text)
})
