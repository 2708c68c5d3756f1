import { type Clock, discarded, systemClock } from './clock.ts'

/** What ends the work of a scope, beside a call of `abort`. */
export interface AbortScopeOptions {
  /** By default the system's. */
  readonly clock?: Clock | undefined
  /** The parent: its reason is kept as it is. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds from now; without it the scope has no timeout. */
  readonly timeoutMs?: number | undefined
  /** Makes the reason of the signal when the time is over. */
  readonly onTimeout?: () => unknown
  /** Called when the scope closes. */
  readonly onClose?: () => void
}

/**
 * A signal that aborts with its parent, when its time is over, or when `abort` is called, whichever comes first. Closing it
 * aborts nothing, and leaves no listener and no timer behind.
 */
export class AbortScope implements Disposable {
  readonly #controller = new AbortController()
  readonly #closed = new AbortController()
  readonly #clock: Clock
  readonly #endMs: number
  readonly #onClose: (() => void) | undefined

  constructor({
    clock = systemClock,
    signal,
    timeoutMs = Number.POSITIVE_INFINITY,
    onTimeout = () => new DOMException('timed out', 'TimeoutError'),
    onClose,
  }: AbortScopeOptions) {
    this.#clock = clock
    this.#onClose = onClose
    this.#endMs = clock.now() + timeoutMs
    if (signal?.aborted) {
      this.abort(signal.reason)
      return
    }
    const onAbort = (): void => this.abort(signal?.reason)
    signal?.addEventListener('abort', onAbort, { once: true })
    this.#closed.signal.addEventListener('abort', () => signal?.removeEventListener('abort', onAbort), { once: true })
    if (timeoutMs <= 0) this.abort(onTimeout())
    else if (timeoutMs < Number.POSITIVE_INFINITY)
      clock.sleep(timeoutMs, this.#closed.signal).then(
        () => this.abort(onTimeout()),
        () => {},
      )
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Milliseconds until the time is over; infinite if there is no timeout. */
  get leftMs(): number {
    return this.#endMs - this.#clock.now()
  }

  abort(reason: unknown): void {
    this.#controller.abort(reason)
  }

  [Symbol.dispose](): void {
    this.#closed.abort(discarded)
    this.#onClose?.()
  }
}
