import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { isLoopback } from '../client/base-url.ts'
import { toRequestBody } from '../client/built-call.ts'
import { UndiciTransport } from '../client/http/undici-transport.ts'
import { whyNoAnswer } from '../client/http/unreachable.ts'
import { AbortScope } from '../client/time/abort-scope.ts'
import { systemClock } from '../client/time/clock.ts'
import { readTracing } from '../report/formats/opentelemetry-variables.ts'
import { type TracedJob, toTrace } from '../report/formats/trace.ts'
import type { RunReport } from '../report/run-report.ts'
import { message } from '../text/message.ts'
import type { Job } from './job.ts'

const traceTimeoutMs = 5_000
/** Once a signal came: a command must end within 2 s. */
const lateTraceTimeoutMs = 1_000

/**
 * Sends one trace to the collector that OpenTelemetry's variables name. A collector that is down costs one warning.
 *
 * @param name of the action or the command
 */
export async function sendTrace(
  job: Job,
  run: RunReport,
  { name, warn }: { readonly name: string; readonly warn: (text: string) => void },
): Promise<void> {
  const { environment, signal } = job
  const tracing = readTracing(environment)
  if (tracing.kind === 'none') return
  if (tracing.kind === 'refused') {
    warn(tracing.why)
    return
  }
  const { endpoint, headers, isCompressed, timeoutMs = traceTimeoutMs, ignored } = tracing
  for (const text of ignored) warn(text)
  const { hostname, origin, pathname, search } = endpoint
  const limitMs = Math.min(timeoutMs, signal.aborted ? lateTraceTimeoutMs : traceTimeoutMs)
  const trace = Buffer.from(JSON.stringify(toTrace(run, tracedFrom(job, name))))
  try {
    const onTimeout = (): Error => new Error(`no answer within ${limitMs / 1000} s`)
    using scope = new AbortScope({ timeoutMs: limitMs, onTimeout })
    await using transport = new UndiciTransport(isLoopback(hostname) ? 'direct' : {})
    const response = await transport.send({
      operation: 'trace',
      method: 'POST',
      origin,
      path: pathname + search,
      headers: {
        ...{ 'content-type': 'application/json', ...headers },
        ...(isCompressed && { 'content-encoding': 'gzip' }),
      },
      body: toRequestBody(isCompressed ? gzipSync(trace) : trace),
      headersTimeoutMs: 0,
      idleTimeoutMs: 0,
      signal: scope.signal,
    })
    response.discard()
    const { status } = response
    if (status < 200 || status > 299) throw new Error(`the collector answered ${status}`)
  } catch (error) {
    const why = whyNoAnswer(error)
    warn(message`trace-not-sent: Could not send the trace to ${origin}: ${why}. The run itself is not affected.`)
  }
}

/** What a trace says of the job beside its run. */
function tracedFrom({ environment, context, inputs }: Job, name: string): TracedJob {
  return {
    name,
    environment,
    runUrl: context.runUrl,
    sha: context.sha,
    environmentName: inputs.text('environment'),
    endedMs: systemClock.date().getTime(),
    newId: (bytes) => randomBytes(bytes).toString('hex'),
  }
}
