import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watched } from '../../../src/client/streams/records.ts'
import type { Clock } from '../../../src/client/time/clock.ts'
import { systemClock } from '../../../src/client/time/clock.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const clock: Clock = { ...systemClock, now: () => Date.now() }

/** A body whose chunks arrive after the given gaps, in milliseconds, and which then stays silent. */
async function* arriving(gaps: readonly number[]): AsyncGenerator<Uint8Array> {
  for (const gap of gaps) {
    await clock.sleep(gap)
    yield Buffer.from('x')
  }
  await clock.sleep(1_000_000)
}

async function barksAfter(gaps: readonly number[], readingMs: number): Promise<number> {
  const start = clock.now()
  const bark = new Promise<number>((resolve) => {
    const chunks = watched(arriving(gaps), { clock, idleMs: 100, onIdle: () => resolve(clock.now() - start) })
    const read = async () => {
      for await (const _ of chunks) if (readingMs > 0) await clock.sleep(readingMs)
    }
    read().catch(() => {})
  })
  await vi.advanceTimersByTimeAsync(10_000)
  return await bark
}

test.each([
  [[], 0, 100],
  [[90, 90, 90], 0, 370],
  [[50], 0, 150],
])('chunks after %j ms', async (gaps, readingMs, expected) => expect(await barksAfter(gaps, readingMs)).toBe(expected))

test('the time that the reader takes does not count as silence', async () => {
  expect(await barksAfter([10, 10], 500)).toBeGreaterThanOrEqual(1_120)
})

test('no timer is left once the body ended', async () => {
  const body = async function* () {
    yield Buffer.from('x')
  }
  for await (const _ of watched(body(), { clock, idleMs: 100, onIdle: () => {} }));
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(0)
})
