import { AbortScope } from './abort-scope.ts'
import { type Clock, discarded } from './clock.ts'

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
