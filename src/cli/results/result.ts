import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { junitOf } from '../../output/reports/junit.ts'
import { traceOf } from '../../output/reports/trace.ts'
import type { RunResult } from '../../output/run-result.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { message } from '../../text/message.ts'
import type { CommandJob, EndedRun } from '../job.ts'
import { type CommandReport, reportSchema } from './schemas.ts'
import { givenIds, printJson } from './stdout.ts'

const gateReport = v.required(v.pick(reportSchema, ['passed', 'checks', 'rollback']))

type Check = v.InferOutput<typeof gateReport>['checks'][number]

const traceLimitMs = 5_000
/** Once a signal came: the command must end within 2 s. */
const lateTraceLimitMs = 1_000

/** Writes the result to stdout, and to the files and the collector that the options and the environment name. */
export async function writeResult(job: CommandJob, { result, passed }: EndedRun): Promise<void> {
  const { name, options } = job
  const clean = (text: string): string => job.redactor.redact(text)
  const gate = readGateReport(job)
  const { serviceId, ref } = result
  const ids = { ...givenIds(job.inputs), ...definedFields({ serviceId, ref }) }
  const report = { ...reportOf({ ...result, ...ids }, job.outputs.get('url'), clean), ...gate }
  if (options['json'] === true) printJson(report, job.redactor)
  else {
    const line = report.url ?? report.deploymentId ?? ''
    // An id of another form could be a command at the beginning of a line.
    if (/^\w/.test(line)) process.stdout.write(`${sanitizeText(line, job.redactor)}\n`)
  }
  const checks = gate?.checks ?? []
  if (typeof options['junit'] === 'string') {
    job.outputs.write(options['junit'], junitOf(name, { report, passed, checks }))
  }
  await sendTrace(job, { result, passed }, { report, checks })
}

/** The library's report, without secrets; null where a value is not known. */
function reportOf(result: RunResult, url: string | undefined, clean: (text: string) => string): CommandReport {
  const { outcome, reason, deploymentId, serviceId, ref, status, durationMs = 0, phases = [] } = result
  const cleaned = (text: string | undefined): string | null => (text === undefined ? null : clean(text))
  return {
    outcome,
    reason: clean(reason),
    deploymentId: cleaned(deploymentId),
    serviceId: cleaned(serviceId),
    ref: cleaned(ref),
    url: url ?? null,
    status: cleaned(status),
    durationMs: Math.round(durationMs),
    phases: phases.map(({ name, startMs, endMs }) => ({
      name: clean(name),
      startMs: Math.round(startMs),
      endMs: Math.round(endMs),
    })),
  }
}

function readGateReport({ outputs }: CommandJob) {
  const text = outputs.get('report')
  return text === undefined ? undefined : v.parse(gateReport, JSON.parse(text))
}

/** Sends one trace to the collector that OpenTelemetry's variables name. A collector that is down costs one warning. */
async function sendTrace(
  job: CommandJob,
  ended: EndedRun,
  { report, checks }: { readonly report: CommandReport; readonly checks: readonly Check[] },
): Promise<void> {
  const { passed } = ended
  const { environment, options } = job
  const warn = (text: string): void => {
    if (options['quiet'] !== true) job.console.warn(text)
  }
  const base = environment['OTEL_EXPORTER_OTLP_ENDPOINT']
  const endpoint = environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] ?? (base && `${base.replace(/\/$/, '')}/v1/traces`)
  if (!endpoint) return
  if (!URL.canParse(endpoint)) {
    warn(message`trace-endpoint-invalid: OTEL_EXPORTER_OTLP_ENDPOINT is not a URL: "${endpoint}". No trace is sent.`)
    return
  }
  const { deploymentId, serviceId, outcome, durationMs } = report
  const sections = ended.result.summary?.sections ?? [{ name: 'Deployment', phases: report.phases }]
  const failed = new Set(checks.filter(({ result }) => result === 'failed').map(({ name }) => name))
  const trace = traceOf({
    root: {
      name: `taxiway ${job.name}`,
      startMs: 0,
      endMs: durationMs,
      failed: !passed,
      attributes: {
        'deployment.id': deploymentId ?? undefined,
        'deployment.status': passed ? 'succeeded' : 'failed',
        'taxiway.outcome': outcome,
        'taxiway.service.id': serviceId ?? undefined,
      },
    },
    parts: sections.flatMap(({ name: section, phases }) =>
      phases.map((phase) => ({
        ...phase,
        name: `${section}: ${phase.name}`,
        failed: section === 'Checks' && failed.has(phase.name),
      })),
    ),
    startedMs: Date.now() - durationMs,
    traceparent: environment['TRACEPARENT'],
    serviceName: environment['OTEL_SERVICE_NAME'] ?? 'taxiway',
    resource: listed(environment['OTEL_RESOURCE_ATTRIBUTES']),
    randomHex: (length) => randomBytes(length / 2).toString('hex'),
  })
  try {
    const headers = { 'content-type': 'application/json', ...listed(environment['OTEL_EXPORTER_OTLP_HEADERS']) }
    const signal = AbortSignal.timeout(job.signal.aborted ? lateTraceLimitMs : traceLimitMs)
    const answer = await fetch(endpoint, { method: 'POST', headers, body: JSON.stringify(trace), signal })
    if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
    const why = `${error instanceof Error ? error.message : error}${cause}`
    warn(
      message`trace-not-sent: Could not send the trace to ${new URL(endpoint).origin}: ${why}. The run itself is not affected.`,
    )
  }
}

/** `name=value,name=value`, as OpenTelemetry's variables write lists. */
function listed(text = ''): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.split('=', 2).map((part) => part.trim()))
  return Object.fromEntries(pairs.flatMap(([name = '', value = '']) => (name === '' ? [] : [[name, decode(value)]])))
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
