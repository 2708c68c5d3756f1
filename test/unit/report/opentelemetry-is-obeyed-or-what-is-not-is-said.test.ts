import { describe, expect, test } from 'vitest'
import { readList, readParentSpan, readTracing } from '../../../src/report/formats/opentelemetry-variables.ts'

const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example:4318/' }
const parent = (flags: string) => `00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-${flags}`

describe('no trace is sent, and nothing is said', () => {
  test.each([
    {},
    { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
    { ...collector, OTEL_SDK_DISABLED: 'true' },
    { ...collector, OTEL_SDK_DISABLED: 'TRUE' },
    { ...collector, OTEL_TRACES_EXPORTER: 'none' },
    { ...collector, OTEL_TRACES_EXPORTER: ' none ' },
    { ...collector, OTEL_TRACES_SAMPLER: 'always_off', TRACEPARENT: parent('01') },
    { ...collector, OTEL_TRACES_SAMPLER: 'parentbased_always_off' },
    { ...collector, TRACEPARENT: parent('00') },
    { ...collector, OTEL_TRACES_SAMPLER: 'parentbased_always_on', TRACEPARENT: parent('02') },
  ])('%j', (environment) => {
    expect(readTracing(environment)).toEqual({ kind: 'none' })
  })
})

describe('no trace is sent, and why is said', () => {
  test.each([
    [{ OTEL_TRACES_EXPORTER: 'zipkin' }, /^OTEL_TRACES_EXPORTER is "zipkin"/],
    [{ OTEL_TRACES_EXPORTER: 'console,jaeger' }, /^OTEL_TRACES_EXPORTER is "console,jaeger"/],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /^OTEL_EXPORTER_OTLP_PROTOCOL is "grpc"/],
    [{ OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'grpc', OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, /"grpc"/],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'collector:4318' }, /^OTEL_EXPORTER_OTLP_TRACES_ENDPOINT is not a URL/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'user:hunter2@collector' }, /^OTEL_EXPORTER_OTLP_ENDPOINT is not a URL/],
  ])('%j', (environment, why) => {
    const read = readTracing({ ...collector, ...environment })
    expect(read).toEqual({ kind: 'refused', why: expect.stringMatching(why) })
    expect(JSON.stringify(read)).not.toContain('hunter2')
  })
})

const usual = { kind: 'sent', headers: {}, isCompressed: false, timeoutMs: undefined, ignored: [] }

describe('a trace is sent', () => {
  test.each([
    [{}, {}],
    [{ OTEL_SDK_DISABLED: 'yes', OTEL_TRACES_EXPORTER: '', OTEL_EXPORTER_OTLP_PROTOCOL: '' }, {}],
    [{ OTEL_TRACES_EXPORTER: 'console,otlp' }, {}],
    [{ TRACEPARENT: parent('01') }, {}],
    [{ TRACEPARENT: parent('00'), OTEL_TRACES_SAMPLER: 'always_on' }, {}],
    [{ TRACEPARENT: parent('00'), OTEL_PROPAGATORS: 'b3' }, {}],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc==,x-team= web' }, authorized('Basic abc==', 'web')],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'a=1', OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'b=2' }, { headers: { b: '2' } }],
    [{ OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip', OTEL_EXPORTER_OTLP_TIMEOUT: '800' }, quick({ isCompressed: true })],
    [{ OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip', OTEL_EXPORTER_OTLP_TRACES_COMPRESSION: 'none' }, {}],
    [{ OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: '800', OTEL_EXPORTER_OTLP_TIMEOUT: '5' }, quick({})],
    [{ OTEL_EXPORTER_OTLP_TIMEOUT: 'soon' }, {}],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' }, saying(/http\/protobuf: .* http\/json/)],
    [{ OTEL_EXPORTER_OTLP_COMPRESSION: 'zstd' }, saying(/zstd: nothing is compressed/)],
    [{ OTEL_TRACES_SAMPLER: 'traceidratio' }, saying(/traceidratio: the trace is sent/)],
    [{ OTEL_EXPORTER_OTLP_CERTIFICATE: 'ca.pem' }, saying(/^OTEL_EXPORTER_OTLP_CERTIFICATE is not read/)],
    [{ OTEL_EXPORTER_OTLP_TRACES_CLIENT_KEY: 'k' }, saying(/^OTEL_EXPORTER_OTLP_TRACES_CLIENT_KEY is not read/)],
    [{ OTEL_CONFIG_FILE: 'otel.yaml' }, saying(/^OTEL_CONFIG_FILE is not read/)],
  ])('%j', (environment, how) => {
    const { endpoint, ...sent } = { endpoint: undefined, ...readTracing({ ...collector, ...environment }) }
    expect(String(endpoint)).toBe('https://otel.example:4318/v1/traces')
    expect(sent).toEqual({ ...usual, ...how })
  })
})

test('the endpoint of traces is taken as it is', () => {
  const named = { ...collector, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1/in?x=1' }
  expect(readTracing(named)).toMatchObject({ endpoint: new URL('http://127.0.0.1/in?x=1') })
})

test('a trace joins its pipeline unless the propagators say otherwise', () => {
  const TRACEPARENT = parent('01')
  expect(readParentSpan({ TRACEPARENT })?.spanId).toBe('b7ad6b7169203331')
  expect(readParentSpan({ TRACEPARENT, OTEL_PROPAGATORS: 'baggage, tracecontext' })?.spanId).toBe('b7ad6b7169203331')
  expect(readParentSpan({ TRACEPARENT, OTEL_PROPAGATORS: 'none' })).toBeUndefined()
})

test('a list keeps what stands behind the first equals sign', () => {
  expect(readList('a=b=c,,d,=e, f = %2C ')).toEqual({ a: 'b=c', d: '', f: ',' })
})

function authorized(authorization: string, team: string) {
  return { headers: { authorization, 'x-team': team } }
}

function quick(more: object) {
  return { timeoutMs: 800, ...more }
}

function saying(text: RegExp) {
  return { ignored: [expect.stringMatching(text)] }
}
