import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routesOf, simpleBuild } from './virtual/build.ts'
import type { VirtualClock } from './virtual/clock.ts'
import { deploying } from './virtual/deploying.ts'
import type { Reply } from './virtual/platform.ts'

type Fault = 'none' | 'reset' | 'mute' | 'status' | 'html' | 'cut' | 'drip' | 'endless' | 'redirect' | 'throttled'

const faults = fc.array(
  fc.constantFrom<Fault>('none', 'reset', 'mute', 'status', 'html', 'cut', 'drip', 'endless', 'redirect', 'throttled'),
  { minLength: 1, maxLength: 12 },
)

test('every run ends within 10 s of its deadline, whatever the platform does, and leaves no timer', async () => {
  await fc.assert(
    fc.asyncProperty(faults, fc.constantFrom(1_000, 20_000, 90_000), fc.boolean(), async (kinds, timeoutMs, ends) => {
      const { report, clock, journal } = await deploying(
        (clock) => {
          const fault = (_asked: unknown, count: number) => replyOf(kinds[count % kinds.length] ?? 'none', clock)
          return routesOf(clock, simpleBuild({ endsAtMs: ends ? 30_000 : 1e9, fault }))
        },
        { timeoutMs },
      )
      expect(clock.now()).toBeLessThanOrEqual(timeoutMs + 10_000)
      expect(clock.pending).toBe(0)
      expect(journal.length).toBeLessThan(60 + (timeoutMs / 1000) * 12)
      if (!ends) expect(report.outcome).not.toBe('succeeded')
    }),
    { numRuns: 500 },
  )
})

function replyOf(fault: Fault, clock: VirtualClock): Reply | undefined {
  switch (fault) {
    case 'none':
      return undefined
    case 'reset':
    case 'mute':
      return { fault }
    case 'status':
      return { status: 503, json: { error: 'down' } }
    case 'html':
      return { headers: { 'content-type': 'text/html' }, body: bytes('<html>') }
    case 'cut':
      return { body: bytes('{"deployments": [') }
    case 'drip':
      return { body: dripping(clock, ' ', 900) }
    case 'endless':
      return { body: dripping(clock, `{"seq": 1, "line": "${'x'.repeat(50)}"},`, 400) }
    case 'redirect':
      return { status: 307, headers: { location: '/api/elsewhere' } }
    case 'throttled':
      return { status: 429, headers: { 'retry-after': '3' } }
    default:
      return fault satisfies never
  }
}

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

async function* dripping(clock: VirtualClock, text: string, everyMs: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from('[')
  for (;;) {
    await clock.serverSleep(everyMs)
    yield Buffer.from(text)
  }
}
