import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson, sendPieces } from '../../http/reply.ts'
import type { Replacement } from '../fault.ts'
import { BrokenConnection } from './raw-response.ts'

const page = '<!doctype html>\n<title>Be right back</title>\n<h1>We will be right back</h1>\n'
const blank = Buffer.alloc(65_536, ' ')

/** Sends the replacement of the true answer. Rejects with a `BrokenConnection` if the fault ends the connection. */
export async function sendReplacement(
  request: IncomingMessage,
  response: ServerResponse,
  fault: Replacement,
  now: Date,
): Promise<void> {
  switch (fault.kind) {
    case 'status': {
      const wait = retryAfter(fault.retryAfter, now)
      if (wait !== undefined) response.setHeader('retry-after', wait)
      sendJson(response, fault.status, {
        error: fault.error ?? `A fault of the local platform answers ${fault.status}.`,
      })
      return
    }
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
      return
    case 'redirect':
      response.writeHead(307, { location: fault.to ?? request.url ?? '/' }).end()
      return
    case 'endless':
      response.writeHead(200, { 'content-type': 'application/json' })
      await sendPieces(response, function* () {
        while (true) yield blank
      })
      return
    case 'mute':
      // The request stays open until the caller disconnects, or the platform ends.
      return
    case 'reset':
    case 'close':
      throw new BrokenConnection(fault.kind)
    default:
      fault satisfies never
  }
}

function retryAfter(wait: Extract<Replacement, { kind: 'status' }>['retryAfter'], now: Date): string | undefined {
  if (typeof wait !== 'object') return wait === undefined ? undefined : String(wait)
  return new Date(now.getTime() + wait.dateIn * 1_000).toUTCString()
}
