import { type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Origin } from './loopback-port.ts'

/** Forwards a request to a local process, and its answer back; 502 if the process does not answer. */
export async function proxy(request: IncomingMessage, response: ServerResponse, origin: Origin): Promise<void> {
  const forwarded = openRequest({
    ...origin,
    // The process may close a kept connection just when it is used again.
    agent: false,
    method: request.method,
    path: request.url,
    headers: { ...request.headers, 'x-forwarded-host': request.headers.host, 'x-forwarded-proto': 'http' },
  })
  response.once('close', () => forwarded.destroy())
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    forwarded.once('response', resolve)
    forwarded.on('error', reject)
  })
  // The process may answer, or fail, before it has read the whole body: `answered` settles which.
  pipeline(request, forwarded).catch(() => undefined)
  try {
    const answer = await answered
    // The platform's own headers replace those of the process.
    for (const name of response.getHeaderNames()) delete answer.headers[name]
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    await pipeline(answer, response)
  } catch {
    if (response.headersSent) response.destroy()
    else response.writeHead(502, { 'content-type': 'text/plain' }).end('The service does not answer.\n')
  }
}
