import { mayHaveTakenEffect } from './errors.ts'
import { isTimeout } from './time/timeout.ts'

/**
 * Does a write that must not happen twice. If it may have taken effect, because it got no answer or one of 500 and above, `look`
 * reads it back, and only if that finds nothing is it written again.
 */
export async function writeOnce<T>(write: () => Promise<T>, look: () => Promise<T | undefined>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!mayHaveTakenEffect(error) && !isTimeout(error)) throw error
    return (await look()) ?? (await write())
  }
}
