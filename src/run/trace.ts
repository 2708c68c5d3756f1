import { randomBytes } from 'node:crypto'
import { isLoopback } from '../client/base-url.ts'
import { UndiciTransport } from '../client/http/undici-transport.ts'
import { whyNoAnswer } from '../client/http/unreachable.ts'
import { jsonBody } from '../client/request.ts'
import { systemClock } from '../client/time/clock.ts'
import { outcomeFacts } from '../deployment/outcome.ts'
import type { EndedRun } from '../output/run-result.ts'
import { message } from '../text/message.ts'
import type { Job } from './job.ts'

const traceLimitMs = 5_000
/** Once a signal came: a command must end within 2 s. */
const lateTraceLimitMs = 1_000

/**
 * Sends one trace to the collector that OpenTelemetry's variables name. A collector that is down costs one warning.
 *
 * @param name of the action or the command
 */
export async function sendTrace(
  job: Job,
  run: EndedRun,
  { name, warn }: { readonly name: string; readonly warn: (text: string) => void },
): Promise<void> {
  const { environment, signal } = job
  const base = environment['OTEL_EXPORTER_OTLP_ENDPOINT']
  const endpoint = environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] ?? (base && `${base.replace(/\/$/, '')}/v1/traces`)
  if (!endpoint) return
  if (!URL.canParse(endpoint)) {
    warn(`OTEL_EXPORTER_OTLP_ENDPOINT is not a URL: "${endpoint}". No trace is sent.`)
    return
  }
  const { hostname, origin, pathname, search } = new URL(endpoint)
  const limitMs = signal.aborted ? lateTraceLimitMs : traceLimitMs
  try {
    await using transport = new UndiciTransport(isLoopback(hostname) ? 'direct' : {})
    const response = await transport.send({
      operation: 'trace',
      method: 'POST',
      origin,
      path: pathname + search,
      headers: { 'content-type': 'application/json', ...listed(environment['OTEL_EXPORTER_OTLP_HEADERS']) },
      body: jsonBody(traceOf(job, run, name)),
      headersTimeoutMs: limitMs,
      idleTimeoutMs: limitMs,
      signal: AbortSignal.timeout(limitMs),
    })
    response.discard()
    const { status } = response
    if (status < 200 || status > 299) throw new Error(`the collector answered ${status}`)
  } catch (error) {
    const why = whyNoAnswer(error)
    warn(message`trace-not-sent: Could not send the trace to ${origin}: ${why}. The run itself is not affected.`)
  }
}

/** The span of the pipeline, in the environment. */
const parentSpan = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/
/** OTLP's numbers. */
const kindInternal = 1
const statusCodes = { unset: 0, error: 2 } as const

/**
 * The body of a POST to an OTLP collector's `/v1/traces`, as JSON (OpenTelemetry protocol 1.x): identifiers as hexadecimal, times as
 * strings of nanoseconds. The run is one span, its phases are children of it, and the pipeline's span is its parent.
 */
export function traceOf(
  { environment, context, inputs }: Pick<Job, 'environment' | 'context' | 'inputs'>,
  run: EndedRun,
  name: string,
) {
  const { deploymentId, serviceId, outcome, passed, durationMs, sections, gate } = run
  const failed = new Set(gate?.checks.filter(({ result }) => result === 'failed').map((check) => check.name))
  const [, traceId = randomId(16), parentSpanId] = parentSpan.exec(environment['TRACEPARENT'] ?? '') ?? []
  const rootId = randomId(8)
  const startedMs = systemClock.date().getTime() - durationMs
  const nanoseconds = (ms: number): string => String(BigInt(Math.round((startedMs + ms) * 1000)) * 1000n)
  const root = {
    ...{ traceId, spanId: rootId, parentSpanId, name: `taxiway ${name}`, kind: kindInternal },
    startTimeUnixNano: nanoseconds(0),
    endTimeUnixNano: nanoseconds(durationMs),
    attributes: attributesOf({
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
    }),
    status: { code: passed ? statusCodes.unset : statusCodes.error },
  }
  const parts = sections.flatMap(({ name: section, phases }) =>
    phases.map((phase) => ({
      ...{ traceId, spanId: randomId(8), parentSpanId: rootId, name: `${section}: ${phase.name}`, kind: kindInternal },
      startTimeUnixNano: nanoseconds(phase.startMs),
      endTimeUnixNano: nanoseconds(phase.endMs),
      attributes: [],
      status: { code: section === 'Checks' && failed.has(phase.name) ? statusCodes.error : statusCodes.unset },
    })),
  )
  const resource = listed(environment['OTEL_RESOURCE_ATTRIBUTES'])
  const attributes = attributesOf({ ...resource, 'service.name': environment['OTEL_SERVICE_NAME'] ?? 'taxiway' })
  const scopeSpans = [{ scope: { name: 'taxiway' }, spans: [root, ...parts] }]
  return { resourceSpans: [{ resource: { attributes }, scopeSpans }] }
}

/** How a task ended, in the words of OpenTelemetry. */
function resultOf({ outcome, passed, wrongUsage }: EndedRun): string {
  if (outcome === 'skipped') return outcomeFacts.skipped.trace
  if (passed) return outcomeFacts.succeeded.trace
  // A deployment can have succeeded while a check of it failed.
  const { trace } = outcomeFacts[outcome === 'succeeded' ? 'failed' : outcome]
  return wrongUsage && trace === 'failure' ? 'error' : trace
}

function attributesOf(values: Readonly<Record<string, string | undefined>>) {
  return Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: { stringValue: value } }],
  )
}

function randomId(bytes: number): string {
  return randomBytes(bytes).toString('hex')
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
