import type { Dispatcher } from 'undici'
import { InputError } from '../errors.ts'
import { Connecting } from './connect.ts'
import { findAddresses } from './lookup.ts'
import type { HttpRequest, HttpResponse, ProxySettings, Transport } from './transport.ts'
import { UndiciExchange } from './undici-exchange.ts'

const connectTimeoutMs = 10_000
/** Below the five seconds after which common servers close: a connection that is used again still stands. */
const keepAliveMs = 4_000

/**
 * HTTP/1.1 over undici, by way of the proxy that the settings or the environment name. `direct` is for this machine itself: a
 * proxy could not reach it, and would be shown the key where it is spoken to in plain http.
 */
export class UndiciTransport implements Transport {
  readonly #proxy: ProxySettings | 'direct'
  readonly #connecting = new Connecting()
  readonly #unstarted = new Set<UndiciExchange>()
  #agent: Promise<Dispatcher> | undefined

  constructor(proxy: ProxySettings | 'direct' = {}) {
    this.#proxy = proxy
  }

  async send(request: HttpRequest): Promise<HttpResponse> {
    this.#agent ??= openAgent(this.#proxy, this.#connecting)
    const agent = await this.#agent
    request.signal.throwIfAborted()
    const exchange = new UndiciExchange(request, () => this.#ended(exchange, request.signal))
    this.#unstarted.add(exchange)
    try {
      agent.dispatch(dispatchOptionsOf(request, exchange), exchange)
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

  /** The connections that nobody waits for any more are given up. */
  #ended(exchange: UndiciExchange, signal: AbortSignal): void {
    this.#unstarted.delete(exchange)
    if (!signal.aborted || exchange.started) return
    for (const other of this.#unstarted) if (!other.started) return
    this.#connecting.abandon(new Error('aborted'))
  }
}

/** undici is loaded with the first request: refusing a bad argument costs nothing. */
async function openAgent(proxy: ProxySettings | 'direct', connecting: Connecting): Promise<Dispatcher> {
  const { Agent, EnvHttpProxyAgent, Pool, buildConnector } = await import('undici')
  const connect = connecting.watch(buildConnector({ timeout: connectTimeoutMs, allowH2: false, lookup: findAddresses }))
  if (proxy === 'direct') return new Agent({ connect, keepAliveTimeout: keepAliveMs })
  try {
    return new EnvHttpProxyAgent({
      connect,
      clientFactory: (origin) => new Pool(origin, { connect }),
      requestTls: { timeout: connectTimeoutMs, allowH2: false },
      keepAliveTimeout: keepAliveMs,
      // undici falls back from one to the other: settings replace both.
      ...(proxy.https === undefined ? {} : { httpProxy: proxy.https, httpsProxy: proxy.https }),
      ...(proxy.no === undefined ? {} : { noProxy: proxy.no }),
    })
  } catch {
    throw new InputError(
      'proxy',
      'The address of the proxy (HTTPS_PROXY or HTTP_PROXY) is no URL like http://host:3128.',
    )
  }
}

type DispatchOptions = Dispatcher.DispatchOptions

function dispatchOptionsOf(request: HttpRequest, exchange: UndiciExchange): DispatchOptions {
  const { body, method, origin, path, headersTimeoutMs, idleTimeoutMs } = request
  const common = { method, origin, path, headersTimeout: headersTimeoutMs, bodyTimeout: idleTimeoutMs }
  if (body === undefined) return { ...common, headers: request.headers }
  return {
    ...common,
    headers: { ...request.headers, 'content-length': String(body.length) },
    // undici takes any async iterable here and reads it with back pressure; its types know of streams alone.
    body: exchange.watch(body.chunks()) as unknown as NonNullable<DispatchOptions['body']>,
  }
}
