import type { Clock } from '../client/clock.ts'
import type { OnSuperseded } from './outcome.ts'
import type { UserWords } from './words.ts'

export interface RunOptions extends UserWords {
  /** From the first request to the end of the run, in milliseconds; 30 minutes by default. A run ends at most 10 s later. */
  readonly timeoutMs?: number
  /** Ends the run as `aborted`. The deployment continues. */
  readonly signal?: AbortSignal
  /** Pause between two looks at the history, in milliseconds; by default 1 s for the first 15 s, growing to 10 s. */
  readonly pollIntervalMs?: number
  /** How a replaced deployment counts: `fail` (red) by default, or `neutral` (green). */
  readonly onSuperseded?: OnSuperseded
}

/** The time limit of one run, and its cancellation. */
export class RunTime {
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly #startMs: number
  readonly #timeoutMs: number

  constructor(clock: Clock, { timeoutMs = 30 * 60_000, signal }: RunOptions) {
    this.clock = clock
    // Each run has its own signal for its listeners: the runs of a fleet share one signal.
    this.signal = AbortSignal.any(signal === undefined ? [] : [signal])
    this.#startMs = clock.now()
    this.#timeoutMs = timeoutMs
  }

  /** Milliseconds since the run began. */
  get elapsedMs(): number {
    return this.clock.now() - this.#startMs
  }

  /** Limits of each read before the first write: two attempts, and at most a quarter of the time that is left. */
  get beforeWrite(): { readonly signal: AbortSignal; readonly attempts: number; readonly totalMs: number } {
    return { signal: this.signal, attempts: 2, totalMs: this.leftMs / 4 }
  }

  /**
   * Waits until the platform accepts requests again (`Retry-After`). Returns false at once if that is after the
   * timeout.
   */
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
