import { Run, type RunOptions } from '../client/time/run.ts'
import { type Outcome, worstOutcome } from '../deployment/outcome.ts'
import { type NameInput, nameAsInput } from '../text/input-name.ts'
import { message } from '../text/message.ts'
import { levelled, type Needing } from './graph.ts'
import { runSchedule, type WhySkipped } from './schedule.ts'
import type { ServiceEnd } from './service/service-end.ts'

/** What became of a service of a fleet. Times are milliseconds since the fleet's first request; both are the same if it never began. */
export interface ServiceReport extends ServiceEnd {
  /** Of the service. */
  readonly name: string
  /** When its turn came. */
  readonly startMs: number
  /** When it ended. */
  readonly endMs: number
}

/** What became of a fleet. */
export interface FleetReport {
  /** The worst outcome of its services; `skipped` if it has none. */
  readonly outcome: Outcome
  /** Every service passed. */
  readonly passed: boolean
  /** One for each service, those that need others after them. */
  readonly services: readonly ServiceReport[]
  /** From the first request to the end. */
  readonly durationMs: number
}

/** What a task knows when its time has come. */
export interface TaskContext {
  /** Until the fleet's deadline, in milliseconds, above 0. */
  readonly remainingMs: number
  /** Aborts when the fleet is cancelled. */
  readonly signal: AbortSignal
  /** How those ended that ended before, by name. All that the service needs have passed. */
  readonly done: ReadonlyMap<string, ServiceReport>
}

/** A service of a fleet, and how it is deployed. */
export interface FleetTask extends Needing {
  /** Deploys it. A rejection is a failure of this service alone; one with the signal's reason means that it was cancelled. */
  readonly run: (context: TaskContext) => Promise<ServiceEnd>
}

/** How a fleet is run. */
export interface FleetOptions extends RunOptions {
  /** How many services are deployed at once; 8 by default. */
  readonly maxParallel?: number
  /** Hears of each service that begins. Must not throw. */
  readonly onBegin?: (name: string) => void
  /** Hears of each service that has ended, also of those that never began. Must not throw. */
  readonly onEnd?: (report: ServiceReport) => void
  /** How sentences name the inputs of whoever runs it: `timeout` by default. */
  readonly named?: NameInput
}

const defaultParallel = 8

/**
 * Deploys the services of a fleet, each after all that it needs, under one deadline. A service whose need did not pass is skipped and
 * says so; the others continue. Whatever happens is in the report.
 *
 * @throws InputError for services that need each other in a circle; nothing was run
 */
export async function runFleet(tasks: readonly FleetTask[], options: FleetOptions = {}): Promise<FleetReport> {
  const { maxParallel = defaultParallel, onBegin, onEnd, named = nameAsInput } = options
  const run = new Run(options)
  const { signal } = run
  const ended = (report: ServiceReport): ServiceReport => {
    onEnd?.(report)
    return report
  }
  const ordered = levelled(tasks)
  const done = await runSchedule(ordered, {
    maxParallel: Math.max(1, maxParallel),
    signal,
    passed: ({ passed }: ServiceReport) => passed,
    skip: ({ name }, why) => {
      const atMs = run.elapsed()
      return ended({ ...explainSkip(why), name, passed: false, startMs: atMs, endMs: atMs })
    },
    run: async (task, before) => {
      const { name } = task
      const startMs = run.elapsed()
      const remainingMs = run.remaining()
      if (remainingMs <= 0) return ended({ ...tooLate(named), name, startMs, endMs: startMs })
      onBegin?.(name)
      const end = await task.run({ remainingMs, signal, done: before }).catch((error) => toFailedEnd(error, signal))
      return ended({ ...end, name, startMs, endMs: run.elapsed() })
    },
  })
  const services = ordered.flatMap(({ name }) => done.get(name) ?? [])
  return {
    outcome: worstOutcome(services.map(({ outcome }) => outcome)),
    passed: services.every(({ passed }) => passed),
    services,
    durationMs: run.elapsed(),
  }
}

function explainSkip(why: WhySkipped<ServiceReport>): Pick<ServiceEnd, 'outcome' | 'reason'> {
  switch (why.kind) {
    case 'need':
      return needFailed(why.name, why.result.outcome)
    case 'cancelled':
      return { outcome: 'aborted', reason: `Not deployed: the run was cancelled before its turn.` }
    default:
      return why satisfies never
  }
}

/** The end of a service that is not deployed, because one that it needs ended so. */
function needFailed(name: string, outcome: Outcome): Pick<ServiceEnd, 'outcome' | 'reason'> {
  const what = outcome === 'skipped' ? 'was skipped' : `ended ${outcome}`
  return { outcome: 'skipped', reason: message`fleet-need-failed: Not deployed: it needs "${name}", which ${what}.` }
}

function tooLate(named: NameInput): ServiceEnd {
  const reason = message`fleet-too-late: Not deployed: the timeout of the fleet passed before its turn. Set a longer ${named('timeout')}, or a larger ${named('max-parallel')}.`
  return { outcome: 'timed-out', passed: false, reason }
}

function toFailedEnd(error: unknown, signal: AbortSignal): ServiceEnd {
  const reason = error instanceof Error ? error.message : String(error)
  return { outcome: signal.aborted && error === signal.reason ? 'aborted' : 'failed', passed: false, reason }
}
