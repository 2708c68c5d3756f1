import { type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { isForWebSocket } from '../http/request.ts'
import type { Origin } from './loopback-port.ts'

/**
 * Forwards a request to a local process, and its answer back, a WebSocket included. Returns the reason for a 502 if the process does
 * not answer, else undefined.
 */
export async function proxy(
  request: IncomingMessage,
  response: ServerResponse,
  origin: Origin,
): Promise<string | undefined> {
  const forwarded = openRequest({
    ...origin,
    // The process may close a kept connection just when it is used again.
    agent: false,
    method: request.method,
    path: request.url,
    headers: { ...request.headers, 'x-forwarded-host': request.headers.host, 'x-forwarded-proto': 'http' },
  })
  response.once('close', () => forwarded.destroy())
  const answered = new Promise<{ answer: IncomingMessage; upgraded?: Upgraded }>((resolve, reject) => {
    forwarded.once('response', (answer) => resolve({ answer }))
    forwarded.once('upgrade', (answer, socket, head) => resolve({ answer, upgraded: { socket, head } }))
    forwarded.on('error', reject)
  })
  // The process may answer, or fail, before it has read the whole body: `answered` settles which. A request for a WebSocket has no
  // body, and what follows it belongs to the WebSocket.
  if (isForWebSocket(request)) forwarded.end()
  else pipeline(request, forwarded).catch(() => undefined)
  try {
    const { answer, upgraded } = await answered
    // The platform's own headers replace those of the process.
    for (const name of response.getHeaderNames()) delete answer.headers[name]
    if (upgraded) await connect(response, answer, upgraded)
    else {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      await pipeline(answer, response)
    }
  } catch (error) {
    // The client has gone, or has the beginning of an answer.
    if (response.destroyed || response.headersSent) response.destroy()
    else {
      const reason = `The service does not answer on port ${origin.port}: ${error instanceof Error ? error.message : String(error)}`
      response.writeHead(502, { 'content-type': 'text/plain' }).end(`${reason}\n`)
      return reason
    }
  }
  return undefined
}

/** The connection of a process that has switched protocols, and its first bytes after that. */
interface Upgraded {
  readonly socket: Socket
  readonly head: Buffer
}

/** Passes on the switch of protocols, and then every byte in both directions; resolves when both have ended. */
async function connect(response: ServerResponse, answer: IncomingMessage, { socket, head }: Upgraded): Promise<void> {
  const client = response.socket
  if (!client) {
    socket.destroy()
    return
  }
  response.detachSocket(client)
  const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`]
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    lines.push(`${answer.rawHeaders[at]}: ${answer.rawHeaders[at + 1]}`)
  }
  client.write(`${lines.join('\r\n')}\r\n\r\n`)
  socket.unshift(head)
  await Promise.allSettled([pipeline(client, socket), pipeline(socket, client)])
}
