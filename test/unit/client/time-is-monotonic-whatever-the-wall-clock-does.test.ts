import { afterEach, expect, test, vi } from 'vitest'
import { systemClock } from '../../../src/client/time/clock.ts'

afterEach(() => vi.useRealTimers())

test('setting the wall clock back does not set the time back', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const before = systemClock.now()
  vi.setSystemTime(new Date('2001-01-01'))
  expect(systemClock.now()).toBeGreaterThanOrEqual(before)
  expect(systemClock.now() - before).toBeLessThan(1_000)
  expect(systemClock.date().getFullYear()).toBe(2001)
})
