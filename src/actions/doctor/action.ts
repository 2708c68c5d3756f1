import { writeFileSync } from 'node:fs'
import { isLoopback } from '../../client/base-url.ts'
import type { DoctorReport } from '../../doctor/report.ts'
import { guardedJson } from '../../output/log-commands.ts'
import { endRun } from '../../output/run-result.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { message } from '../../text/message.ts'
import { textOf } from '../shared/failure.ts'
import type { Job } from '../shared/job.ts'
import { resultOf } from '../shared/run.ts'
import { type DoctorInputs, readDoctorInputs } from './inputs.ts'

/** What a host does with the report, where it is not a job's log: prints it elsewhere, for example. */
export interface DoctorHost {
  /** The lines of the report are untrusted. */
  readonly show?: (report: DoctorReport, baseUrl: string) => void | Promise<void>
}

/** The doctor action: reads the inputs, looks at the platform, reports. It writes nothing on the platform. */
export async function doctor(job: Job, { show }: DoctorHost = {}): Promise<void> {
  const result = await resultOf(
    job,
    async () => {
      const inputs = readDoctorInputs(job.inputs, job.context.workspace)
      const { report, shareable } = await look(job, inputs)
      const { baseUrl } = inputs.connection
      write(job, inputs.dialectFile, 'dialect', report.dialect)
      write(job, inputs.reportFile, 'report', shareable)
      await tell(job, report, { ...inputs, baseUrl })
      await show?.(report, baseUrl)
      return { outcome: report.ready ? 'succeeded' : 'failed', reason: report.next }
    },
    () => message`doctor-cancelled: Nothing was written.`,
  )
  const ready = result.outcome === 'succeeded'
  job.end(endRun(result, { supersededIsNeutral: false, clean: (text) => sanitizeText(text, job.redactor) }))
  job.outputs.set('ready', String(ready))
  if (!ready) job.console.error(result.reason)
}

async function look(job: Job, { connection, serviceId, deploymentId, timeoutMs, words, expected }: DoctorInputs) {
  const { examine } = await import('../../doctor/doctor.ts')
  const { signal, console } = job
  const progress = (text: string): void => {
    console.say(`${text}…`)
    console.stand?.(text)
  }
  return await examine(
    { ...connection, serviceId, deploymentId, expected, ...words },
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

/** A failure to write is a warning: what was learnt is shown all the same. */
function write(job: Job, file: string | undefined, input: string, value: unknown): void {
  if (file === undefined) return
  try {
    writeFileSync(file, `${job.redactor.redact(JSON.stringify(value, undefined, 2))}\n`)
  } catch (error) {
    warnNotWritten(job, input, error)
  }
}

function warnNotWritten({ console }: Job, input: string, error: unknown): void {
  console.warn(message`doctor-file-not-written: Could not write the file of \`${input}\`: ${textOf(error)}`)
}

async function tell(
  job: Job,
  report: DoctorReport,
  { baseUrl, jobSummary }: { baseUrl: string; jobSummary: boolean },
): Promise<void> {
  const { outputs } = job
  const { documentOf } = await import('../../doctor/report.ts')
  const json = guardedJson(documentOf(report))
  outputs.setMasked('report', job.redactor.redact(json))
  for (const [name, words] of Object.entries(report.proposals))
    outputs.set(name, words.length === 0 ? undefined : words.join(','))
  if (!jobSummary) return
  const { doctorSummary } = await import('./summary.ts')
  try {
    await outputs.addSummary(doctorSummary(report, { baseUrl, clean: (text) => sanitizeText(text, job.redactor) }))
  } catch (error) {
    warnNotWritten(job, 'job-summary', error)
  }
}
