import type { Builds } from '../builds/builds.ts'
import type { PlatformState } from '../state/platform-state.ts'
import { readUsage } from './process-usage.ts'

/** Milliseconds between two measurements. */
const intervalMs = 10_000

/** Milliseconds between two measurements of a process at least: the processor use of a shorter period means nothing. */
const freshMs = 500

/** Measures the running services at intervals, and stores the samples. */
export class Sampler {
  readonly #state: PlatformState
  readonly #builds: Builds
  /** The last measurement of each process group, by its leader. `at` is of `performance.now()`. */
  readonly #last = new Map<number, { readonly at: number; readonly cpuMs: number }>()
  readonly #timer: NodeJS.Timeout
  #measuring: Promise<void> = Promise.resolve()

  constructor(state: PlatformState, builds: Builds) {
    this.#state = state
    this.#builds = builds
    this.#timer = setInterval(() => void this.measure().catch(() => undefined), intervalMs).unref()
  }

  /** Measures the processes that were not measured a moment ago. A second call waits for the first. */
  measure(): Promise<void> {
    const measured = this.#measuring.then(() => this.#measure())
    this.#measuring = measured.catch(() => undefined)
    return measured
  }

  /** Resolves when the open measurement has ended. */
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
      ({ leader }) => performance.now() - (this.#last.get(leader)?.at ?? Number.NEGATIVE_INFINITY) >= freshMs,
    )
    const usages = await readUsage(due.map(({ leader }) => leader))
    const at = performance.now()
    for (const { serviceId, leader, startedAt } of due) {
      const usage = usages.get(leader)
      // The process may have ended, or its service may have been deleted, during the measurement.
      if (!usage || !this.#state.services.has({ id: serviceId })) continue
      const last = this.#last.get(leader) ?? { at: startedAt, cpuMs: 0 }
      // The time of a child that has ended is no longer counted.
      const cpuPct = (Math.max(0, usage.cpuMs - last.cpuMs) / Math.max(1, at - last.at)) * 100
      this.#last.set(leader, { at, cpuMs: usage.cpuMs })
      this.#state.samples.add(serviceId, { at: this.#state.now().getTime(), cpuPct, memoryBytes: usage.memoryBytes })
    }
  }
}
