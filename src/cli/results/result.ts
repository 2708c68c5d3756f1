import { randomBytes } from 'node:crypto'
import { cleaningOf } from '../../actions/shared/job.ts'
import { isLoopback } from '../../client/base-url.ts'
import { UndiciTransport } from '../../client/http/undici-transport.ts'
import { whyNoAnswer } from '../../client/http/unreachable.ts'
import { jsonBody } from '../../client/request.ts'
import { gateOutput } from '../../output/gate-report.ts'
import { junitOf, type TestCase } from '../../output/reports/junit.ts'
import { traceOf } from '../../output/reports/trace.ts'
import type { EndedRun } from '../../output/run-result.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { message } from '../../text/message.ts'
import { quoteWord } from '../../text/shell-word.ts'
import type { CommandJob } from '../job.ts'
import type { CommandReport } from './schemas.ts'
import { givenIds, printJson } from './stdout.ts'

type Check = ReturnType<typeof gateOutput>['checks'][number]

const traceLimitMs = 5_000
/** Once a signal came: the command must end within 2 s. */
const lateTraceLimitMs = 1_000

/** Writes the result to stdout, and to the files and the collector that the options and the environment name. */
export async function writeResult(job: CommandJob, run: EndedRun): Promise<void> {
  const { name, options, inputs, outputs, redactor } = job
  const gate = run.gate && gateOutput(run.gate, cleaningOf(job))
  const report = { ...reportOf(run, givenIds(inputs)), ...nextOf(job, run), ...(gate && gateParts(gate)) }
  if (options['json'] === true) printJson(report, redactor)
  else {
    const line = report.url ?? report.deploymentId ?? ''
    // An id of another form could be a command at the beginning of a line.
    if (/^\w/.test(line)) process.stdout.write(`${sanitizeText(line, redactor)}\n`)
  }
  const checks = gate?.checks ?? []
  if (typeof options['junit'] === 'string') outputs.write(options['junit'], junitOf(name, casesOf(job, run, checks)))
  await sendTrace(job, run, { report, checks })
}

/** The command to try next, if there is one: to wait for what goes on, or to look at a platform that took nothing. */
function nextOf(
  { inputs }: CommandJob,
  { outcome, deploymentId, serviceId, wrongUsage }: EndedRun,
): { readonly next?: string } {
  const baseUrl = inputs.text('base-url')
  const at = baseUrl === undefined ? '' : ` --base-url ${quoteWord(baseUrl)}`
  const goesOn = ['timed-out', 'aborted', 'indeterminate', 'accepted'].includes(outcome)
  if (goesOn && deploymentId !== undefined && serviceId !== undefined)
    return { next: `taxiway follow ${quoteWord(deploymentId)} --service-id ${quoteWord(serviceId)}${at}` }
  const tookNothing = outcome === 'failed' && deploymentId === undefined && !wrongUsage
  return tookNothing ? { next: `taxiway doctor${at}` } : {}
}

function gateParts({ passed, checks, rollback }: ReturnType<typeof gateOutput>) {
  return { passed, checks, rollback }
}

/** The library's report; null if a value is not known. */
function reportOf(run: EndedRun, given: ReturnType<typeof givenIds>): CommandReport {
  const { outcome, reason, cause, newLines, durationMs, phases = [] } = run
  return {
    outcome,
    reason,
    cause: [...cause],
    ...(newLines && { newSinceGood: newSinceGood(newLines) }),
    deploymentId: run.deploymentId ?? null,
    serviceId: run.serviceId ?? given.serviceId ?? null,
    ref: run.ref ?? given.ref ?? null,
    url: run.url ?? null,
    status: run.status ?? null,
    durationMs: Math.round(durationMs),
    phases: phases.map(({ name, startMs, endMs }) => ({
      name,
      startMs: Math.round(startMs),
      endMs: Math.round(endMs),
    })),
  }
}

function newSinceGood({ deploymentId, createdMs, lines }: NonNullable<EndedRun['newLines']>) {
  const createdAt = createdMs === undefined ? null : new Date(createdMs).toISOString()
  return { deploymentId, createdAt, lines: [...lines] }
}

/** The deployment, and each check of a gate, which alone is to blame if it failed. */
function casesOf({ inputs }: CommandJob, run: EndedRun, checks: readonly Check[]): readonly TestCase[] {
  const { outcome, passed, reason, cause, durationMs } = run
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

/** Sends one trace to the collector that OpenTelemetry's variables name. A collector that is down costs one warning. */
async function sendTrace(
  job: CommandJob,
  { passed, summary }: EndedRun,
  { report, checks }: { readonly report: CommandReport; readonly checks: readonly Check[] },
): Promise<void> {
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
  const sections = summary?.sections ?? [{ name: 'Deployment', phases: report.phases }]
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
    await send(new URL(endpoint), trace, {
      headers: listed(environment['OTEL_EXPORTER_OTLP_HEADERS']),
      limitMs: job.signal.aborted ? lateTraceLimitMs : traceLimitMs,
    })
  } catch (error) {
    const why = whyNoAnswer(error)
    warn(
      message`trace-not-sent: Could not send the trace to ${new URL(endpoint).origin}: ${why}. The run itself is not affected.`,
    )
  }
}

async function send(
  { hostname, origin, pathname, search }: URL,
  trace: unknown,
  { headers, limitMs }: { readonly headers: Readonly<Record<string, string>>; readonly limitMs: number },
): Promise<void> {
  await using transport = new UndiciTransport(isLoopback(hostname) ? 'direct' : {})
  const response = await transport.send({
    operation: 'trace',
    method: 'POST',
    origin,
    path: pathname + search,
    headers: { 'content-type': 'application/json', ...headers },
    body: jsonBody(trace),
    headersTimeoutMs: limitMs,
    idleTimeoutMs: limitMs,
    signal: AbortSignal.timeout(limitMs),
  })
  response.discard()
  const { status } = response
  if (status < 200 || status > 299) throw new Error(`the collector answered ${status}`)
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
