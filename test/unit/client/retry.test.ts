import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maximumTries, nextWait, parseRetryAfter } from '../../../src/client/http/retry.ts'

const question = fc.record({
  tries: fc.integer({ min: 1, max: 20 }),
  hintMs: fc.option(fc.integer({ min: 0, max: 3_600_000 }), { nil: undefined }),
  leftMs: fc.integer({ min: -1000, max: 3_600_000 }),
})
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('the wait before another try', () => {
  test('is never shorter than the hint, ends within the time, and is limited without a hint', () => {
    fc.assert(
      fc.property(question, chance, (asked, random) => {
        const wait = nextWait(asked, () => random)
        if (wait === undefined) return
        expect(wait).toBeGreaterThanOrEqual(asked.hintMs ?? 0)
        expect(wait).toBeLessThan(asked.leftMs)
        expect(wait).toBeLessThanOrEqual(Math.max(10_000, asked.hintMs ?? 0))
        expect(asked.tries).toBeLessThan(maximumTries)
      }),
    )
  })

  test('is random within a window that doubles', () => {
    const widest = [1, 2, 3, 4].map((tries) => nextWait({ tries, hintMs: undefined, leftMs: 1e9 }, () => 0.9999))
    expect(widest).toEqual([500, 1000, 2000, 4000])
    expect(nextWait({ tries: 4, hintMs: undefined, leftMs: 1e9 }, () => 0)).toBe(0)
  })

  test('does not start after the last try, nor if the hint exceeds the remaining time', () => {
    expect(nextWait({ tries: maximumTries, hintMs: undefined, leftMs: 1e9 }, () => 0)).toBeUndefined()
    expect(nextWait({ tries: 1, hintMs: 5000, leftMs: 5000 }, () => 0)).toBeUndefined()
    expect(nextWait({ tries: 1, hintMs: 5000, leftMs: 5001 }, () => 0)).toBe(5000)
  })
})

const now = new Date('2026-03-01T12:00:00Z')

test.each([
  ['3', 3000],
  [' 0 ', 0],
  ['1.5', 1500],
  ['Sun, 01 Mar 2026 12:00:09 GMT', 9000],
  ['Sunday, 01-Mar-26 12:00:09 GMT', 9000],
  ['Sun Mar  1 12:00:09 2026 GMT', 9000],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['-3', undefined],
  ['soon', undefined],
  ['2026-03-01T12:00:09Z', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After: %s', (header, expected) => expect(parseRetryAfter(header, now)).toBe(expected))
