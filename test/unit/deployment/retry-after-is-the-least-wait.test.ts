import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routesOf, simpleBuild } from './virtual/build.ts'
import { deploying } from './virtual/deploying.ts'

test('no request starts earlier than a Retry-After allows, whichever request it answered', async () => {
  const waits = fc.array(fc.constantFrom(0, 0, 0, 2, 7, 20), { minLength: 3, maxLength: 10 })
  await fc.assert(
    fc.asyncProperty(waits, async (seconds) => {
      const held: { fromMs: number; untilMs: number }[] = []
      const { journal } = await deploying((clock) => {
        const fault = (_asked: unknown, count: number) => {
          const wait = seconds[count % seconds.length] ?? 0
          if (wait === 0) return undefined
          held.push({ fromMs: clock.now(), untilMs: clock.now() + wait * 1000 })
          return { status: 429, headers: { 'retry-after': String(wait) } }
        }
        return routesOf(clock, simpleBuild({ endsAtMs: 60_000, fault }))
      })
      for (const { fromMs, untilMs } of held) {
        // A request that was under way when the answer came cannot be called back.
        const early = journal.filter(({ atMs }) => atMs > fromMs + 1 && atMs < untilMs)
        expect(early).toEqual([])
      }
    }),
    { numRuns: 200, examples: [[[0, 0, 0, 20, 0, 2, 0, 2, 7]]] },
  )
})

test('a Retry-After past the timeout ends the run at once, indeterminate', async () => {
  const { report, clock } = await deploying(
    (clock) => {
      const fault = ({ route, atMs }: { route: string; atMs: number }) =>
        route === 'history' && atMs > 2_000 ? { status: 429, headers: { 'retry-after': '3600' } } : undefined
      return routesOf(clock, simpleBuild({ endsAtMs: 60_000, fault }))
    },
    { timeoutMs: 300_000 },
  )
  expect(report.outcome).toBe('indeterminate')
  expect(clock.now()).toBeLessThan(15_000)
})
