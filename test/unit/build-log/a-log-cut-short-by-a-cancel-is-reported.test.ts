import { expect, test } from 'vitest'
import { routesOf, simpleBuild, soundStream } from '../../support/virtual/build.ts'
import { deploying } from '../../support/virtual/deploying.ts'

test('cancelled after the verdict, before the log was read: the verdict stays, and a warning says what is missing', async () => {
  const controller = new AbortController()
  const { report, host } = await deploying(
    (clock) =>
      routesOf(
        clock,
        simpleBuild({
          endsAtMs: 5_000,
          stream: { ...soundStream, missing: true },
          fault: ({ route }) => (route === 'log' ? { status: 502 } : undefined),
        }),
      ),
    { signal: controller.signal },
    (clock) => void clock.serverSleep(7_000).then(() => controller.abort(new Error('cancelled by the runner'))),
  )
  expect(report.outcome).toBe('succeeded')
  expect(host.warnings().join()).toContain('end of the build log')
})
