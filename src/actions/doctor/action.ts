import { writeFileSync } from 'node:fs'
import { isLoopback } from '../../client/base-url.ts'
import type { DoctorReport } from '../../doctor/report.ts'
import { guardedJson } from '../../output/log-commands.ts'
import { endRun } from '../../output/run-result.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { shorten } from '../../text/excerpt.ts'
import { message } from '../../text/message.ts'
import { textOf } from '../shared/failure.ts'
import type { Job } from '../shared/job.ts'
import { resultOf } from '../shared/run.ts'
import { type DoctorInputs, readDoctorInputs } from './inputs.ts'

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
  const ready = result.outcome === 'succeeded'
  // It ends the status line of a terminal.
  job.end(endRun(result, { supersededIsNeutral: false, clean: (text) => sanitizeText(text, job.redactor) }))
  await shown()
  job.outputs.set('ready', String(ready))
  if (!ready) job.console.error(result.reason)
}

async function examine(job: Job, { connection, serviceId, deploymentId, timeoutMs, words }: DoctorInputs) {
  const { doctor: readAndReport } = await import('../../doctor/doctor.ts')
  const { signal, console } = job
  const progress = (text: string): void => {
    console.say(`${text}…`)
    console.stand?.(text)
  }
  return await readAndReport(
    { ...connection, serviceId, deploymentId, ...words },
    { signal, timeoutMs, progress, proxied: isProxied(job, connection.baseUrl) },
  )
}

/** Whether the environment names a proxy for this address; its exceptions are left to the client. */
function isProxied({ environment }: Job, baseUrl: string): boolean {
  const { hostname, protocol } = new URL(baseUrl)
  const of = (name: string): string => environment[name] || environment[name.toLowerCase()] || ''
  const proxy = of(protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY')
  const exempt = of('NO_PROXY')
    .split(/[\s,]+/)
    .filter(Boolean)
  const isExempt = exempt.some(
    (name) => name === '*' || `.${hostname}`.endsWith(`.${name.replace(/^\*?\./, '').split(':')[0]}`),
  )
  return proxy !== '' && !isLoopback(hostname) && !isExempt
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
