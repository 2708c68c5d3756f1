import { randomBytes } from 'node:crypto'
import { isLoopback } from '../../client/base-url.ts'
import { UndiciTransport } from '../../client/http/undici-transport.ts'
import { whyNoAnswer } from '../../client/http/unreachable.ts'
import { jsonBody } from '../../client/request.ts'
import { traceOf } from '../../output/reports/trace.ts'
import type { EndedRun } from '../../output/run-result.ts'
import { message } from '../../text/message.ts'
import type { Job } from './job.ts'
import type { ShownCheck } from './test-cases.ts'

interface TraceOptions {
  /** Of the action or the command. */
  readonly name: string
  readonly checks: readonly ShownCheck[]
  readonly warn: (text: string) => void
}

const traceLimitMs = 5_000
/** Once a signal came: a command must end within 2 s. */
const lateTraceLimitMs = 1_000

/** Sends one trace to the collector that OpenTelemetry's variables name. A collector that is down costs one warning. */
export async function sendTrace(
  { environment, context, inputs, signal }: Job,
  run: EndedRun,
  { name, checks, warn }: TraceOptions,
): Promise<void> {
  const base = environment['OTEL_EXPORTER_OTLP_ENDPOINT']
  const endpoint = environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] ?? (base && `${base.replace(/\/$/, '')}/v1/traces`)
  if (!endpoint) return
  if (!URL.canParse(endpoint)) {
    warn(message`trace-endpoint-invalid: OTEL_EXPORTER_OTLP_ENDPOINT is not a URL: "${endpoint}". No trace is sent.`)
    return
  }
  const { deploymentId, serviceId, outcome, passed, durationMs, phases = [], summary } = run
  const sections = summary?.sections ?? [{ name: 'Deployment', phases }]
  const failed = new Set(checks.filter(({ result }) => result === 'failed').map(({ name }) => name))
  const trace = traceOf({
    root: {
      name: `taxiway ${name}`,
      startMs: 0,
      endMs: durationMs,
      failed: !passed,
      attributes: {
        'cicd.pipeline.run.url.full': context.runUrl,
        'cicd.pipeline.task.name': `taxiway ${name}`,
        'cicd.pipeline.task.type': 'deploy',
        'cicd.pipeline.task.run.result': resultOf(run),
        'deployment.environment.name': inputs.text('environment'),
        'deployment.id': deploymentId,
        'deployment.status': passed ? 'succeeded' : 'failed',
        'taxiway.outcome': outcome,
        'taxiway.service.id': serviceId,
        'vcs.ref.head.revision': context.sha,
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
      limitMs: signal.aborted ? lateTraceLimitMs : traceLimitMs,
    })
  } catch (error) {
    const why = whyNoAnswer(error)
    warn(
      message`trace-not-sent: Could not send the trace to ${new URL(endpoint).origin}: ${why}. The run itself is not affected.`,
    )
  }
}

/** How a task ended, in the words of OpenTelemetry. */
function resultOf({ outcome, passed, wrongUsage }: EndedRun): string {
  if (outcome === 'skipped') return 'skip'
  if (passed) return 'success'
  if (outcome === 'timed-out') return 'timeout'
  if (outcome === 'cancelled' || outcome === 'aborted') return 'cancellation'
  return wrongUsage || outcome === 'indeterminate' ? 'error' : 'failure'
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
