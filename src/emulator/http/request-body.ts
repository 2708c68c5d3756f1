import type { IncomingMessage } from 'node:http'
import { StatusError } from './status-error.ts'

/** The largest bodies, bytes: an archive of 256 MiB as base64, and 1 MiB for everything else. */
export const bodyLimits = { upload: 345 * 2 ** 20, other: 2 ** 20 }

/**
 * The JSON body of a request as an object; an empty body is an empty object. Throws a 400 if the body is not sent as JSON
 * (contract: What the service does), or larger than `limit` bytes. The rest of a large body is read and dropped: the sender
 * only reads the answer after it has sent everything.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Readonly<Record<string, unknown>>> {
  const chunks: Buffer[] = []
  let size = 0
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  if (size > limit) throw tooLarge(limit)
  if (size === 0) return {}
  const type = request.headers['content-type'] ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new StatusError(400, `The body is sent as "${type}": send it with "Content-Type: application/json".`)
  }
  return parseObject(Buffer.concat(chunks, size))
}

/** Whether a value is an object that is not an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseObject(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new StatusError(400, 'The body is not JSON.')
  }
  if (!isObject(body)) throw new StatusError(400, 'The body is not a JSON object.')
  return body
}

function tooLarge(limit: number): StatusError {
  return new StatusError(400, `The body is larger than ${Math.floor(limit / 2 ** 20)} MiB.`)
}
