import { NoAnswerError } from '../errors.ts'
import type { Platform } from '../platform.ts'
import { AbortScope } from './abort-scope.ts'
import { type Clock, type Random, systemClock } from './clock.ts'

/** How long a run may take, what ends it early, and where its time and chance come from. */
export interface RunOptions {
  /** From the first request to the end of the run, in milliseconds; 30 minutes by default. A run ends at most 10 s later. */
  readonly timeoutMs?: number
  /** Ends the run as `aborted`; no request starts after it. The remote deployment continues. */
  readonly signal?: AbortSignal
  /** For tests on virtual time; by default the system's. */
  readonly clock?: Clock
  /** Spreads the polls and pauses; by default `Math.random`. */
  readonly random?: Random
}

const defaultTimeoutMs = 30 * 60_000

/** The time of one run, in milliseconds since it began. */
export class Run {
  readonly clock: Clock
  readonly random: Random
  readonly signal: AbortSignal
  readonly deadlineMs: number
  /** A write was started, and its effect is not known yet. */
  inDoubt = false
  readonly #startMs: number

  constructor(options: RunOptions) {
    this.clock = options.clock ?? systemClock
    this.random = options.random ?? Math.random
    this.signal = options.signal ?? new AbortController().signal
    this.deadlineMs = options.timeoutMs ?? defaultTimeoutMs
    this.#startMs = this.clock.now()
  }

  elapsed(): number {
    return this.clock.now() - this.#startMs
  }

  remaining(): number {
    return this.deadlineMs - this.elapsed()
  }

  sleep(ms: number): Promise<void> {
    return this.clock.sleep(Math.max(0, ms), this.signal)
  }

  /** Waits until the platform takes requests again (`Retry-After`). False, without a wait, if that is past the deadline. */
  async waitWhileHeld(platform: Pick<Platform, 'heldMs'>, signal: AbortSignal = this.signal): Promise<boolean> {
    // During the wait another request may be asked to wait longer.
    while (platform.heldMs > 0) {
      if (platform.heldMs > this.remaining()) return false
      await this.clock.sleep(platform.heldMs, signal)
    }
    return true
  }

  /** Runs `work` until `ms` pass (`NoAnswerError`) or `parent`, by default the run's signal, aborts. */
  async within<T>(
    ms: number,
    operation: string,
    work: (signal: AbortSignal) => Promise<T>,
    parent: AbortSignal = this.signal,
  ): Promise<T> {
    parent.throwIfAborted()
    const text = `${operation}: no answer within ${Math.round(ms / 100) / 10} s.`
    const onTimeout = (): Error => new NoAnswerError(text, { operation, sent: true })
    using scope = new AbortScope({ clock: this.clock, signal: parent, timeoutMs: ms, onTimeout })
    return await work(scope.signal)
  }
}
