import { once } from 'node:events'
import { createServer, type IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { StatusError } from './status-error.ts'

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

/** Listens on the loopback interface; 0 takes a free port. Rejects if the port is taken. */
export async function listen(handle: RequestHandler, port: number): Promise<Listening> {
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    handle(request, response).catch(() => response.destroy())
  }
  const server = createServer({ shouldUpgradeCallback: isForWebSocket }, answer)
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

/** Whether a request asks for a WebSocket. Other upgrades, such as `h2c`, are offers that a server may ignore (RFC 9110, 7.8). */
export function isForWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket'
}

/** The URL of a request, of which only the path and the query are meaningful; undefined if its target is neither a path nor a URL. */
export function readTarget({ url = '' }: IncomingMessage): URL | undefined {
  // A second slash is part of the path, not the beginning of a host. `OPTIONS *` means the whole server.
  const path = url === '*' ? '/*' : url
  return URL.parse(path.startsWith('/') ? `http://localhost${path}` : path) ?? undefined
}

/** The same, with `/` for a target that is not usable. */
export function toUrl(request: IncomingMessage): URL {
  return readTarget(request) ?? new URL('http://localhost/')
}

/** The largest bodies, bytes: an archive of 256 MiB as base64, and 1 MiB for everything else. */
export const bodyLimits = { upload: 345 * 2 ** 20, other: 2 ** 20 }

/** The JSON body of a request as an object; an empty body is an empty object. Throws a 400 like `readJson`. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Readonly<Record<string, unknown>>> {
  const body = await readJson(request, limit)
  if (body === undefined) return {}
  if (!isObject(body)) throw new StatusError(400, 'The body is not a JSON object.')
  return body
}

/**
 * The JSON body of a request; undefined if it is empty. Throws a 400 if the body is not sent as JSON (contract: What the service
 * does), or larger than `limit` bytes. The rest of a large body is read and dropped: the sender only reads the answer after it has
 * sent everything.
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  if (size > limit) throw tooLarge(limit)
  if (size === 0) return undefined
  const type = request.headers['content-type'] ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new StatusError(400, `The body is sent as "${type}": send it with "Content-Type: application/json".`)
  }
  return parseJson(Buffer.concat(chunks, size))
}

/** Whether a value is an object that is not an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new StatusError(400, 'The body is not JSON.')
  }
}

function tooLarge(limit: number): StatusError {
  return new StatusError(400, `The body is larger than ${Math.floor(limit / 2 ** 20)} MiB.`)
}
