/**
 * What the work gives, unless `ms` pass or the signal aborts before it: then a rejection, with the signal's reason as it is.
 * The work itself goes on, and nobody hears of it.
 */
export async function inTime<T>(work: Promise<T>, ms: number, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const cancel = (): void => reject(signal.reason)
  const timer = setTimeout(() => reject(new Error('GitHub did not answer in time')), ms)
  signal.addEventListener('abort', cancel, { once: true })
  if (signal.aborted) cancel()
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', cancel)
  }
}
