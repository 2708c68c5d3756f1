import { once } from 'node:events'
import { createServer, type IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { isForWebSocket } from './request.ts'

/** Answers one request. A request for a WebSocket may be answered by taking over the socket of its response. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A server that listens; the platform has one for its interface, and one for each service that it serves. */
export interface Listening {
  /** `http://127.0.0.1:PORT`, without a trailing slash. */
  readonly url: string
  readonly port: number
  /** Cuts every connection and stops listening. */
  close(): Promise<void>
}

/** How long an idle connection is kept: much longer than clients keep one, which could send into its end on a busy machine. */
const idleMs = 60_000

/** Listens on the loopback interface; 0 takes a free port. Rejects if the port is taken. */
export async function listen(handle: RequestHandler, port: number): Promise<Listening> {
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    handle(request, response).catch(() => response.destroy())
  }
  const server = createServer({ shouldUpgradeCallback: isForWebSocket, keepAliveTimeout: idleMs }, answer)
  // The server forgets these sockets, so it would not cut them when it is closed.
  const upgraded = new Set<Socket>()
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!(socket instanceof Socket)) return
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.unshift(head)
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    response.once('finish', () => socket.end())
    answer(request, response)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const bound = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
        for (const socket of upgraded) socket.destroy()
      }),
  }
}
