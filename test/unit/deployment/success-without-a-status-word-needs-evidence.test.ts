import { expect, test } from 'vitest'
import { type Build, routesOf, simpleBuild } from '../../support/platform/build.ts'
import { soundStream } from '../../support/platform/build-stream.ts'
import { deploying } from '../../support/virtual/deploying.ts'

const endsAtMs = 5_000

const running = (changes: Partial<Build>, after: Readonly<Record<string, unknown>> = { status: 'running' }) =>
  deploying(
    (clock) => {
      const record = (nowMs: number) => ({
        deploymentId: 'd1',
        rollbackable: nowMs >= endsAtMs,
        ...(nowMs >= endsAtMs ? after : { status: 'building' }),
      })
      return routesOf(clock, simpleBuild({ endsAtMs, record, ...changes }))
    },
    { timeoutMs: 110_000 },
  )

test('"running" with all the evidence is an inferred success, with a warning', async () => {
  const { report, host } = await running({})
  expect(report.outcome).toBe('succeeded')
  expect(report.durationMs).toBeGreaterThanOrEqual(endsAtMs + 5_000)
  expect(host.warnings().join()).toContain('Success is inferred')
})

test('a record without a status is judged by the same evidence', async () => {
  const { report } = await running({}, {})
  expect(report.outcome).toBe('succeeded')
})

test('a stream that was given up does not prevent it', async () => {
  const { report } = await running({ stream: { ...soundStream, kind: 'absent' } })
  expect(report.outcome).toBe('succeeded')
})

const growing = Array.from({ length: 60 }, (_, index) => ({ index, text: `${index}`, atMs: index * 2_000 }))

test.each<[string, Partial<Build>, Readonly<Record<string, unknown>>]>([
  ['it cannot be rolled back to', {}, { status: 'running', rollbackable: false }],
  ['the log says nothing', { lines: [] }, { status: 'running' }],
  ['the stream goes on', { stream: { ...soundStream, ends: 'never' } }, { status: 'running' }],
  ['the log keeps growing', { lines: growing }, { status: 'running' }],
  [
    'the stored log keeps growing, and there is no stream',
    { lines: growing, stream: { ...soundStream, kind: 'absent' } },
    { status: 'running' },
  ],
])('no success is inferred if %s', async (_why, changes, after) => {
  const { report } = await running(changes, after)
  expect(report.outcome).toBe('timed-out')
})

test('no success is inferred while the record changes', async () => {
  const record = (nowMs: number) => ({
    id: 'd1',
    status: 'running',
    rollbackable: true,
    beat: Math.floor(nowMs / 3_000),
  })
  const { report } = await deploying((clock) => routesOf(clock, simpleBuild({ record })), { timeoutMs: 60_000 })
  expect(report.outcome).toBe('timed-out')
})
