/** The source of time; tests use a virtual one. */
export interface Clock {
  /** Milliseconds since an arbitrary moment; never goes back. */
  now(): number
  /**
   * Milliseconds since 1970 by this machine's clock, which may be wrong or be reset. Only for times that a platform
   * reads.
   */
  wallMs(): number
  /** Rejects with the signal's reason when it aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => performance.now(),
  wallMs: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const stop = (): void => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      const timer = setTimeout(
        () => {
          signal?.removeEventListener('abort', stop)
          resolve()
          // A longer timeout would fire at once.
        },
        Math.min(ms, 2 ** 31 - 1),
      )
      signal?.addEventListener('abort', stop, { once: true })
    }),
}

/** A wait that `ring` ends early. A ring while nobody waits ends the next wait at once. */
export class Alarm {
  readonly #clock: Clock
  readonly #signal: AbortSignal
  #hasRung = false
  #wake: (() => void) | undefined

  constructor(clock: Clock, signal: AbortSignal) {
    this.#clock = clock
    this.#signal = signal
  }

  ring(): void {
    this.#hasRung = true
    this.#wake?.()
  }

  /** Returns whether it rang. Rejects with the signal's reason when it aborts. */
  async wait(ms: number): Promise<boolean> {
    this.#signal.throwIfAborted()
    if (!this.#hasRung && ms > 0) {
      const early = new AbortController()
      this.#wake = () => early.abort()
      const either = AbortSignal.any([this.#signal, early.signal])
      await this.#clock.sleep(ms, either).catch((error: unknown) => {
        if (this.#signal.aborted || !early.signal.aborted) throw error
      })
    }
    const hasRung = this.#hasRung
    this.#hasRung = false
    return hasRung
  }
}

/** Runs `work` with a signal that aborts with `parent`, or with `reason()` after `ms`. */
export async function within<T>(
  { clock, ms, parent, reason }: { clock: Clock; ms: number; parent?: AbortSignal | undefined; reason: () => Error },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  parent?.throwIfAborted()
  const limit = new AbortController()
  const timer = new AbortController()
  clock.sleep(ms, timer.signal).then(
    () => limit.abort(reason()),
    () => {},
  )
  const signal = parent === undefined ? limit.signal : AbortSignal.any([parent, limit.signal])
  // Not all work stops at once: undici ends a pending connection later.
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  try {
    return await Promise.race([work(signal), aborted])
  } finally {
    timer.abort()
  }
}
