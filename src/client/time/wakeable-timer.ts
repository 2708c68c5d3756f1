import { type Clock, notNeeded } from './clock.ts'

/** A sleep that can be cut short: `ring` ends the present wait, or the next one where nobody waits. */
export class Bell {
  #rung = false
  #wake: AbortController | undefined

  ring(): void {
    this.#rung = true
    this.#wake?.abort(notNeeded)
  }

  /** Resolves when rung or after `ms`; rejects with the signal's reason when it aborts. One waiter at a time. */
  async wait(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (!this.#rung && ms > 0) await this.#sleep(clock, ms, signal)
    this.#rung = false
  }

  async #sleep(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
    const wake = new AbortController()
    this.#wake = wake
    const cancel = (): void => wake.abort(notNeeded)
    signal.addEventListener('abort', cancel, { once: true })
    try {
      await clock.sleep(ms, wake.signal)
    } catch (error) {
      signal.throwIfAborted()
      if (!wake.signal.aborted) throw error
    } finally {
      signal.removeEventListener('abort', cancel)
      this.#wake = undefined
    }
  }
}
