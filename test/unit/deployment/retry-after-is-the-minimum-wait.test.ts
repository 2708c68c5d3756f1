import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Asked } from '../../support/platform/asked.ts'
import { routesOf, simpleBuild } from '../../support/platform/build.ts'
import { soundStream } from '../../support/platform/build-stream.ts'
import { holds } from '../../support/property.ts'
import { deploying } from '../../support/virtual/deploying.ts'

interface Wait {
  readonly seconds: number
  readonly as: 'seconds' | 'date'
  readonly status: 429 | 503
}

const wait = fc.record<Wait>({
  seconds: fc.constantFrom(0, 0, 0, 2, 7, 20),
  as: fc.constantFrom('seconds', 'date'),
  status: fc.constantFrom(429, 503),
})

test('no request starts earlier than a Retry-After allows, whichever request it answered', async () => {
  await holds(
    fc.asyncProperty(fc.array(wait, { minLength: 3, maxLength: 10 }), async (waits) => {
      const held: { fromMs: number; untilMs: number }[] = []
      const { journal } = await deploying((clock) => {
        const fault = ({ route }: Asked, count: number) => {
          const { seconds = 0, as, status = 429 } = waits[count % waits.length] ?? {}
          // A write that was answered 503 may have taken effect: another property.
          if (seconds === 0 || (route === 'deploy' && status === 503)) return undefined
          const date = new Date(clock.date().getTime() + seconds * 1000).toUTCString()
          const waitMs = as === 'date' ? Date.parse(date) - clock.date().getTime() : seconds * 1000
          held.push({ fromMs: clock.now(), untilMs: clock.now() + waitMs })
          const answered = clock.date().toUTCString()
          return { status, headers: { date: answered, 'retry-after': as === 'date' ? date : String(seconds) } }
        }
        // With a stream the log would not be read.
        return routesOf(clock, simpleBuild({ endsAtMs: 60_000, fault, stream: { ...soundStream, kind: 'absent' } }))
      })
      for (const { fromMs, untilMs } of held) {
        // A request that was under way when the answer arrived cannot be cancelled; its answer arrives 1 ms later.
        const early = journal.filter(({ atMs }) => atMs > fromMs + 1 && atMs < untilMs - 1)
        expect(early).toEqual([])
      }
    }),
    100,
  )
})

test.each(['-1', 'soon', '', '1e9', '0x10', 'Mon, 99 Foo'])(
  'a Retry-After of "%s" asks for nothing',
  async (absurd) => {
    const fault = ({ route }: Asked, count: number) =>
      route === 'history' && count % 2 === 0 ? { status: 429, headers: { 'retry-after': absurd } } : undefined
    const { report } = await deploying((clock) => routesOf(clock, simpleBuild({ fault })), { timeoutMs: 60_000 })
    expect(report.outcome).toBe('succeeded')
  },
)

test.each(['history', 'log'])('a Retry-After past the timeout, on a %s read, ends the run at once', async (on) => {
  const { report, clock, host } = await deploying(
    (clock) => {
      const fault = ({ route, atMs }: Asked) =>
        route === on && atMs > 2_000 ? { status: 429, headers: { 'retry-after': '3600' } } : undefined
      // With a stream the log would not be read.
      return routesOf(clock, simpleBuild({ endsAtMs: 60_000, fault, stream: { ...soundStream, kind: 'absent' } }))
    },
    { timeoutMs: 300_000 },
  )
  expect(report.outcome).toBe('indeterminate')
  expect(clock.now()).toBeLessThan(on === 'history' ? 3_500 : 8_000)
  expect(host.warnings()).toEqual([])
})
