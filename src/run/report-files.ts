import type { Inputs } from '../config/inputs.ts'
import { fileToWrite } from '../config/workspace-path.ts'
import type { ShownFleet } from '../output/fleet-report.ts'
import { writeResultFile } from '../output/reports/file.ts'
import { junitOf, type TestCase } from '../output/reports/junit.ts'
import type { EndedRun } from '../output/run-result.ts'
import { definedFields } from '../text/defined-fields.ts'
import { openEventFile } from './event-file.ts'
import type { Job } from './job.ts'
import { runAction } from './reporter.ts'
import { sendTrace } from './trace.ts'

/**
 * Runs an action, and writes its run to what `junit` and `events` name, and to the collector of OpenTelemetry's variables. A folder that
 * does not exist, or is outside the workspace, ends the run before it begins.
 *
 * @param name of the action
 */
export async function runReported(job: Job, name: string, action: (job: Job) => Promise<unknown>): Promise<void> {
  const { inputs, context, console } = job
  const fileOf = (input: 'junit' | 'events'): string | undefined => {
    const given = inputs.get(input)
    return given === undefined ? undefined : fileToWrite(context.workspace, input, given)
  }
  let junit: string | undefined
  let observe: Job['observe']
  try {
    junit = fileOf('junit')
    const events = fileOf('events')
    observe = events === undefined ? undefined : openEventFile(events, job)
  } catch (error) {
    await runAction(job, name, () => Promise.reject(error))
    return
  }
  let ended: EndedRun | undefined
  const end = (run: EndedRun): void => {
    ended = run
    job.end(run)
  }
  await action({ ...job, ...definedFields({ observe }), end })
  if (ended === undefined) return
  if (junit !== undefined) writeResultFile(console, junit, junitOf(name, casesOf(inputs, ended)))
  await sendTrace(job, ended, { name, warn: (text) => console.warn(text) })
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

function fleetCases({ services }: ShownFleet): readonly TestCase[] {
  return services.map(({ service, passed, outcome, reason, excerpt: cause, durationMs }) => ({
    name: service,
    durationMs,
    ...(outcome === 'skipped' ? { skipped: reason } : passed ? {} : { failure: `${outcome}: ${reason}`, cause }),
  }))
}
