import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routesOf, simpleBuild } from './virtual/build.ts'
import { deploying } from './virtual/deploying.ts'

test('after an abort no request starts, nothing waits, and the outcome is aborted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 9_000 }), fc.boolean(), async (abortAtMs, missing) => {
      const controller = new AbortController()
      let sent = 0
      const build = simpleBuild({ endsAtMs: 10_000 })
      const { report, journal, clock } = await deploying(
        (clock) => routesOf(clock, { ...build, stream: { ...build.stream, missing } }),
        { signal: controller.signal },
        (clock, journal) => {
          void clock.serverSleep(abortAtMs).then(() => {
            sent = journal.length
            controller.abort(new Error('cancelled by the runner'))
          })
        },
      )
      expect(report.outcome).toBe('aborted')
      expect(journal.length).toBe(sent)
      expect(clock.now()).toBe(abortAtMs)
      expect(clock.pending).toBe(0)
    }),
    { numRuns: 200 },
  )
})
