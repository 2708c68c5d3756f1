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

/**
 * The result of `work`, or a rejection when `ms` pass or the signal aborts first; the signal's reason is kept as it is. The work
 * itself continues, and its result is dropped.
 */
export async function withTimeout<T>(work: Promise<T>, ms: number, signal: AbortSignal): Promise<T> {
  using scope = new AbortScope({ signal, timeoutMs: ms })
  const { promise, reject } = Promise.withResolvers<never>()
  const onAbort = (): void => reject(scope.signal.reason)
  scope.signal.addEventListener('abort', onAbort, { once: true })
  if (scope.signal.aborted) onAbort()
  return await Promise.race([work, promise])
}

/** A signal that aborts `ms` after `signal` does, with its reason. The wait does not keep the process alive. */
export function abortLater(signal: AbortSignal, ms: number): AbortSignal {
  const later = new AbortController()
  const begin = (): void => void setTimeout(() => later.abort(signal.reason), ms).unref()
  if (signal.aborted) begin()
  else signal.addEventListener('abort', begin, { once: true })
  return later.signal
}

/** Whether the time was over, rather than anything that failed. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/** A sleep that can be cut short: `wake` ends the present one, or the next one if none is going on. One sleeper at a time. */
export class WakeableTimer {
  #woken = false
  #sleep: AbortScope | undefined

  wake(): void {
    this.#woken = true
    this.#sleep?.abort(discarded)
  }

  /** Resolves when woken or after `ms`; rejects with the signal's reason when it aborts. */
  async sleep(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (!this.#woken && ms > 0) {
      using scope = new AbortScope({ clock, signal })
      this.#sleep = scope
      try {
        await clock.sleep(ms, scope.signal)
      } catch (error) {
        signal.throwIfAborted()
        if (!this.#woken) throw error
      } finally {
        this.#sleep = undefined
      }
    }
    this.#woken = false
  }
}
