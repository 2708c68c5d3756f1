import { getEventListeners } from 'node:events'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routesOf, simpleBuild } from '../../support/platform/build.ts'
import { holds } from '../../support/property.ts'
import { deploying } from '../../support/virtual/deploying.ts'
import { anyFaults, faultIn } from '../../support/virtual/faults.ts'
import { anyStream } from '../../support/virtual/logs.ts'

test('after an abort no request starts, nothing waits or listens, and the outcome is aborted', async () => {
  const moments = fc.integer({ min: 0, max: 60_000 })
  await holds(
    fc.asyncProperty(moments, anyStream, anyFaults, async (abortAtMs, stream, faults) => {
      const controller = new AbortController()
      let sent = Number.POSITIVE_INFINITY
      const { report, host, journal, clock } = await deploying(
        (clock) => {
          const fault = faultIn(faults, clock)
          return routesOf(clock, simpleBuild({ endsAtMs: 90_000, stream, fault }))
        },
        { signal: controller.signal, timeoutMs: 80_000 },
        (clock, journal) => {
          void clock.serverSleep(abortAtMs).then(() => {
            sent = journal.length
            controller.abort(new Error('cancelled by the runner'))
          })
        },
      )
      // A run that had already ended is not tested here.
      if (controller.signal.aborted) {
        // A verdict from before the abort is kept: only the rest of the log is missing, and that is reported.
        const stood = host.warnings().some((text) => text.includes('before the end of the build log was read'))
        expect(report.outcome).toBe(stood ? 'indeterminate' : 'aborted')
        expect(journal.length).toBe(sent)
        expect(clock.now()).toBe(abortAtMs)
      }
      expect(clock.pending).toBe(0)
      expect(getEventListeners(controller.signal, 'abort')).toEqual([])
    }),
    200,
  )
})
