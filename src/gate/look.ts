import { PlatformError } from '../client/errors.ts'
import type { CallOptions, Platform } from '../client/platform.ts'

const readMs = 15_000
const leastMs = 1_000

/** How long and how often to look, in milliseconds. */
export interface LookTimes {
  readonly forMs: number
  readonly everyMs: number
}

/**
 * Looks repeatedly until a look returns a value. If none does in time, returns the failure of the last look, if that
 * one failed. Rejects with the signal's reason.
 */
export async function lookUntil<T>(
  platform: Platform,
  signal: AbortSignal,
  { forMs, everyMs }: LookTimes,
  look: (options: CallOptions) => Promise<T | undefined>,
): Promise<T | PlatformError | undefined> {
  const { clock } = platform
  const endMs = clock.now() + forMs
  let failure: PlatformError | undefined
  for (let waitMs = platform.heldMs; clock.now() + waitMs <= endMs; waitMs = Math.max(everyMs, platform.heldMs)) {
    await clock.sleep(waitMs, signal)
    failure = undefined
    try {
      const totalMs = Math.max(leastMs, Math.min(readMs, endMs - clock.now()))
      const found = await look({ signal, attempts: 1, totalMs })
      if (found !== undefined) return found
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      failure = error
    }
  }
  return failure
}
