import { type Connection, readConnection } from '../../config/connection.ts'
import { inputTable } from '../../config/input-table.ts'
import type { DoctorReport } from '../../doctor/doctor-report.ts'
import { type PlainEnd, plainEnd } from '../../report/run-end.ts'
import { toRunReport } from '../../report/to-run-report.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { createCleaning, type Job } from '../job.ts'
import { runToEnd } from '../run-to-end.ts'

const defaultTimeout = '2m'

/**
 * The doctor: reads the inputs, reads the platform, reports. It writes nothing on the platform.
 *
 * @param show is given the report before the sentence of a failure; undefined if there is none
 */
export async function doctorAction(job: Job, show: (report: DoctorReport | undefined) => void): Promise<void> {
  const { inputs, console } = job
  let report: DoctorReport | undefined
  const run = async (): Promise<PlainEnd> => {
    report = await examine(job, readConnection(inputs))
    const { ready, next } = report
    return plainEnd(ready ? 'succeeded' : 'failed', next)
  }
  const end = await runToEnd(job, run(), `Nothing was written.`)
  const ended = toRunReport(end, createCleaning(job))
  job.end(ended)
  show(report)
  // On one screen the report above has it as its last line.
  if (!ended.passed && !(report !== undefined && job.endsWithAddress)) console.error(ended.reason)
}

async function examine(job: Job, connection: Connection): Promise<DoctorReport> {
  const { signal, console, inputs, environment } = job
  // In a configuration file it is the one of deployments.
  const timeout = inputs.findOrigin('timeout') ? undefined : inputs.text('timeout')
  const timeoutMs = inputTable.timeout.read('timeout', timeout ?? defaultTimeout)
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
