import type { Builds } from '../builds/builds.ts'
import type { State } from '../state/state.ts'
import { readUsage } from './usage.ts'

/** Milliseconds between two measurements. */
const interval = 10_000

/** Milliseconds for which a measurement is fresh: a shorter stretch says nothing about a processor's use. */
const fresh = 500

/** Measures what runs, again and again, and keeps what it finds. */
export class Sampler {
  readonly #state: State
  readonly #builds: Builds
  readonly #now: () => Date
  /** The last measurement of each process group, by its leader. `at` counts from when the platform's process started. */
  readonly #last = new Map<number, { readonly at: number; readonly cpuMs: number }>()
  readonly #timer: NodeJS.Timeout
  #measuring: Promise<void> = Promise.resolve()

  constructor(world: { state: State; builds: Builds; now(): Date }) {
    this.#state = world.state
    this.#builds = world.builds
    this.#now = () => world.now()
    this.#timer = setInterval(() => void this.measure().catch(() => undefined), interval).unref()
  }

  /** Measures whatever was not measured a moment ago. One at a time: a second call waits for the first. */
  measure(): Promise<void> {
    const measured = this.#measuring.then(() => this.#measure())
    this.#measuring = measured.catch(() => undefined)
    return measured
  }

  /** Resolves when nothing is being measured any more. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#measuring
  }

  async #measure(): Promise<void> {
    const running = this.#builds.running()
    for (const leader of this.#last.keys()) {
      if (!running.some((process) => process.leader === leader)) this.#last.delete(leader)
    }
    const due = running.filter(
      ({ leader }) => performance.now() - (this.#last.get(leader)?.at ?? Number.NEGATIVE_INFINITY) >= fresh,
    )
    const usages = await readUsage(due.map(({ leader }) => leader))
    const at = performance.now()
    for (const { serviceId, leader, startedAt } of due) {
      const usage = usages.get(leader)
      // It may have ended, or been deleted, while it was measured.
      if (!usage || !this.#state.services.byId(serviceId)) continue
      const last = this.#last.get(leader) ?? { at: startedAt, cpuMs: 0 }
      // A child that ended takes its time with it.
      const cpuPct = (Math.max(0, usage.cpuMs - last.cpuMs) / Math.max(1, at - last.at)) * 100
      this.#last.set(leader, { at, cpuMs: usage.cpuMs })
      this.#state.samples.add(serviceId, { at: this.#now().getTime(), cpuPct, memoryBytes: usage.memoryBytes })
    }
  }
}
