import { expect, test } from 'vitest'
import { routesOf, simpleBuild, soundStream } from '../../support/virtual/build.ts'
import type { VirtualClock } from '../../support/virtual/clock.ts'
import { deploying } from '../../support/virtual/deploying.ts'

const backlog = Array.from({ length: 20_000 }, (_, index) => ({ seq: index + 1, text: `${index}`, atMs: 0 }))

/** A build that is over at once, with a stored log of 500 lines at a time and no stream. */
const run = (timeoutMs: number, answerMs = 200) =>
  deploying(
    (clock) => {
      const stream = { ...soundStream, missing: true }
      const routes = routesOf(clock, simpleBuild({ endsAtMs: 0, lines: backlog, logPage: 500, stream }))
      return (asked) => {
        const reply = routes(asked)
        return asked.route === 'log' ? { body: slowly(clock, answerMs, reply.json) } : reply
      }
    },
    { timeoutMs },
  )

// The 5 s are over in the middle of an answer, or between two.
test.each([200, 247])(
  'the log of a build that is over is read to its end, though it takes longer than 5 s',
  async (ms) => {
    const { report, host } = await run(600_000, ms)
    expect(report.outcome).toBe('succeeded')
    expect(host.shown).toEqual(backlog.map(({ seq }) => seq))
    expect(report.durationMs).toBeGreaterThan(7_500)
  },
)

test('reading stops 5 s after the deadline, and the missing lines are reported', async () => {
  const { report, host, clock } = await run(2_000)
  expect(report.outcome).toBe('succeeded')
  expect(clock.now()).toBeLessThanOrEqual(7_001)
  expect(host.warnings().join()).toContain('The end of the build log could not be read')
})

async function* slowly(clock: VirtualClock, ms: number, json: unknown): AsyncGenerator<Uint8Array> {
  await clock.serverSleep(ms)
  yield Buffer.from(JSON.stringify(json))
}
