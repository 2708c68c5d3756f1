import type { IncomingMessage } from 'node:http'
import { StatusError } from './status-error.ts'

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
