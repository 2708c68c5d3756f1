import { dirname, resolve } from 'node:path'
import { type Connection, readConnection } from '../../config/connection.ts'
import { defaultIn } from '../../config/host-inputs.ts'
import { inputTable } from '../../config/input-table.ts'
import { fileToWrite, pathInWorkspace } from '../../config/workspace-path.ts'
import type { DoctorReport } from '../../doctor/doctor-report.ts'
import { guardedJson } from '../../output/ci-command-escaping.ts'
import { type PlainEnd, plainEnd } from '../../report/run-end.ts'
import { toRunReport } from '../../report/to-run-report.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { writeReportFile } from '../files/report-file.ts'
import { createCleaning, type Job } from '../job.ts'
import { runToEnd } from '../run-to-end.ts'
import { doctorSummary } from './doctor-summary.ts'

/**
 * The doctor action: reads the inputs, reads the platform, reports. It writes nothing on the platform.
 *
 * @param show is given the report before the sentence of a failure; undefined if there is none
 */
export async function doctorAction(
  job: Job,
  show: (report: DoctorReport | undefined) => Promise<void> = async () => undefined,
): Promise<void> {
  const { inputs, outputs, console } = job
  const cleaning = createCleaning(job)
  let report: DoctorReport | undefined
  const run = async (): Promise<PlainEnd> => {
    const connection = readConnection(inputs)
    const write = reportWriter(job)
    const isSummed = inputs.get('job-summary')
    report = await examine(job, connection)
    const { ready, next } = report
    write(report)
    if (isSummed) await job.outputs.addSummary(doctorSummary(report, connection.baseUrl, cleaning.text))
    return plainEnd(ready ? 'succeeded' : 'failed', next)
  }
  const end = await runToEnd(job, run(), `Nothing was written.`)
  const ended = toRunReport(end, cleaning)
  job.end(ended)
  outputs.set('ready', String(ended.passed))
  await show(report)
  // On one screen the report above has it as its last line.
  if (!ended.passed && !(report !== undefined && job.endsWithAddress)) console.error(ended.reason)
}

async function examine(job: Job, connection: Connection): Promise<DoctorReport> {
  const { signal, console, inputs, environment } = job
  // In a configuration file it is the one of deployments.
  const timeout = inputs.findOrigin('timeout') ? undefined : inputs.text('timeout')
  const timeoutMs = inputTable.timeout.read('timeout', timeout ?? defaultIn('doctor', 'timeout'))
  const progress = (text: string): void => {
    console.say(`${text}…`)
    console.showStatus?.(text)
  }
  const [serviceId, deploymentId] = [inputs.get('service-id'), inputs.get('deployment-id')]
  const words = { successStates: inputs.get('success-states'), failureStates: inputs.get('failure-states') }
  const proxy = connection.baseUrl.startsWith('https:') ? 'HTTPS_PROXY' : 'HTTP_PROXY'
  const proxied = Boolean(environment[proxy] || environment[proxy.toLowerCase()])
  const { doctor: readAndReport } = await import('../../doctor/doctor.ts')
  return await readAndReport(
    { ...connection, serviceId, deploymentId, ...definedFields(words) },
    { signal, timeoutMs, progress, proxied },
  )
}

/**
 * The file that `report` names. Its folder must exist: nobody looks for a report in one that a typo has made.
 *
 * @throws InputError for a file that cannot be written
 */
function reportWriter({ inputs, outputs, redactor, context, console }: Job): (report: DoctorReport) => void {
  const given = inputs.get('report')
  const { named } = inputs
  if (given !== undefined)
    pathInWorkspace(context.workspace, 'report', dirname(resolve(context.workspace, given)), { named })
  const file = given === undefined ? undefined : fileToWrite(context.workspace, 'report', given, named)
  return ({ shared }) => {
    outputs.setMasked('report', redactor.redact(guardedJson(shared)))
    const json = redactor.redact(JSON.stringify(shared, undefined, 2))
    if (file !== undefined) writeReportFile(console, file, `${json}\n`)
  }
}
