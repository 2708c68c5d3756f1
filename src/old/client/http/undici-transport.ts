import { lookup } from 'node:dns'
import type { LookupFunction, Socket } from 'node:net'
import type { buildConnector, Dispatcher } from 'undici'
import { definedFields } from '../../text/defined-fields.ts'
import type { NameInput } from '../../text/input-name.ts'
import { message } from '../../text/message.ts'
import { InputError } from '../errors.ts'
import type { HttpRequest, HttpResponse, ProxySettings, Transport } from './transport.ts'
import { UndiciRequest } from './undici-request.ts'

const connectTimeoutMs = 10_000
/** Common servers close idle connections after five seconds; a reused one must still be open. */
const keepAliveMs = 4_000

/**
 * HTTP/1.1 over undici, through the proxy of the settings or the environment. `direct` is for this machine itself: a proxy could
 * not reach it, and would see the key in plain http.
 */
export class UndiciTransport implements Transport {
  readonly #proxy: ProxySettings | 'direct'
  readonly #named: NameInput | undefined
  readonly #connecting = new PendingConnections()
  readonly #unstarted = new Set<UndiciRequest>()
  #agent: Promise<Dispatcher> | undefined

  /** @param named how errors name the inputs of whoever calls; without it they ask about no input */
  constructor(proxy: ProxySettings | 'direct' = {}, named?: NameInput) {
    this.#proxy = proxy
    this.#named = named
  }

  async send(request: HttpRequest): Promise<HttpResponse> {
    this.#agent ??= openAgent(this.#proxy, this.#connecting)
    const agent = await this.#agent
    request.signal.throwIfAborted()
    const exchange = new UndiciRequest(request, this.#named, () => this.#ended(exchange, request.signal))
    this.#unstarted.add(exchange)
    try {
      agent.dispatch(toDispatchOptions(request, exchange), exchange)
    } catch (error) {
      exchange.fail(error)
    }
    return exchange.response
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const agent = await this.#agent?.catch(() => undefined)
    this.#connecting.abandon(new Error('closed'))
    await agent?.destroy()
  }

  /** Gives up the pending connections when no request waits for them. */
  #ended(exchange: UndiciRequest, signal: AbortSignal): void {
    this.#unstarted.delete(exchange)
    if (!signal.aborted || exchange.started) return
    for (const other of this.#unstarted) if (!other.started) return
    this.#connecting.abandon(new Error('aborted'))
  }
}

/** undici is loaded with the first request: refusing a bad argument costs nothing. */
async function openAgent(proxy: ProxySettings | 'direct', connecting: PendingConnections): Promise<Dispatcher> {
  const { Agent, EnvHttpProxyAgent, Pool, buildConnector } = await import('undici')
  const connector = buildConnector({ timeout: connectTimeoutMs, allowH2: false, lookup: findAddresses })
  // Where HTTP/2 may come, undici lets all requests wait for the first connection.
  const common = { connect: connecting.watch(connector), allowH2: false }
  if (proxy === 'direct') return new Agent({ ...common, keepAliveTimeout: keepAliveMs })
  try {
    return new EnvHttpProxyAgent({
      ...common,
      clientFactory: (origin) => new Pool(origin, common),
      requestTls: { timeout: connectTimeoutMs, allowH2: false },
      keepAliveTimeout: keepAliveMs,
      // undici uses one for the other if it is missing, so the settings replace both.
      ...definedFields({ httpProxy: proxy.https, httpsProxy: proxy.https, noProxy: proxy.no }),
    })
  } catch {
    const text = message`proxy-invalid: HTTPS_PROXY or HTTP_PROXY is not a URL. Use one such as \`http://host:3128\`.`
    throw new InputError('proxy', text)
  }
}

function toDispatchOptions(request: HttpRequest, exchange: UndiciRequest): Dispatcher.DispatchOptions {
  const { body, method, origin, path, headersTimeoutMs, idleTimeoutMs } = request
  const common = { method, origin, path, headersTimeout: headersTimeoutMs, bodyTimeout: idleTimeoutMs }
  if (body === undefined) return { ...common, headers: request.headers }
  return {
    ...common,
    headers: { ...request.headers, 'content-length': String(body.length) },
    // undici accepts any async iterable here and applies back pressure; its types only allow streams.
    body: exchange.watch(body.chunks()) as unknown as NonNullable<Dispatcher.DispatchOptions['body']>,
  }
}

/**
 * Sockets that are still connecting. undici handles an abort only after it is connected, so a connection attempt to a silent
 * host would outlive its call and keep the process alive.
 */
class PendingConnections {
  readonly #sockets = new Set<Socket>()

  /** The same connector, with its sockets recorded until they are connected. */
  watch(connector: buildConnector.connector): buildConnector.connector {
    return (options, callback) => {
      const socket: unknown = connector(options, (...outcome) => {
        if (isSocket(socket)) this.#sockets.delete(socket)
        callback(...outcome)
      })
      if (isSocket(socket)) this.#sockets.add(socket)
      return socket
    }
  }

  /** Destroys every socket that is not connected yet. */
  abandon(reason: Error): void {
    for (const socket of this.#sockets) socket.destroy(reason)
    this.#sockets.clear()
  }
}

/** undici's connector returns its socket, though its types do not say so. */
function isSocket(value: unknown): value is Socket {
  return typeof value === 'object' && value !== null && 'destroy' in value && typeof value.destroy === 'function'
}

/** A name below `.localhost` is this machine (RFC 6761, 6.3), which not every system's resolver knows. */
const findAddresses: LookupFunction = (hostname, options, callback) => {
  lookup(/\.localhost\.?$/i.test(hostname) ? 'localhost' : hostname, options, callback)
}
