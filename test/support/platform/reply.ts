import type { Asked } from './asked.ts'
import { realTime, type ServerClock } from './clock.ts'

/** The answer of a scripted route: JSON, other text, a body, or a fault; without any of them an empty object. */
export interface Reply {
  readonly status?: number
  /** By lower-case name. */
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly text?: string
  /** One that fails breaks the connection. */
  readonly body?: AsyncIterable<Uint8Array>
  /** `reset`: the request arrived and no answer came; `unsent`: nothing left; `mute`: no answer ever comes. */
  readonly fault?: 'reset' | 'unsent' | 'mute'
}

/** A scripted platform, whatever carries its requests and answers. */
export type Routes = (asked: Asked) => Reply

/** What a platform, or what stands before it, may answer in place of the truth. */
export const faultNames = [
  'reset',
  'unsent',
  'mute',
  /** Good headers and some bytes, then nothing. */
  'half-open',
  /** A proxy's page with status 200. */
  'html',
  /** JSON that stops in the middle. */
  'torn',
  /** The same, with the connection. */
  'cut',
  /** A byte of white space from time to time. */
  'dripping',
  /** Record after record, without an end. */
  'trickling',
  /** An endless body, as fast as it is read. */
  'endless',
  /** A redirect to itself. */
  'redirecting',
  'down',
  'refused',
  'missing',
  'throttled',
  'throttled-till',
  /** A refusal with a `Retry-After` that makes no sense. */
  'absurd',
] as const

export type FaultName = (typeof faultNames)[number]

/** A false answer in place of the true one. Without a body, JSON that says so. */
export type FaultyAnswer = FaultName | Reply

const unfinished = '{"deployments":[{"deploymentId":"dep'

/** The answer to a request for this path. */
export function replyOf(answer: FaultyAnswer, path: string, clock: ServerClock = realTime): Reply {
  if (typeof answer === 'object') {
    const { json = { error: `scripted ${answer.status}` }, ...rest } = answer
    // Text is sent as it is, to `whoami` too.
    return { text: JSON.stringify(json), ...rest }
  }
  switch (answer) {
    case 'reset':
    case 'unsent':
    case 'mute':
      return { fault: answer }
    case 'half-open':
      return { body: pieces(unfinished, () => new Promise<never>(() => undefined)) }
    case 'html':
      return { headers: { 'content-type': 'text/html' }, text: '<!doctype html><title>Be right back</title>' }
    case 'torn':
      return { text: unfinished }
    case 'cut':
      return { headers: { 'content-length': '4000' }, body: cut(unfinished) }
    case 'dripping':
      return { body: pieces(' ', () => clock.serverSleep(500)) }
    case 'trickling':
      return { body: pieces(`{"seq":1,"line":"${'x'.repeat(50)}"},`, () => clock.serverSleep(400), '[') }
    case 'endless':
      return { body: pieces('x'.repeat(65_536), async () => undefined, '[{"text":"') }
    case 'redirecting':
      return { status: 307, headers: { location: path }, text: '' }
    case 'down':
      return { status: 503, json: { error: 'down' } }
    case 'refused':
      return { status: 403, json: { error: 'no' } }
    case 'missing':
      return { status: 404, json: { error: 'where?' } }
    case 'throttled':
      return { status: 429, headers: { 'retry-after': '3' } }
    case 'throttled-till':
      return {
        status: 503,
        headers: {
          date: clock.date().toUTCString(),
          'retry-after': new Date(clock.date().getTime() + 4_000).toUTCString(),
        },
      }
    case 'absurd':
      return { status: 429, headers: { 'retry-after': '-7, please' } }
    default:
      return answer satisfies never
  }
}

/**
 * With the type that the route has. To `whoami`, where the JSON is not an identity: an identity, so that a test may answer every route
 * alike.
 */
export function answered({ route }: Asked, reply: Reply): Reply {
  const { status = 200, json = {}, text, body } = reply
  const isIdentity = typeof json === 'object' && json !== null && ('id' in json || 'keyScope' in json)
  const isAlike = route === 'whoami' && status === 200 && text === undefined && body === undefined && !isIdentity
  const type = route === 'stream' && status === 200 ? 'text/event-stream' : 'application/json'
  return { ...reply, ...(isAlike ? { json: { id: 'u1' } } : {}), headers: { 'content-type': type, ...reply.headers } }
}

async function* cut(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
  throw new Error('cut')
}

/** The same piece again and again, after a first one. */
async function* pieces(text: string, wait: () => Promise<unknown>, first = text): AsyncGenerator<Uint8Array> {
  yield Buffer.from(first)
  for (const piece = Buffer.from(text); ; ) {
    await wait()
    yield piece
  }
}
