import { expect, test } from 'vitest'
import { traceOf } from '../../../../src/output/reports/trace.ts'

const root = {
  name: 'taxiway deploy',
  startMs: 0,
  endMs: 2000.4,
  failed: true,
  attributes: { 'deployment.id': 'dep_1', x: undefined },
}
const parts = [{ name: 'Deployment: building', startMs: 10, endMs: 1500 }]
let count = 0
const given = {
  root,
  parts,
  startedMs: 1_795_000_000_000,
  serviceName: 'shop-ci',
  resource: { team: 'web' },
  randomHex: (length: number) => String(++count).padStart(length, '0'),
}
const spansOf = (trace: ReturnType<typeof traceOf>) =>
  trace.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))

test('the run is a span, its parts are children, times are nanoseconds as text', () => {
  const trace = traceOf(given)
  const [run, part] = spansOf(trace)
  expect(run).toMatchObject({
    name: 'taxiway deploy',
    status: { code: 2 },
    startTimeUnixNano: '1795000000000000000',
    endTimeUnixNano: '1795000002000400000',
  })
  expect(run).not.toHaveProperty('parentSpanId')
  expect(run?.attributes).toEqual([{ key: 'deployment.id', value: { stringValue: 'dep_1' } }])
  expect(part).toMatchObject({ parentSpanId: run?.spanId, traceId: run?.traceId, status: { code: 0 } })
  expect(run?.traceId).toMatch(/^[0-9a-f]{32}$/)
  expect(trace.resourceSpans[0]?.resource.attributes).toEqual([
    { key: 'team', value: { stringValue: 'web' } },
    { key: 'service.name', value: { stringValue: 'shop-ci' } },
  ])
})

test('TRACEPARENT is the parent; one that is not valid is ignored', () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const [run] = spansOf(traceOf({ ...given, traceparent }))
  expect(run).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' })
  const [alone] = spansOf(traceOf({ ...given, traceparent: 'nonsense' }))
  expect(alone).not.toHaveProperty('parentSpanId')
})
