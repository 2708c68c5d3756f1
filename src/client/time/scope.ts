import { type Clock, notNeeded } from './clock.ts'

/** What ends a call. */
export interface ScopeOptions {
  readonly clock: Clock
  /** The caller's signal. */
  readonly signal: AbortSignal | undefined
  /** Milliseconds from now. */
  readonly timeoutMs: number
  /** What the call rejects with when the time is over. */
  readonly onTimeout: () => Error
}

/**
 * The time that one call has: ended by the caller's signal, whose reason is kept as it is, by the clock, or by `end`. Leaves
 * no listener and no timer behind once it is closed.
 */
export class Scope {
  readonly #controller = new AbortController()
  readonly #closed = new AbortController()
  readonly #clock: Clock
  readonly #endsAt: number

  constructor({ clock, signal, timeoutMs, onTimeout }: ScopeOptions) {
    this.#clock = clock
    this.#endsAt = clock.now() + timeoutMs
    if (signal?.aborted) {
      this.end(signal.reason)
      return
    }
    if (timeoutMs <= 0) {
      this.end(onTimeout())
      return
    }
    const onAbort = (): void => this.end(signal?.reason)
    signal?.addEventListener('abort', onAbort, { once: true })
    this.#closed.signal.addEventListener('abort', () => signal?.removeEventListener('abort', onAbort), { once: true })
    clock.sleep(timeoutMs, this.#closed.signal).then(
      () => this.end(onTimeout()),
      () => {},
    )
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Milliseconds until the time is over. */
  get leftMs(): number {
    return this.#endsAt - this.#clock.now()
  }

  end(reason: unknown): void {
    this.#controller.abort(reason)
  }

  close(): void {
    this.#closed.abort(notNeeded)
  }
}
