import { NoAnswerError, RefusedError } from '../errors.ts'
import { type Clock, notNeeded, type Random, systemClock } from './clock.ts'

/** What every flow is told about time and words. */
export interface FlowOptions {
  /** From the first request to the end of following, in milliseconds; 30 minutes by default. The run ends at most 10 s later. */
  readonly timeoutMs?: number
  /** A fixed poll interval in milliseconds; adaptive where absent. */
  readonly pollIntervalMs?: number
  /** Status words that mean success or failure on this platform, read before the built-in ones. */
  readonly successStates?: readonly string[]
  /** Those that mean failure. */
  readonly failureStates?: readonly string[]
  /** Ends the run as `aborted`; no request starts after it. The remote deployment goes on. */
  readonly signal?: AbortSignal
  /** For tests on virtual time; by default the system's. */
  readonly clock?: Clock
  /** Spreads the polls and pauses; by default `Math.random`. */
  readonly random?: Random
  /** False ends at the platform's acceptance, with outcome `accepted`. */
  readonly wait?: boolean
}

const defaultTimeoutMs = 30 * 60_000

/** Time, as one run sees it: milliseconds since its first request. */
export class Run {
  readonly clock: Clock
  readonly random: Random
  readonly signal: AbortSignal
  readonly deadlineMs: number
  /** A write was begun, and nothing has shown yet what became of it. */
  inDoubt = false
  readonly #startMs: number
  #heldUntilMs = 0

  constructor(options: FlowOptions) {
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

  /** Until then the platform asked for silence (`Retry-After`), whichever request it said it to. */
  get heldUntilMs(): number {
    return this.#heldUntilMs
  }

  sleep(ms: number): Promise<void> {
    return this.clock.sleep(Math.max(0, ms), this.signal)
  }

  /** Notes the wait that a refusal asked for. */
  heed(error: unknown): void {
    if (!(error instanceof RefusedError) || error.retryAfterMs === undefined) return
    this.#heldUntilMs = Math.max(this.#heldUntilMs, this.elapsed() + error.retryAfterMs)
  }

  /** Waits out a `Retry-After`, within the deadline. False where it reaches past the deadline. */
  async mayAsk(signal: AbortSignal = this.signal): Promise<boolean> {
    // Another request may be told to wait longer while this one waits.
    while (this.#heldUntilMs > this.elapsed()) {
      if (this.#heldUntilMs > this.deadlineMs) return false
      await this.clock.sleep(this.#heldUntilMs - this.elapsed(), signal)
    }
    return true
  }

  /** Runs `work` with a signal that aborts after `ms`, as a `NoAnswerError`, or with `parent` (the run, unless given). */
  async within<T>(
    ms: number,
    operation: string,
    work: (signal: AbortSignal) => Promise<T>,
    parent: AbortSignal = this.signal,
  ): Promise<T> {
    parent.throwIfAborted()
    const limit = new AbortController()
    const over = new AbortController()
    const cancel = (): void => limit.abort(parent.reason)
    parent.addEventListener('abort', cancel, { once: true })
    const timer = this.clock.sleep(Math.max(0, ms), over.signal).then(
      () => limit.abort(new NoAnswerError(`${operation} got no answer in time.`, { operation, sent: true })),
      () => undefined,
    )
    try {
      return await work(limit.signal)
    } catch (error) {
      this.heed(error)
      throw error
    } finally {
      parent.removeEventListener('abort', cancel)
      over.abort(notNeeded)
      await timer
    }
  }
}
