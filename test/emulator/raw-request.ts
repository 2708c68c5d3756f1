import { connect } from 'node:net'

/** The received bytes. */
export interface RawAnswer {
  /** Status line and headers; empty if not a single byte arrived. */
  readonly head: string
  /** The body, decoded if it was chunked. */
  readonly body: Buffer
  /** The pieces of the whole answer as the receiver got them. */
  readonly pieces: readonly Buffer[]
  /** How it ended: complete by HTTP, early by FIN or RST, or by us after `enough`. */
  readonly end: 'whole' | 'closed' | 'reset' | 'enough'
  /** Milliseconds until the first byte. */
  readonly firstMs: number
}

/** One request, sent as text, and its answer until the end of the connection, or until `enough` is true. */
export interface RawOptions {
  readonly key: string
  readonly method?: string
  readonly body?: unknown
  /** Checked after each piece. */
  readonly enough?: (sofar: Buffer) => boolean
  /** Aborts the request. */
  readonly signal?: AbortSignal
}

/** Sends raw HTTP without an HTTP client. */
export function rawRequest(url: string, { key, method = 'GET', body, enough, signal }: RawOptions): Promise<RawAnswer> {
  const { hostname, port, pathname, search } = new URL(url)
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${pathname}${search} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `authorization: Bearer ${key}`,
    'connection: close',
    ...(text ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
  ]
  return new Promise((resolve) => {
    const started = performance.now()
    const pieces: Buffer[] = []
    let firstMs = Number.NaN
    let reset = false
    let stopped = false
    const stop = (): void => {
      stopped = true
      socket.destroy()
    }
    const socket = connect(Number(port), hostname, () => socket.write(`${lines.join('\r\n')}\r\n\r\n${text}`))
    socket.on('data', (piece) => {
      if (pieces.length === 0) firstMs = performance.now() - started
      pieces.push(piece)
      if (enough?.(Buffer.concat(pieces))) stop()
    })
    socket.on('error', () => {
      reset = true
    })
    socket.on('close', () => {
      signal?.removeEventListener('abort', stop)
      const { head, body, complete } = parsed(Buffer.concat(pieces))
      const end = stopped ? 'enough' : reset ? 'reset' : complete ? 'whole' : 'closed'
      resolve({ head, body, pieces, end, firstMs })
    })
    signal?.addEventListener('abort', stop)
  })
}

function parsed(bytes: Buffer): { head: string; body: Buffer; complete: boolean } {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return { head: bytes.toString(), body: Buffer.alloc(0), complete: false }
  const head = bytes.subarray(0, end).toString()
  const rest = bytes.subarray(end + 4)
  const [, length] = /^content-length: (\d+)$/im.exec(head) ?? []
  if (length !== undefined) return { head, body: rest, complete: rest.length === Number(length) }
  return { head, ...dechunked(rest) }
}

function dechunked(bytes: Buffer): { body: Buffer; complete: boolean } {
  const parts: Buffer[] = []
  let left = bytes
  while (left.length > 0) {
    const line = left.indexOf('\r\n')
    const size = Number.parseInt(left.subarray(0, line).toString(), 16)
    if (size === 0) return { body: Buffer.concat(parts), complete: true }
    parts.push(left.subarray(line + 2, line + 2 + size))
    left = left.subarray(line + 2 + size + 2)
  }
  return { body: Buffer.concat(parts), complete: false }
}
