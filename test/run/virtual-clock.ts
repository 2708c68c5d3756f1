import type { Clock } from '../../src/client/clock.ts'

/** Virtual time: it stands still while code runs, and jumps to the next sleeper when everything waits. */
export class VirtualClock implements Clock {
  #nowMs = 0
  /** Pieces of real work, such as reading a file, for which time stands still. */
  #working = 0
  readonly #sleepers = new Set<{ readonly atMs: number; readonly wake: () => void }>()

  now(): number {
    return this.#nowMs
  }

  /** The run begins at noon. */
  wallMs(): number {
    return Date.UTC(2026, 10, 22, 12) + this.#nowMs
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const stop = (): void => {
        this.#sleepers.delete(sleeper)
        reject(signal?.reason)
      }
      const wake = (): void => {
        signal?.removeEventListener('abort', stop)
        resolve()
      }
      // A fraction might be too small to move the time.
      const sleeper = { atMs: this.#nowMs + Math.max(0, Math.ceil(ms)), wake }
      signal?.addEventListener('abort', stop, { once: true })
      this.#sleepers.add(sleeper)
    })
  }

  /** Lets real work pass without time. */
  async still<T>(work: Promise<T>): Promise<T> {
    this.#working++
    try {
      return await work
    } finally {
      this.#working--
    }
  }

  /** How many sleep: none once a run is over and has left nothing behind. */
  get sleepers(): number {
    return this.#sleepers.size
  }

  /** Runs until the work settles. Fails if it waits for something outside this clock. */
  async run<T>(work: Promise<T>): Promise<T> {
    let isSettled = false
    const settle = (): void => {
      isSettled = true
    }
    work.then(settle, settle)
    let busyMs = performance.now()
    for (;;) {
      await new Promise(setImmediate)
      if (isSettled) return await work
      if (this.#working > 0) continue
      const nextMs = Math.min(...Array.from(this.#sleepers, ({ atMs }) => atMs))
      // Without sleepers a run may do real work of its own: pack an upload.
      if (nextMs !== Number.POSITIVE_INFINITY) busyMs = performance.now()
      else if (performance.now() - busyMs > 5_000) throw new Error('everything waits, and nothing sleeps')
      this.#nowMs = Math.max(this.#nowMs, nextMs === Number.POSITIVE_INFINITY ? 0 : nextMs)
      for (const sleeper of this.#sleepers) {
        if (sleeper.atMs > this.#nowMs) continue
        this.#sleepers.delete(sleeper)
        sleeper.wake()
      }
    }
  }
}
