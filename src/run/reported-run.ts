import type { Inputs } from '../config/inputs.ts'
import { fileToWrite } from '../config/workspace-path.ts'
import { formatJunit } from '../report/formats/junit.ts'
import { toTestCases } from '../report/formats/test-cases.ts'
import type { RunReport } from '../report/run-report.ts'
import { definedFields } from '../text/defined-fields.ts'
import { openEventFile } from './files/event-file.ts'
import { writeReportFile } from './files/report-file.ts'
import type { Job } from './job.ts'
import { runAction } from './run-to-end.ts'
import { sendTrace } from './trace-sender.ts'

/**
 * Runs an action, and writes its run to what `junit` and `events` name, and to the collector of OpenTelemetry's variables. A folder that
 * does not exist, or is outside the workspace, ends the run before it begins.
 *
 * @param name of the action
 */
export async function runReported(job: Job, name: string, action: (job: Job) => Promise<unknown>): Promise<void> {
  const { inputs, context, console } = job
  const findFile = (input: 'junit' | 'events'): string | undefined => {
    const given = inputs.get(input)
    return given === undefined ? undefined : fileToWrite(context.workspace, input, given)
  }
  let junit: string | undefined
  let observe: Job['observe']
  try {
    junit = findFile('junit')
    const events = findFile('events')
    observe = events === undefined ? undefined : openEventFile(events, job)
  } catch (error) {
    await runAction(job, name, () => Promise.reject(error))
    return
  }
  let ended: RunReport | undefined
  const end = (run: RunReport): void => {
    ended = run
    job.end(run)
  }
  await action({ ...job, ...definedFields({ observe }), end })
  if (ended === undefined) return
  const write = (file: string, text: string): void => void writeReportFile(console, file, text)
  await writeReports(job, ended, { name, junit, write, warn: (text) => console.warn(text) })
}

/** What a run is reported as outside of its job. */
interface Reporting {
  /** Of the action or the command. */
  readonly name: string
  /** The file of the JUnit report, if one is wanted. */
  readonly junit: string | undefined
  /** Writes a file in place of what it held, or says that it cannot. */
  readonly write: (file: string, text: string) => void
  /** Says that the collector of the trace did not take it. */
  readonly warn: (text: string) => void
}

/** Writes the JUnit report of a run that is over, and sends its trace, whatever the host. The file of events was written as they came. */
export async function writeReports(job: Job, run: RunReport, { name, junit, write, warn }: Reporting): Promise<void> {
  if (junit !== undefined) {
    const cases = toTestCases(run, nameTest(job.inputs))
    write(junit, formatJunit(name, cases))
  }
  await sendTrace(job, run, { name, warn })
}

/** The name of a deployment as a test: that of its service, and of the environment if one is named. */
function nameTest(inputs: Inputs): string {
  const names = (['service', 'service-name', 'service-id'] as const).map((name) => inputs.text(name))
  const service = names.find((each) => each !== undefined) ?? 'deployment'
  const environment = inputs.text('environment') ?? inputs.text('environment-slug')
  return environment === undefined ? service : `${service} in ${environment}`
}
