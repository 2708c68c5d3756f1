import { Platform, type PlatformOptions } from '../../src/old/client/platform.ts'
import { type Clock, systemClock } from '../../src/old/client/time/clock.ts'
import type { TestServer } from './server.ts'

export const testKey = 'tk_test_0123456789'

/** The requested waits, milliseconds; they take no time. */
export interface RecordedClock extends Clock {
  readonly waits: number[]
}

/** The real clock, except that short waits end at once, move it on and are recorded: backoff without waiting. */
export function impatientClock(): RecordedClock {
  const waits: number[] = []
  let skippedMs = 0
  return {
    ...systemClock,
    waits,
    now: () => systemClock.now() + skippedMs,
    sleep: (ms, signal) => {
      if (ms >= 60_000) return systemClock.sleep(ms, signal)
      waits.push(ms)
      skippedMs += ms
      return systemClock.sleep(0, signal)
    },
  }
}

/** The real clock, except that the test ends each wait of exactly `ms`, however slow the machine is. */
export function heldClock(ms: number): Clock & { release(): void } {
  const held = Promise.withResolvers<void>()
  return {
    ...systemClock,
    release: held.resolve,
    sleep: (asked, signal) => {
      if (asked !== ms) return systemClock.sleep(asked, signal)
      const aborted = Promise.withResolvers<never>()
      signal?.addEventListener('abort', () => aborted.reject(signal.reason), { once: true })
      return Promise.race([held.promise, aborted.promise])
    },
  }
}

export function platformAt(server: TestServer | string, options: Partial<PlatformOptions> = {}): Platform {
  return new Platform({
    baseUrl: typeof server === 'string' ? server : server.url,
    apiKey: testKey,
    clock: impatientClock(),
    ...options,
  })
}
