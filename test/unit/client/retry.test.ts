import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Effect } from '../../../src/contract/operation.ts'
import { InputError, NoAnswerError, RefusedError, UnreadableError } from '../../../src/old/client/errors.ts'
import { maximumTries, mayRepeat, nextWait, parseRetryAfter } from '../../../src/old/client/http/retry.ts'

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

  test('does not start after the last try, nor if the hint exceeds the remaining time', () => {
    expect(nextWait({ tries: maximumTries, hintMs: undefined, leftMs: 1e9 }, () => 0)).toBeUndefined()
    expect(nextWait({ tries: 1, hintMs: 5000, leftMs: 5000 }, () => 0)).toBeUndefined()
    expect(nextWait({ tries: 1, hintMs: 5000, leftMs: 5001 }, () => 0)).toBe(5000)
  })
})

const answeredAtMs = Date.parse('2026-03-01T12:00:00Z')

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
])('Retry-After: %s', (header, expected) => expect(parseRetryAfter(header, answeredAtMs)).toBe(expected))

test('a date is no wait where the platform does not say what time it has', () => {
  expect(parseRetryAfter('Sun, 01 Mar 2026 12:00:09 GMT', undefined)).toBeUndefined()
  expect(parseRetryAfter('3', undefined)).toBe(3000)
})

const refused = (status: number, retryAfterMs?: number) =>
  new RefusedError('no', { operation: 'x', status, said: '', retryAfterMs })
const lost = (sent: boolean) => new NoAnswerError('no', { operation: 'x', sent })

test.each<[string, unknown, boolean, boolean]>([
  // What failed, whether a read may be repeated, whether a write may.
  ['429', refused(429), true, true],
  ['500', refused(500), true, false],
  ['503', refused(503), true, false],
  ['501', refused(501), false, false],
  ['404', refused(404), false, false],
  ['nothing was sent', lost(false), true, true],
  ['no answer', lost(true), true, false],
  ['unreadable', new UnreadableError('no', { operation: 'x', status: 200 }), false, false],
  ['a bad argument', new InputError('x', 'no'), false, false],
  ['a bug', new TypeError('no'), false, false],
])('%s', (_, error, read, write) => {
  const effects: Effect[] = ['set', 'create', 'delete', 'secret', 'exec']
  expect(mayRepeat(error, 'read')).toBe(read)
  for (const effect of effects) expect(mayRepeat(error, effect)).toBe(write)
})
