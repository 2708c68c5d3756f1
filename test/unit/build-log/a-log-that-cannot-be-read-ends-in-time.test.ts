import { expect, test } from 'vitest'
import { routesOf, simpleBuild } from '../../support/platform/build.ts'
import { soundStream } from '../../support/platform/build-stream.ts'
import { deploying } from '../../support/virtual/deploying.ts'

const lines = Array.from({ length: 40 }, (_, index) => ({
  index,
  text: `line ${index + 1}`,
  atMs: index * 3_000,
}))

test('a read that brings nothing for 10 s is given up', async () => {
  let silent = true
  const { host } = await deploying((clock) => {
    async function* silence() {
      yield Buffer.from('[')
      await clock.serverSleep(100_000)
    }
    const stream = { ...soundStream, kind: 'absent' } as const
    return routesOf(clock, {
      ...simpleBuild({ endsAtMs: 200_000, lines, stream }),
      fault: ({ route }) => {
        const isFirst = route === 'log' && silent
        if (isFirst) silent = false
        return isFirst ? { body: silence() } : undefined
      },
    })
  })
  expect(host.shownAtMs.get(1)).toBeGreaterThan(10_000)
  expect(host.shownAtMs.get(1)).toBeLessThan(15_000)
})

test('cancelled after the verdict, before the log was read: the verdict stays, and a warning says what is missing', async () => {
  const controller = new AbortController()
  const { report, host } = await deploying(
    (clock) =>
      routesOf(
        clock,
        simpleBuild({
          endsAtMs: 5_000,
          stream: { ...soundStream, kind: 'absent' },
          fault: ({ route }) => (route === 'log' ? { status: 502 } : undefined),
        }),
      ),
    { signal: controller.signal },
    (clock) => void clock.serverSleep(7_000).then(() => controller.abort(new Error('cancelled by the runner'))),
  )
  expect(report.outcome).toBe('succeeded')
  expect(host.warnings().join()).toContain('end of the build log')
})
