import type { ServerResponse } from 'node:http'
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

const block = 'x'.repeat(65_536)

/** Sends the faulty answer. An endless one ends with the connection. */
export function misbehave(response: ServerResponse, answer: FaultyAnswer, path: string): void {
  if (typeof answer === 'object') {
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    response.end(JSON.stringify(answer.body ?? { error: `scripted ${answer.status}` }))
    return
  }
  switch (answer) {
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Be right back</title>')
      return
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' })
      response.write('{"deployments":[{"deploymentId":"dep', () => response.destroy())
      return
    case 'reset':
      response.socket?.resetAndDestroy()
      return
    case 'mute':
      return
    case 'half-open':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"deployments":[')
      return
    case 'dripping': {
      response.writeHead(200, { 'content-type': 'application/json' })
      const drip = setInterval(() => response.write(' '), 50)
      response.on('close', () => clearInterval(drip))
      return
    }
    case 'endless': {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[{"text":"')
      const more = () => {
        while (!response.destroyed && response.write(block));
      }
      response.on('drain', more)
      more()
      return
    }
    case 'redirecting':
      response.writeHead(307, { location: path }).end()
      return
    default:
      answer satisfies never
  }
}
