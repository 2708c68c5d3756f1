import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type SocketReply, sendReply } from '../virtual/served.ts'
import type { Route } from './journal.ts'
import type { PlatformState } from './state.ts'

/** A false answer in place of the true one. */
export type FaultyAnswer =
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  /** A proxy's page with status 200. */
  | 'html'
  /** JSON that stops in the middle, the connection closed. */
  | 'cut'
  /** The connection is destroyed without an answer. */
  | 'reset'
  /** No answer at all. */
  | 'mute'
  /** Good headers and some bytes, then nothing. */
  | 'half-open'
  /** An endless answer: a byte of white space from time to time. */
  | 'dripping'
  /** An endless body, as fast as it is read. */
  | 'endless'
  /** A redirect to itself. */
  | 'redirecting'

/** A fault in some of a route's requests. */
export interface Fault {
  readonly on: Route
  /** Which of the route's requests, from 1; all of them by default. */
  readonly nth?: readonly number[]
  /** Whether the request still takes effect. */
  readonly effect?: 'none' | 'happens'
  readonly answer: FaultyAnswer
  /** A side effect at that moment. */
  readonly meanwhile?: (state: PlatformState) => void
}

/** Sends the faulty answer. An endless one ends with the connection. */
export function misbehave(response: ServerResponse, answer: FaultyAnswer, path: string): void {
  void sendReply(response, replyOf(answer, path))
}

const json = { 'content-type': 'application/json' }

function replyOf(answer: FaultyAnswer, path: string): SocketReply {
  if (typeof answer === 'object') {
    const { status, headers, body = { error: `scripted ${status}` } } = answer
    return { status, headers: { ...json, ...headers }, text: JSON.stringify(body) }
  }
  switch (answer) {
    case 'html':
      return { headers: { 'content-type': 'text/html' }, text: '<!doctype html><title>Be right back</title>' }
    case 'cut':
      return { headers: { ...json, 'content-length': '4000' }, body: cut('{"deployments":[{"deploymentId":"dep') }
    case 'reset':
    case 'mute':
      return { fault: answer }
    case 'half-open':
      return { headers: json, body: pieces('{"deployments":[', () => new Promise<never>(() => undefined)) }
    case 'dripping':
      return { headers: json, body: pieces(' ', () => pause(50)) }
    case 'endless':
      return { headers: json, body: pieces('x'.repeat(65_536), async () => undefined, '[{"text":"') }
    case 'redirecting':
      return { status: 307, headers: { location: path } }
    default:
      return answer satisfies never
  }
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
