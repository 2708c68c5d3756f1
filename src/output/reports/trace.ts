/** A span to be: what it is called, when it began and ended, and what it says. */
export interface TracedSpan {
  readonly name: string
  /** Milliseconds since the run's first request. */
  readonly startMs: number
  readonly endMs: number
  readonly attributes?: Readonly<Record<string, string | undefined>>
  readonly failed?: boolean
}

/** A run as a trace: itself as one span, and its parts as children of it. */
export interface TracedRun {
  readonly root: TracedSpan
  readonly parts: readonly TracedSpan[]
  /** When the run's first request began, in milliseconds since 1970. */
  readonly startedMs: number
  /** `TRACEPARENT` of the environment: the pipeline's span, which becomes the parent. */
  readonly traceparent?: string | undefined
  /** `OTEL_SERVICE_NAME`. */
  readonly serviceName: string
  /** `OTEL_RESOURCE_ATTRIBUTES`. */
  readonly resource: Readonly<Record<string, string>>
  /** So many random hexadecimal characters. */
  readonly randomHex: (length: number) => string
}

const scope = { name: 'taxiway' }
/** OTLP's numbers. */
const kindInternal = 1
const statusCodes = { unset: 0, error: 2 } as const

/**
 * The body of a POST to an OTLP collector's `/v1/traces`, as JSON (OpenTelemetry protocol 1.x): identifiers as hexadecimal, times
 * as strings of nanoseconds.
 */
export function traceOf({ root, parts, startedMs, traceparent, serviceName, resource, randomHex }: TracedRun) {
  const parent = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(traceparent ?? '')
  const traceId = parent?.[1] ?? randomHex(32)
  const rootId = randomHex(16)
  const nanoseconds = (ms: number): string => String(BigInt(Math.round((startedMs + ms) * 1000)) * 1000n)
  const spanOf = (span: TracedSpan, spanId: string, parentSpanId: string | undefined) => ({
    traceId,
    spanId,
    ...(parentSpanId === undefined ? {} : { parentSpanId }),
    name: span.name,
    kind: kindInternal,
    startTimeUnixNano: nanoseconds(span.startMs),
    endTimeUnixNano: nanoseconds(span.endMs),
    attributes: attributesOf(span.attributes ?? {}),
    status: { code: span.failed ? statusCodes.error : statusCodes.unset },
  })
  const spans = [spanOf(root, rootId, parent?.[2]), ...parts.map((part) => spanOf(part, randomHex(16), rootId))]
  const attributes = attributesOf({ ...resource, 'service.name': serviceName })
  return { resourceSpans: [{ resource: { attributes }, scopeSpans: [{ scope, spans }] }] }
}

function attributesOf(values: Readonly<Record<string, string | undefined>>) {
  return Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: { stringValue: value } }],
  )
}
