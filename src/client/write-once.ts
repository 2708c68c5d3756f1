import { NoAnswerError, RefusedError, UnreadableError } from './errors.ts'
import { isTimeout } from './time/timeout.ts'

/**
 * Does a write that must not happen twice. If it may have taken effect, because it got no answer or one of 500 and above, `look`
 * reads it back, and only if that finds nothing is it written again.
 */
export async function writeOnce<T>(write: () => Promise<T>, look: () => Promise<T | undefined>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isInDoubt(error)) throw error
    return (await look()) ?? (await write())
  }
}

function isInDoubt(error: unknown): boolean {
  if (error instanceof RefusedError) return error.status >= 500
  if (error instanceof NoAnswerError) return error.sent
  return error instanceof UnreadableError || isTimeout(error)
}
