import type { Inputs } from '../../config/inputs.ts'
import { fileToWrite } from '../../config/workspace-path.ts'
import type { ShownFleet } from '../../output/fleet-report.ts'
import { writeResultFile } from '../../output/reports/file.ts'
import { junitOf, type TestCase } from '../../output/reports/junit.ts'
import type { EndedRun } from '../../output/run-result.ts'
import { openEventFile } from './event-file.ts'
import type { Job } from './job.ts'
import { sendTrace } from './trace.ts'

/**
 * Has a run written to what `junit` and `events` name, and sent to the collector of OpenTelemetry's variables.
 *
 * @param name of the action
 * @returns the job to run, and what writes the whole run once it is over
 * @throws InputError if a folder does not exist, or is outside the workspace
 */
export function withReports(job: Job, name: string): { readonly job: Job; readonly write: () => Promise<void> } {
  const fileOf = (input: 'junit' | 'events'): string | undefined => {
    const given = job.inputs.get(input)
    return given === undefined ? undefined : fileToWrite(job.context.workspace, input, given)
  }
  const [junit, events] = [fileOf('junit'), fileOf('events')]
  let ended: EndedRun | undefined
  const reported: Job = {
    ...job,
    ...(events !== undefined && { observe: openEventFile(events, job) }),
    end(run) {
      ended = run
      job.end(run)
    },
  }
  const write = async (): Promise<void> => {
    const writeJunit = junit === undefined ? undefined : (xml: string) => writeResultFile(job.console, junit, xml)
    if (ended !== undefined) await reportRun(job, ended, { name, writeJunit })
  }
  return { job: reported, write }
}

/** What a whole run is written with. */
interface Reporting {
  /** Of the action or the command. */
  readonly name: string
  /** Undefined if no JUnit report was asked for. */
  readonly writeJunit: ((xml: string) => void) | undefined
  /** By default a warning of the job. */
  readonly warn?: (text: string) => void
}

/** Writes the JUnit report, and sends the trace. */
export async function reportRun(
  job: Job,
  run: EndedRun,
  { name, writeJunit, warn = (text) => job.console.warn(text) }: Reporting,
): Promise<void> {
  writeJunit?.(junitOf(name, casesOf(job.inputs, run)))
  await sendTrace(job, run, { name, warn })
}

/**
 * A run as test cases: the services of a fleet, or the deployment and each check of its gate.
 *
 * @param inputs name the service
 */
export function casesOf(inputs: Inputs, run: EndedRun): readonly TestCase[] {
  return run.fleet === undefined ? deploymentCases(inputs, run) : fleetCases(run.fleet)
}

/** The deployment, and each check of a gate, which alone is to blame if it failed. */
function deploymentCases(inputs: Inputs, run: EndedRun): readonly TestCase[] {
  const { outcome, passed, reason, cause, durationMs, gate } = run
  const checks = gate?.checks ?? []
  const isCheckToBlame = checks.some(({ result }) => result === 'failed')
  const names = (['service', 'service-name', 'service-id'] as const).map((name) => inputs.text(name))
  const environment = inputs.text('environment') ?? inputs.text('environment-slug')
  const service = names.find((each) => each !== undefined) ?? 'deployment'
  const blamed = passed || isCheckToBlame ? {} : { failure: `${outcome}: ${reason}`, cause }
  return [
    {
      name: environment === undefined ? service : `${service} in ${environment}`,
      durationMs,
      ...(outcome === 'skipped' ? { skipped: reason } : blamed),
    },
    ...checks.map(({ name, result, summary, evidence, durationMs }) => ({
      name: `check: ${name}`,
      durationMs,
      ...(result === 'failed' && { failure: summary, cause: evidence }),
      ...((result === 'not-run' || result === 'cut-short') && { skipped: result }),
    })),
  ]
}

/** Each service is a test case. */
function fleetCases({ services }: ShownFleet): readonly TestCase[] {
  return services.map(({ service, passed, outcome, reason, excerpt: cause, durationMs }) => ({
    name: service,
    durationMs,
    ...(outcome === 'skipped' ? { skipped: reason } : passed ? {} : { failure: `${outcome}: ${reason}`, cause }),
  }))
}
