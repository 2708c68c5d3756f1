import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routesOf, simpleBuild } from '../../support/platform/build.ts'
import { soundStream } from '../../support/platform/build-stream.ts'
import { holds } from '../../support/property.ts'
import { deploying } from '../../support/virtual/deploying.ts'
import { anyFaults, faultIn } from '../../support/virtual/faults.ts'

test('every run ends within 10 s of its deadline, whatever the platform does, and leaves no timer', async () => {
  const timeouts = fc.constantFrom(1_000, 20_000, 90_000)
  await holds(
    fc.asyncProperty(anyFaults, timeouts, fc.boolean(), async (faults, timeoutMs, ends) => {
      const { report, clock, journal } = await deploying(
        (clock) => {
          const fault = faultIn(faults, clock)
          return routesOf(clock, simpleBuild({ endsAtMs: ends ? 30_000 : 1e9, fault }))
        },
        { timeoutMs },
      )
      expect(clock.now()).toBeLessThanOrEqual(timeoutMs + 10_000)
      expect(clock.pending).toBe(0)
      expect(journal.length).toBeLessThan(60 + (timeoutMs / 1000) * 12)
      if (!ends) expect(report.outcome).not.toBe('succeeded')
    }),
    250,
  )
})

test('a success in the last read at the deadline counts', async () => {
  const stream = { ...soundStream, kind: 'absent' } as const
  const { report } = await deploying((clock) => routesOf(clock, simpleBuild({ endsAtMs: 19_000, lines: [], stream })), {
    timeoutMs: 20_000,
    pollIntervalMs: 60_000,
  })
  expect(report.outcome).toBe('succeeded')
})
