import { outcomeFacts } from '../../deployment/outcome.ts'
import { concernedService, isWrongUsage, judgedDeployment, type RunReport } from '../run-report.ts'
import { chartSections } from '../summary/chart-sections.ts'
import { readList, readParentSpan } from './opentelemetry-variables.ts'

/** What a trace says of the job beside its run. */
export interface TracedJob {
  /** Of the action or the command. */
  readonly name: string
  /** Its OpenTelemetry variables count. */
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly runUrl: string | undefined
  readonly sha: string | undefined
  /** The `environment` input. */
  readonly environmentName: string | undefined
  /** When the run ended, in milliseconds since 1970. */
  readonly endedMs: number
  /** A new random identifier of so many bytes, as hexadecimal. */
  readonly newId: (bytes: number) => string
}

/** OTLP's numbers. */
const kindInternal = 1
const statusCodes = { unset: 0, error: 2 } as const

/**
 * The body of a POST to an OTLP collector's `/v1/traces`, as JSON (OpenTelemetry protocol 1.x): identifiers as hexadecimal, times as
 * strings of nanoseconds. The run is one span, its phases are children of it, and the pipeline's span is its parent.
 */
export function toTrace(
  run: RunReport,
  { name, environment, runUrl, sha, environmentName, endedMs, newId }: TracedJob,
) {
  const { outcome, passed, durationMs } = run
  const checks = run.kind === 'gate' ? run.gate.checks : []
  const failed = new Set(checks.filter(({ result }) => result === 'failed').map((check) => check.name))
  const { traceId = newId(16), spanId: parentSpanId } = readParentSpan(environment) ?? {}
  const rootId = newId(8)
  const startedMs = endedMs - durationMs
  const nanoseconds = (ms: number): string => String(BigInt(Math.round((startedMs + ms) * 1000)) * 1000n)
  const root = {
    ...{ traceId, spanId: rootId, parentSpanId, name: `taxiway ${name}`, kind: kindInternal },
    startTimeUnixNano: nanoseconds(0),
    endTimeUnixNano: nanoseconds(durationMs),
    attributes: toAttributes({
      'cicd.pipeline.run.url.full': runUrl,
      'cicd.pipeline.task.name': `taxiway ${name}`,
      'cicd.pipeline.task.type': 'deploy',
      'cicd.pipeline.task.run.result': toTaskResult(run),
      'deployment.environment.name': environmentName,
      'deployment.id': judgedDeployment(run)?.deploymentId,
      'deployment.status': passed ? 'succeeded' : 'failed',
      'taxiway.outcome': outcome,
      'taxiway.service.id': concernedService(run),
      'vcs.ref.head.revision': sha,
    }),
    status: { code: passed ? statusCodes.unset : statusCodes.error },
  }
  const parts = chartSections(run).flatMap(({ name: section, phases }) =>
    phases.map((phase) => ({
      ...{ traceId, spanId: newId(8), parentSpanId: rootId, name: `${section}: ${phase.name}`, kind: kindInternal },
      startTimeUnixNano: nanoseconds(phase.startMs),
      endTimeUnixNano: nanoseconds(phase.endMs),
      attributes: [],
      status: { code: section === 'Checks' && failed.has(phase.name) ? statusCodes.error : statusCodes.unset },
    })),
  )
  const resource = readList(environment['OTEL_RESOURCE_ATTRIBUTES'])
  const serviceName = environment['OTEL_SERVICE_NAME'] || resource['service.name'] || 'taxiway'
  const attributes = toAttributes({ ...resource, 'service.name': serviceName })
  const scopeSpans = [{ scope: { name: 'taxiway' }, spans: [root, ...parts] }]
  return { resourceSpans: [{ resource: { attributes }, scopeSpans }] }
}

/** How a task ended, in the words of OpenTelemetry. */
function toTaskResult(run: RunReport): string {
  const { outcome, passed } = run
  if (outcome === 'skipped') return outcomeFacts.skipped.trace
  if (passed) return outcomeFacts.succeeded.trace
  // A deployment can have succeeded while a check of it failed.
  const { trace } = outcomeFacts[outcome === 'succeeded' ? 'failed' : outcome]
  return isWrongUsage(run) && trace === 'failure' ? 'error' : trace
}

function toAttributes(values: Readonly<Record<string, string | undefined>>) {
  return Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: { stringValue: value } }],
  )
}
