/** Time, passed in so that the flows run on virtual time in tests. */
export interface Clock {
  /** Monotonic milliseconds from an arbitrary start. */
  now(): number
  /** The wall clock, for what people read and for dates in headers. */
  date(): Date
  /** Resolves after `ms`; rejects with the signal's reason as soon as it aborts. Leaves no timer and no listener behind. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** The reason that ends a wait no longer needed: an abort without one would create an error with a stack at each request. */
export const discarded = 'not needed'

/** A timer of Node with a longer delay would fire at once. */
const longestTimer = 2 ** 31 - 1

/** Uniform in [0, 1), as `Math.random`. */
export type Random = () => number

/** The system's time: monotonic for `now`, the wall clock for `date`. */
export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => new Date(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason)
        return
      }
      const onAbort = (): void => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      const timer = setTimeout(
        () => {
          signal?.removeEventListener('abort', onAbort)
          resolve()
        },
        Math.min(ms, longestTimer),
      )
      signal?.addEventListener('abort', onAbort, { once: true })
    }),
}
