import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../../../src/old/client/time/clock.ts'

/** What a scripted platform needs of a clock: virtual time has it, and so has the wall. */
export interface ServerClock {
  now(): number
  date(): Date
  serverSleep(ms: number): Promise<void>
}

export const realTime: ServerClock = {
  now: () => performance.now(),
  date: () => new Date(),
  serverSleep: async (ms) => await pause(Math.max(0, ms)),
}

interface Sleeper {
  readonly atMs: number
  readonly wake: () => void
  readonly ofServer: boolean
}

/** Virtual time: it stops while code runs, and jumps to the next sleeper when everything waits. */
export class VirtualClock implements Clock, ServerClock {
  #nowMs = 0
  readonly #sleepers = new Set<Sleeper>()

  now(): number {
    return this.#nowMs
  }

  date(): Date {
    return new Date(1_800_000_000_000 + this.#nowMs)
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return this.#sleep(ms, signal, false)
  }

  /** A sleep of the scripted server, which does not have to be cleared. */
  serverSleep(ms: number): Promise<void> {
    return this.#sleep(ms, undefined, true)
  }

  #sleep(ms: number, signal: AbortSignal | undefined, ofServer: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason)
        return
      }
      const stop = (): void => {
        this.#sleepers.delete(sleeper)
        reject(signal?.reason)
      }
      const sleeper: Sleeper = {
        atMs: this.#nowMs + Math.max(0, ms),
        wake: () => {
          signal?.removeEventListener('abort', stop)
          resolve()
        },
        ofServer,
      }
      signal?.addEventListener('abort', stop, { once: true })
      this.#sleepers.add(sleeper)
    })
  }

  /** Timers of the client that were not cleared. */
  get pending(): number {
    return [...this.#sleepers].filter((sleeper) => !sleeper.ofServer).length
  }

  /** Runs until the work settles. Fails if it waits for something outside this clock. */
  async run<T>(work: Promise<T>): Promise<T> {
    let settled = false
    const settle = (): void => {
      settled = true
    }
    work.then(settle, settle)
    for (;;) {
      await new Promise(setImmediate)
      if (settled) return await work
      this.#jump()
    }
  }

  #jump(): void {
    let next = Number.POSITIVE_INFINITY
    for (const { atMs } of this.#sleepers) next = Math.min(next, atMs)
    if (!Number.isFinite(next)) throw new Error('the work hangs: nothing on the virtual clock will wake it')
    this.#nowMs = Math.max(this.#nowMs, next)
    for (const sleeper of this.#sleepers) {
      if (sleeper.atMs > this.#nowMs) continue
      this.#sleepers.delete(sleeper)
      sleeper.wake()
    }
  }
}
