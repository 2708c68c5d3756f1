import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../support/loopback.ts'

export interface ReceivedRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface TestServer extends AsyncDisposable {
  readonly url: string
  /** The requests that arrived completely, in order. */
  readonly received: ReceivedRequest[]
}

/** A server on loopback that answers each request by its number, from 0. */
export async function serve(
  answer: (response: ServerResponse, request: ReceivedRequest, index: number) => unknown,
): Promise<TestServer> {
  const received: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    // The client may disconnect before its request is complete.
    const body = await text(request).catch(() => undefined)
    if (body === undefined) return
    const whole = { method, url, headers, body }
    await answer(response, whole, received.push(whole) - 1)
  })
  return {
    url: await listen(server),
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
