import { lookup } from 'node:dns'
import { setMaxListeners } from 'node:events'
import type { LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import type { Method } from '../contract/operation.ts'
import { messageOf } from '../text/format.ts'
import { InputError } from './errors.ts'

/** A request body that is never in memory as a whole. */
export interface StreamedBody {
  /** The exact number of bytes that `chunks` yields. */
  readonly length: number
  /** Starts over for each attempt. */
  chunks(): AsyncIterable<Uint8Array>
}

export interface HttpRequest {
  readonly method: Method
  /** Such as `https://platform.example`. */
  readonly origin: string
  /** With the query; sent unchanged. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** A body in chunks needs its length in the headers. */
  readonly body?: string | AsyncIterable<Uint8Array>
  /** Aborts the request and the reading of its answer. */
  readonly signal: AbortSignal
}

/** An answer whose body has not been read yet. */
export interface HttpResponse {
  readonly status: number
  /** Keyed by name in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: AsyncIterable<Uint8Array>
}

/** Sends a request once, without following redirects. Rejects with the system's error, or with the signal's reason. */
export type Send = (request: HttpRequest) => Promise<HttpResponse>

const connectMs = 10_000

/** Resolves names under `.localhost` to this machine (RFC 6761, 6.3), which not every system's resolver does. */
const lookUpHere: LookupFunction = (hostname, options, callback) =>
  lookup(hostname.endsWith('.localhost') ? 'localhost' : hostname, options, callback)

/**
 * `Send` over undici, with a way to close its connections. It uses a proxy from the environment, except for this
 * machine.
 */
export class UndiciClient {
  readonly #direct: boolean
  readonly #closing = new AbortController()
  #dispatcher: Promise<Dispatcher> | undefined

  constructor({ direct }: { readonly direct: boolean }) {
    this.#direct = direct
    setMaxListeners(0, this.#closing.signal)
  }

  readonly send: Send = async (request) => {
    this.#dispatcher ??= this.#open()
    const dispatcher = await this.#dispatcher
    const { method, origin, path, headers, body, signal } = request
    // The signal limits the time.
    const answer = await dispatcher.request({
      ...{ method, origin, path, headers, signal, headersTimeout: 0, bodyTimeout: 0 },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : Readable.from(body, { objectMode: false }) }),
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.body }
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error('closed'))
    const dispatcher = await this.#dispatcher?.catch(() => undefined)
    await dispatcher?.destroy()
  }

  /** undici takes 50 ms to load, so it is loaded with the first request. */
  async #open(): Promise<Dispatcher> {
    const { Agent, EnvHttpProxyAgent } = await import('undici')
    // undici ends a pending connection only through this signal.
    const connect = { timeout: connectMs, signal: this.#closing.signal }
    // With HTTP/2, undici makes every request wait for the first connection.
    const common = { connect, allowH2: false }
    if (this.#direct) return new Agent({ ...common, connect: { ...connect, lookup: lookUpHere } })
    try {
      return new EnvHttpProxyAgent({ ...common, requestTls: connect })
    } catch {
      const advice =
        'Use one such as `http://user:password@proxy.example:3128`, with percent codes for `%`, `#` and `@`.'
      throw new InputError('proxy', `HTTPS_PROXY or HTTP_PROXY is not a URL. ${advice}`)
    }
  }
}

/**
 * Errors of name resolution, connecting and the TLS handshake: no byte of the request left this machine. Other errors
 * can also occur later.
 */
const beforeConnection =
  /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|UND_ERR_CONNECT_TIMEOUT|ERR_SSL_(?:WRONG_VERSION_NUMBER|UNSUPPORTED_PROTOCOL|.*HANDSHAKE_FAILURE)|ERR_TLS_CERT_.*|CERT_.*|UNABLE_TO_.*|SELF_SIGNED_.*|DEPTH_ZERO_.*)$/

/** Whether a request failed before there was a connection. */
export function neverConnected(error: unknown): boolean {
  return beforeConnection.test(errorCode(error)) || proxyStatus(error) !== undefined || syscall(error) === 'connect'
}

/** Explains why a platform could not be reached and what to check, in sentences. */
export function explainUnreachable(error: unknown, origin: string): string {
  const code = errorCode(error)
  const { host, hostname, protocol } = new URL(origin)
  const status = proxyStatus(error)
  if (status === 407) {
    return 'The proxy asks for credentials (407). Put them into HTTPS_PROXY as `http://user:password@host:port`, with percent codes for special characters.'
  }
  if (status !== undefined) return `The proxy in HTTPS_PROXY refuses to connect to ${host} (${status}).`
  if (code === 'CERT_HAS_EXPIRED') {
    return `The certificate of ${host} has expired (${code}). Only the owner of ${host} can renew it.`
  }
  if (/^(?:CERT_|ERR_TLS_CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/.test(code)) {
    return `The certificate of ${host} was not accepted (${code}). Check the host in base-url; for an authority of your own, set NODE_EXTRA_CA_CERTS.`
  }
  if (/^(?:EPROTO|ERR_SSL_)/.test(code)) {
    return `${host} does not speak ${protocol.slice(0, -1)} (${code}). Check the port in base-url.`
  }
  if (code === 'ENOTFOUND') return `The name "${hostname}" was not found (${code}). Check the host in base-url.`
  if (code === 'ECONNREFUSED') {
    return `Nothing accepts connections at ${host} (${code}). Check host and port in base-url, and that the platform runs.`
  }
  return `${host} could not be reached (${describe(error)}). Check base-url, and the network or proxy of this machine.`
}

/** Describes a network error in a few words. */
export function describe(error: unknown): string {
  const code = errorCode(error)
  const text = messageOf(error)
  return code === '' || text.includes(code) ? text : `${code}: ${text}`
}

/** The system's error code; that of the first address if several were tried. */
function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error.cause
  return first === undefined ? '' : errorCode(first)
}

function syscall(error: unknown): unknown {
  return error instanceof Error && 'syscall' in error ? error.syscall : undefined
}

/** The status of a proxy that refused to open a tunnel; undici gives it only in the message. */
function proxyStatus(error: unknown): number | undefined {
  const said = error instanceof Error ? /^Proxy response \((\d{3})\)/.exec(error.message)?.[1] : undefined
  return said === undefined ? undefined : Number(said)
}
