import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTcpServer, type Socket } from 'node:net'
import { listen } from '../support/loopback.ts'

export interface ReceivedRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
  readonly bytes: Buffer
}

export interface TestServer extends AsyncDisposable {
  readonly url: string
  /** The requests that arrived completely, in order. */
  readonly received: ReceivedRequest[]
  /** Connections that are open now. */
  readonly open: number
}

/** A server on loopback that answers each request by its number, from 0. */
export async function serve(
  answer: (response: ServerResponse, request: ReceivedRequest, index: number) => unknown,
): Promise<TestServer> {
  const received: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk)
    } catch {
      // The client disconnected before its request was complete.
      return
    }
    const { method = '', url = '', headers } = request
    const bytes = Buffer.concat(chunks)
    const whole = { method, url, headers, body: bytes.toString(), bytes }
    await answer(response, whole, received.push(whole) - 1)
  })
  return await listening(server, received)
}

/** A TCP server: the test decides what it does with a connection. */
export async function serveSockets(onConnection: (socket: Socket) => void): Promise<TestServer> {
  return await listening(
    createTcpServer((socket) => {
      socket.on('error', () => {})
      onConnection(socket)
    }),
    [],
  )
}

async function listening(server: ReturnType<typeof createTcpServer>, received: ReceivedRequest[]): Promise<TestServer> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const url = await listen(server)
  return {
    url,
    received,
    get open() {
      return sockets.size
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Answers with a JSON value. */
export function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** Waits until the condition holds, checking after each turn of the event loop. The test's own timeout is the limit. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}
