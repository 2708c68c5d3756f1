import fc from 'fast-check'
import type { VirtualClock } from './clock.ts'
import type { Asked, Reply } from './platform.ts'

/** A fault in place of an answer. */
export type Fault = (typeof allFaults)[number]

const allFaults = [
  'none',
  'reset',
  'unsent',
  'mute',
  'status',
  'refused',
  'missing',
  'html',
  'cut',
  'drip',
  'endless',
  'redirect',
  'throttled',
  'throttled-till',
  'absurd',
] as const

/** Faults that do not affect the result of a run. */
const passing: readonly Fault[] = ['reset', 'unsent', 'status', 'html', 'cut', 'throttled', 'throttled-till']

/** Answers to `whoami` that end a run before its first write: something else than the platform answers, or nothing can be reached. */
const ending: readonly Fault[] = ['html', 'missing', 'redirect', 'unsent']

/** Any faults for successive requests, repeated. */
export const anyFaults: fc.Arbitrary<readonly Fault[]> = fc.array(fc.constantFrom<Fault>('none', ...allFaults), {
  minLength: 1,
  maxLength: 12,
})

/** Faults that pass, with answers between them. */
export const passingFaults: fc.Arbitrary<readonly Fault[]> = fc
  .array(fc.constantFrom<Fault>('none', 'none', ...passing), { maxLength: 8 })
  .map((faults) => [...faults, 'none', 'none', 'none'])

/** The fault of a request by its number; `whoami` gets none that ends the run. */
export function faultIn(faults: readonly Fault[], clock: VirtualClock) {
  return ({ route }: Asked, count: number): Reply | undefined => {
    const fault = faults[count % faults.length] ?? 'none'
    return route === 'me' && ending.includes(fault) ? undefined : replyOf(fault, clock)
  }
}

export function replyOf(fault: Fault, clock: VirtualClock): Reply | undefined {
  switch (fault) {
    case 'none':
      return undefined
    case 'reset':
    case 'unsent':
    case 'mute':
      return { fault }
    case 'status':
      return { status: 503, json: { error: 'down' } }
    case 'refused':
      return { status: 403, json: { error: 'no' } }
    case 'missing':
      return { status: 404, json: { error: 'where?' } }
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
    case 'throttled-till': {
      const date = new Date(clock.date().getTime() + 4_000)
      return { status: 503, headers: { 'retry-after': date.toUTCString() } }
    }
    case 'absurd':
      return { status: 429, headers: { 'retry-after': '-7, please' } }
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
