import { writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { readConnection } from '../../config/connection.ts'
import type { Inputs } from '../../config/inputs.ts'
import { inputTable } from '../../config/table.ts'
import { fileToWrite, pathInWorkspace } from '../../config/workspace-path.ts'
import type { DoctorReport } from '../../doctor/report.ts'
import { guardedJson } from '../../output/log-commands.ts'
import { endRun } from '../../output/run-result.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { shorten } from '../../text/excerpt.ts'
import { message } from '../../text/message.ts'
import { textOf } from '../shared/failure.ts'
import { cleaningOf, type Job } from '../shared/job.ts'
import { resultOf } from '../shared/run.ts'

/** Reads are few: unlike a deploy the doctor has a default of two minutes. */
const defaultTimeout = '2m'

type DoctorInputs = ReturnType<typeof readDoctorInputs>

/** What a host does with the report, if it is not a job's log: prints it elsewhere, for example. */
export interface DoctorHost {
  /** The findings are untrusted. */
  readonly show?: (report: DoctorReport, baseUrl: string) => void | Promise<void>
}

/** The doctor action: reads the inputs, reads the platform, reports. It writes nothing on the platform. */
export async function doctor(job: Job, { show }: DoctorHost = {}): Promise<void> {
  let shown = async (): Promise<void> => undefined
  const result = await resultOf(
    job,
    async () => {
      const inputs = readDoctorInputs(job.inputs, job.context.workspace)
      const report = await examine(job, inputs)
      await publish(job, report, inputs)
      shown = async () => await show?.(report, inputs.connection.baseUrl)
      return { outcome: report.ready ? 'succeeded' : 'failed', reason: report.next }
    },
    () => message`doctor-cancelled: Nothing was written.`,
  )
  const run = endRun(result, cleaningOf(job))
  // It ends the status line of a terminal.
  job.end(run)
  await shown()
  job.outputs.set('ready', String(run.passed))
  if (!run.passed) job.console.error(run.reason)
}

async function examine(job: Job, { connection, serviceId, deploymentId, timeoutMs, words }: DoctorInputs) {
  const { doctor: readAndReport } = await import('../../doctor/doctor.ts')
  const { signal, console, environment } = job
  const proxy = connection.baseUrl.startsWith('https:') ? 'HTTPS_PROXY' : 'HTTP_PROXY'
  const progress = (text: string): void => {
    console.say(`${text}…`)
    console.stand?.(text)
  }
  return await readAndReport(
    { ...connection, serviceId, deploymentId, ...words },
    { signal, timeoutMs, progress, proxied: Boolean(environment[proxy] || environment[proxy.toLowerCase()]) },
  )
}

/** What cannot be written is a warning: the report is shown all the same. */
async function publish(
  { outputs, redactor, console }: Job,
  report: DoctorReport,
  { reportFile, jobSummary, connection: { baseUrl } }: DoctorInputs,
): Promise<void> {
  const attempt = async (input: string, write: () => unknown): Promise<void> => {
    try {
      await write()
    } catch (error) {
      console.warn(message`doctor-file-not-written: Could not write the file of \`${input}\`: ${textOf(error)}`)
    }
  }
  outputs.setMasked('report', redactor.redact(guardedJson(report.shared)))
  if (reportFile !== undefined) {
    const json = redactor.redact(JSON.stringify(report.shared, undefined, 2))
    await attempt('report', () => writeFileSync(reportFile, `${json}\n`))
  }
  if (!jobSummary) return
  const { doctorSummary } = await import('./summary.ts')
  // A platform may send a word of any length.
  const clean = (text: string): string => shorten(sanitizeText(text, redactor), 500)
  await attempt('job-summary', () => outputs.addSummary(doctorSummary(report, { baseUrl, clean })))
}

/** @throws InputError naming the input; nothing was sent */
function readDoctorInputs(inputs: Inputs, workspace: string) {
  const report = inputs.get('report')
  // In a configuration file it is the one of deployments.
  const timeout = inputs.originOf('timeout') ? undefined : inputs.text('timeout')
  return {
    connection: readConnection(inputs),
    serviceId: inputs.get('service-id'),
    deploymentId: inputs.get('deployment-id'),
    timeoutMs: inputTable.timeout.read('timeout', timeout ?? defaultTimeout),
    words: definedFields({
      successStates: inputs.get('success-states'),
      failureStates: inputs.get('failure-states'),
    }),
    reportFile: report === undefined ? undefined : reportFile(workspace, report),
    jobSummary: inputs.get('job-summary'),
  }
}

/** Its folder must exist: nobody looks for a report in one that a typo has made. */
function reportFile(workspace: string, given: string): string {
  pathInWorkspace(workspace, 'report', dirname(resolve(workspace, given)))
  return fileToWrite(workspace, 'report', given)
}
