import { AbortScope } from './abort-scope.ts'

/**
 * The result of `work`, or a rejection when `ms` pass or the signal aborts first; the signal's reason is kept as it is. The work
 * itself continues, and its result is dropped.
 */
export async function withTimeout<T>(work: Promise<T>, ms: number, signal: AbortSignal): Promise<T> {
  using scope = new AbortScope({ signal, timeoutMs: ms })
  const { promise, reject } = Promise.withResolvers<never>()
  const onAbort = (): void => reject(scope.signal.reason)
  scope.signal.addEventListener('abort', onAbort, { once: true })
  if (scope.signal.aborted) onAbort()
  return await Promise.race([work, promise])
}

/** A signal that aborts `ms` after `signal` does, with its reason. The wait does not keep the process alive. */
export function abortLater(signal: AbortSignal, ms: number): AbortSignal {
  const later = new AbortController()
  const begin = (): void => void setTimeout(() => later.abort(signal.reason), ms).unref()
  if (signal.aborted) begin()
  else signal.addEventListener('abort', begin, { once: true })
  return later.signal
}

/** Whether the time was over, rather than anything that failed. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}
