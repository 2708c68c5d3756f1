import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Environment } from '../../../src/ci/ci-job.ts'
import { toTrace } from '../../../src/report/formats/trace.ts'
import type { DeploymentRun } from '../../../src/report/run-report.ts'

const run: DeploymentRun = {
  kind: 'deployment',
  ...({ outcome: 'failed', verdict: 'failed', passed: false, reason: 'r' } as const),
  ...{
    deploymentId: 'dep_1',
    durationMs: 2000.4,
    cause: [],
    tail: [],
    facts: [],
    newLines: undefined,
    unusual: undefined,
  },
  ...{ serviceId: undefined, ref: undefined, url: undefined, status: undefined },
  phases: [{ name: 'building', startMs: 10, endMs: 1500 }],
}

function traced(environment: Environment) {
  const job = { name: 'deploy', environment, runUrl: undefined, sha: undefined, environmentName: undefined }
  const newId = (bytes: number): string => randomBytes(bytes).toString('hex')
  const trace = toTrace(run, { ...job, endedMs: 1_700_000_000_000, newId })
  return trace.resourceSpans.flatMap(({ resource, scopeSpans }) => ({
    resource,
    spans: scopeSpans.flatMap((each) => each.spans),
  }))
}

test('the run is a span, its phases are children, times are nanoseconds as text', () => {
  const [trace] = traced({ OTEL_SERVICE_NAME: 'shop-ci', OTEL_RESOURCE_ATTRIBUTES: 'team=web' })
  const [root, part] = trace?.spans ?? []
  expect(root).toMatchObject({ name: 'taxiway deploy', status: { code: 2 }, parentSpanId: undefined })
  expect(BigInt(root?.endTimeUnixNano ?? 0) - BigInt(root?.startTimeUnixNano ?? 0)).toBe(2_000_400_000n)
  expect(root?.attributes).toContainEqual({ key: 'deployment.id', value: { stringValue: 'dep_1' } })
  expect(part).toMatchObject({ parentSpanId: root?.spanId, traceId: root?.traceId, status: { code: 0 } })
  expect(root?.traceId).toMatch(/^[0-9a-f]{32}$/)
  expect(root?.spanId).toMatch(/^[0-9a-f]{16}$/)
  expect(trace?.resource.attributes).toEqual([
    { key: 'team', value: { stringValue: 'web' } },
    { key: 'service.name', value: { stringValue: 'shop-ci' } },
  ])
})

test('the resource attributes may name the service', () => {
  const [named] = traced({ OTEL_SERVICE_NAME: '', OTEL_RESOURCE_ATTRIBUTES: 'service.name=shop' })
  expect(named?.resource.attributes).toEqual([{ key: 'service.name', value: { stringValue: 'shop' } }])
})

test('TRACEPARENT is the parent; one that is not valid is ignored', () => {
  const [trace] = traced({ TRACEPARENT: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' })
  const [root] = trace?.spans ?? []
  expect(root).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' })
  expect(traced({ TRACEPARENT: 'nonsense' })[0]?.spans[0]?.parentSpanId).toBeUndefined()
})
