import { mayHaveTakenEffect } from './errors.ts'
import { systemClock } from './time/clock.ts'
import { isTimeout } from './time/timeout.ts'

/** Before each look, in milliseconds: a server that is in trouble needs a moment. */
const pausesMs = [1_000, 4_000]

/**
 * Does a write that must not happen twice. If it may have taken effect, because it got no answer or one of 500 and above, `look`
 * reads it back after a pause, and only if that finds nothing is it written again, three times in all.
 */
export async function writeOrFind<T>(
  write: () => Promise<T>,
  find: () => Promise<T | undefined>,
  signal: AbortSignal,
): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await write()
    } catch (error) {
      if (!mayHaveTakenEffect(error) && !isTimeout(error)) throw error
    }
    await systemClock.sleep(pauseMs, signal)
    const found = await find()
    if (found !== undefined) return found
  }
  return await write()
}
