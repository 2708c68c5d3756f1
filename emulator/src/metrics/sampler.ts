import type { Builds } from '../builds/builds.ts'
import type { PlatformState } from '../state/platform-state.ts'
import { readUsage } from './process-usage.ts'

const intervalMs = 10_000
/** Milliseconds between two measurements of a process at least: the processor use of a shorter period means nothing. */
const freshMs = 500

/** Measures the running services at intervals, and stores the samples. */
export type Sampler = ReturnType<typeof startSampler>

/** Starts to measure the running services. */
export function startSampler(state: PlatformState, builds: Builds) {
  /** The last measurement of each process group, by its leader. `at` is of `performance.now()`. */
  const latest = new Map<number, { readonly at: number; readonly cpuMs: number }>()
  let measuring: Promise<void> = Promise.resolve()

  async function measureNow(): Promise<void> {
    const running = builds.running()
    for (const leader of latest.keys()) {
      if (!running.some((process) => process.leader === leader)) latest.delete(leader)
    }
    const due = running.filter(
      ({ leader }) => performance.now() - (latest.get(leader)?.at ?? Number.NEGATIVE_INFINITY) >= freshMs,
    )
    const usages = await readUsage(due.map(({ leader }) => leader))
    const at = performance.now()
    for (const { serviceId, leader, startedAt } of due) {
      const usage = usages.get(leader)
      // The process may have ended, or its service may have been deleted, during the measurement.
      if (!usage || !state.services.has({ id: serviceId })) continue
      const last = latest.get(leader) ?? { at: startedAt, cpuMs: 0 }
      // The time of a child that has ended is no longer counted.
      const cpuPct = (Math.max(0, usage.cpuMs - last.cpuMs) / Math.max(1, at - last.at)) * 100
      latest.set(leader, { at, cpuMs: usage.cpuMs })
      state.samples.add(serviceId, { at: state.now().getTime(), cpuPct, memoryBytes: usage.memoryBytes })
    }
  }

  /** Measures the processes that were not measured a moment ago. A second call waits for the first. */
  function measure(): Promise<void> {
    const measured = measuring.then(measureNow)
    measuring = measured.catch(() => undefined)
    return measured
  }

  const timer = setInterval(() => void measure().catch(() => undefined), intervalMs).unref()
  return {
    measure,
    /** Resolves when the open measurement has ended. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await measuring
    },
  }
}
