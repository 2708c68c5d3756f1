import type { Clock } from '../client/clock.ts'
import type { OnSuperseded } from './outcome.ts'
import type { UserWords } from './words.ts'

export interface RunOptions extends UserWords {
  /** From the first request to the end of the run, in milliseconds; 30 minutes by default. A run ends at most 10 s later. */
  readonly timeoutMs?: number
  /** Ends the run as `aborted`. The deployment goes on. */
  readonly signal?: AbortSignal
  /** Between two looks at the history, in milliseconds; by default 1 s for the first 15 s, growing to 10 s. */
  readonly pollIntervalMs?: number
  /** What a replaced deployment is: `fail` (red) by default, or `neutral` (green). */
  readonly onSuperseded?: OnSuperseded
}

/** The time of one run, and what ends it early. */
export class RunTime {
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly #startMs: number
  readonly #timeoutMs: number

  constructor(clock: Clock, { timeoutMs = 30 * 60_000, signal }: RunOptions) {
    this.clock = clock
    // A signal of its own takes the listeners of this run: a fleet has many runs with one signal.
    this.signal = AbortSignal.any(signal === undefined ? [] : [signal])
    this.#startMs = clock.now()
    this.#timeoutMs = timeoutMs
  }

  /** Milliseconds since the run began. */
  get elapsedMs(): number {
    return this.clock.now() - this.#startMs
  }

  /** For what is read before the first write: two attempts each, and at most a quarter of the time that is left. */
  get beforeWrite(): { readonly signal: AbortSignal; readonly attempts: number; readonly totalMs: number } {
    return { signal: this.signal, attempts: 2, totalMs: this.leftMs / 4 }
  }

  /** Waits until the platform takes requests again (`Retry-After`). False, at once, if that is past the timeout. */
  async waitWhileHeld(platform: { readonly heldMs: number }): Promise<boolean> {
    this.signal.throwIfAborted()
    if (this.leftMs <= 0 || platform.heldMs > this.leftMs) return false
    if (platform.heldMs > 0) await this.clock.sleep(platform.heldMs, this.signal)
    return true
  }

  /** Milliseconds until the timeout; negative after it. */
  get leftMs(): number {
    return this.#timeoutMs - this.elapsedMs
  }
}
