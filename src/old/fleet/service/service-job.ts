import type { ConfiguredService } from '../../config/file/checked-config.ts'
import { type ConfiguredRun, configuredInputs } from '../../config/file/configured-inputs.ts'
import { inputTable, isInputName } from '../../config/input-table.ts'
import { type FixedInputs, Inputs } from '../../config/inputs.ts'
import type { Console } from '../../output/console.ts'
import { Outputs } from '../../output/job-outputs.ts'
import { listWrittenFiles } from '../../run/files/written-files.ts'
import type { Job } from '../../run/job.ts'
import { type JobState, StateRecord } from '../../run/job-state.ts'
import { maskSecretInputs } from '../../run/secret-masking.ts'
import { type FleetInputs, isSetOutsideFile } from '../fleet-inputs.ts'

export interface ServiceJobOptions extends ConfiguredRun {
  readonly fleet: FleetInputs
  readonly service: ConfiguredService
  readonly console: Console
  /** Until the fleet's deadline, milliseconds; by default only the service's own timeout counts. */
  readonly remainingMs?: number
  /** In place of what the step and the file say. */
  readonly fixed?: FixedInputs
}

/** One service of a fleet as a job of its own: the flows of the other actions run in it unchanged. Its inputs are those of the service in the file, and of the step if they hold for all. */
export function serviceJob(job: Job, run: ServiceJobOptions): Job {
  const { fleet, service, console, fixed, remainingMs = Number.POSITIVE_INFINITY } = run
  const inputs = serviceInputs(job, fleet, run)
  maskSecretInputs(inputs, console)
  const timeout = Math.max(1, Math.min(inputs.get('timeout'), remainingMs))
  return {
    ...job,
    context: { ...job.context, reportFiles: listWrittenFiles(job), logFile: undefined, jobFolder: undefined },
    inputs: inputs.with({ ...fixed, timeout }),
    console,
    // The fleet has outputs and one summary for all.
    outputs: new Outputs(job.redactor),
    state: new StateRecord((state) => noteOpen(job, service.name, state)),
    end: () => undefined,
  }
}

/** The post step gets the state as a variable, and no process starts with one of more than 128 KiB. This is some 300 services. */
const mostOpenBytes = 64_000

/** Leaves to the post step what the service would leave open, and nothing of one that has ended. */
function noteOpen({ state }: Job, name: string, { services: _, ...left }: JobState): void {
  const { [name]: before, ...others } = state.current.services ?? {}
  const { claim, pendingComment } = left.preview ?? {}
  if (left.finished && (left.unreported ?? claim ?? pendingComment) === undefined) {
    if (before !== undefined) state.note({ services: others })
  } else if (left.deploymentId !== undefined || left.preview !== undefined) {
    const services = { ...others, [name]: left }
    if (Buffer.byteLength(JSON.stringify(services)) <= mostOpenBytes) state.note({ services })
  }
}

/** The inputs of a service: of the step those that hold for all, and below them those of the file. */
export function serviceInputs(
  job: Job,
  { found }: FleetInputs,
  run: ConfiguredRun & { readonly service: ConfiguredService },
): Inputs {
  const lookup = (name: string): string | undefined => {
    if (!isInputName(name) || !inputTable[name].holdsForFleet || !isSetOutsideFile(job.inputs, name)) return undefined
    return job.inputs.verbatim(name)
  }
  const given = new Inputs(lookup, undefined, {}, job.inputs.named)
  return configuredInputs(given, found, run)
}
