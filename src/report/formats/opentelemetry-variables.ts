import { shorten } from '../../text/formats/shortening.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Where a trace goes, and how, as OpenTelemetry's variables say (OTLP exporter and SDK configuration, 1.x). */
export type Tracing =
  /** Nobody asked for one, or the variables say that there shall be none. */
  | { readonly kind: 'none' }
  /** One was asked for, in a way that is not understood: why none is sent, as a sentence. */
  | { readonly kind: 'refused'; readonly why: string }
  | {
      readonly kind: 'sent'
      readonly endpoint: URL
      readonly headers: Readonly<Record<string, string>>
      readonly isCompressed: boolean
      /** Milliseconds; undefined if they do not say. */
      readonly timeoutMs: number | undefined
      /** What they ask for and does not happen, as sentences. */
      readonly ignored: readonly string[]
    }

/** What the exporter's variables are named for all signals, and for traces alone, which count more. */
const ofAll = 'OTEL_EXPORTER_OTLP_'
const ofTraces = 'OTEL_EXPORTER_OTLP_TRACES_'
/** Of a client's own certificates, and of a file that replaces all variables. */
const unread = [
  ...['CERTIFICATE', 'CLIENT_KEY', 'CLIENT_CERTIFICATE'].flatMap((name) => [ofAll + name, ofTraces + name]),
  'OTEL_CONFIG_FILE',
]
const samplers = ['always_on', 'always_off', 'parentbased_always_on', 'parentbased_always_off']

export function readTracing(environment: Environment): Tracing {
  // An empty variable counts as one that is not set.
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined
  const exporter = (name: string): string | undefined => read(ofTraces + name) ?? read(ofAll + name)
  const [nameOfEndpoint, endpoint] = readEndpoint(read)
  if (endpoint === undefined || read('OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return { kind: 'none' }
  const exporters = (read('OTEL_TRACES_EXPORTER') ?? 'otlp').split(',').map((each) => each.trim())
  if (!exporters.includes('otlp')) {
    if (exporters.includes('none')) return { kind: 'none' }
    return refused('OTEL_TRACES_EXPORTER', exporters.join(','), 'Taxiway knows otlp and none')
  }
  const protocol = exporter('PROTOCOL') ?? 'http/json'
  if (!protocol.startsWith('http/'))
    return refused(`${ofAll}PROTOCOL`, protocol, 'Taxiway speaks http/json, to another port of most collectors')
  const url = URL.parse(endpoint)
  // Nobody knows where a password in it ends.
  if (url === null || !/^https?:$/.test(url.protocol))
    return { kind: 'refused', why: `${nameOfEndpoint} is not a URL. No trace is sent.` }
  if (!isSampled(read)) return { kind: 'none' }
  const compression = exporter('COMPRESSION') ?? 'none'
  const sampler = read('OTEL_TRACES_SAMPLER')
  const ignored = [
    ...(protocol === 'http/json' ? [] : [`${ofAll}PROTOCOL is ${protocol}: the trace is sent as http/json.`]),
    ...(['none', 'gzip'].includes(compression)
      ? []
      : [`${ofAll}COMPRESSION is ${compression}: nothing is compressed.`]),
    ...(sampler === undefined || samplers.includes(sampler)
      ? []
      : [`OTEL_TRACES_SAMPLER is ${sampler}: the trace is sent, as with parentbased_always_on.`]),
    ...unread.filter((name) => read(name) !== undefined).map((name) => `${name} is not read.`),
  ]
  const timeoutMs = Number(exporter('TIMEOUT') ?? Number.NaN)
  return {
    ...{ kind: 'sent', endpoint: url, headers: readList(exporter('HEADERS')), isCompressed: compression === 'gzip' },
    ...{ timeoutMs: timeoutMs > 0 ? timeoutMs : undefined, ignored },
  }
}

/** Of the pipeline's span: the trace to join, if the variables want that, and whether its trace is kept. */
export function readParentSpan(
  environment: Environment,
): { readonly traceId: string; readonly spanId: string; readonly isSampled: boolean } | undefined {
  const propagators = environment['OTEL_PROPAGATORS']?.trim() || 'tracecontext'
  if (!propagators.split(',').some((each) => each.trim() === 'tracecontext')) return undefined
  const [, traceId, spanId, flags = ''] = parentSpan.exec(environment['TRACEPARENT'] ?? '') ?? []
  if (traceId === undefined || spanId === undefined) return undefined
  return { traceId, spanId, isSampled: Number.parseInt(flags, 16) % 2 === 1 }
}

const parentSpan = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** `name=value,name=value`, as OpenTelemetry's variables write lists. */
export function readList(text = ''): Record<string, string> {
  const pairs = text.split(',').map((pair) => /^([^=]*)=(.*)$/s.exec(pair) ?? [pair, pair, ''])
  return Object.fromEntries(
    pairs.flatMap(([, name = '', value = '']) => (name.trim() === '' ? [] : [[name.trim(), decode(value.trim())]])),
  )
}

function readEndpoint(
  read: (name: string) => string | undefined,
): readonly [name: string, endpoint: string | undefined] {
  const own = read(`${ofTraces}ENDPOINT`)
  if (own !== undefined) return [`${ofTraces}ENDPOINT`, own]
  const base = read(`${ofAll}ENDPOINT`)
  return [`${ofAll}ENDPOINT`, base && `${base.replace(/\/$/, '')}/v1/traces`]
}

/** As the sampler says: by default, a trace is kept unless the pipeline's is not. */
function isSampled(read: (name: string) => string | undefined): boolean {
  const sampler = read('OTEL_TRACES_SAMPLER') ?? 'parentbased_always_on'
  if (sampler === 'always_on' || sampler === 'always_off') return sampler === 'always_on'
  const parent = readParentSpan({ TRACEPARENT: read('TRACEPARENT'), OTEL_PROPAGATORS: read('OTEL_PROPAGATORS') })
  return parent?.isSampled ?? sampler !== 'parentbased_always_off'
}

function refused(name: string, value: string, known: string): Tracing {
  return { kind: 'refused', why: `${name} is "${shorten(value)}", and ${known}. No trace is sent.` }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
