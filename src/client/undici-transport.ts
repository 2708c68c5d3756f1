import type { EnvHttpProxyAgent } from 'undici'
import { Connecting } from './connect.ts'
import { InputError } from './errors.ts'
import type { ProxySettings, Transport, WireRequest, WireResponse } from './transport.ts'
import { UndiciExchange } from './undici-exchange.ts'

const connectTimeoutMs = 10_000
/** Below the five seconds after which common servers close: a connection that is used again still stands. */
const keepAliveMs = 4_000

/** HTTP/1.1 over undici, by way of the proxies that the settings or the environment name. */
export class UndiciTransport implements Transport {
  readonly #proxy: ProxySettings
  readonly #connecting = new Connecting()
  readonly #unstarted = new Set<UndiciExchange>()
  #agent: Promise<EnvHttpProxyAgent> | undefined

  constructor(proxy: ProxySettings = {}) {
    this.#proxy = proxy
  }

  async send(request: WireRequest): Promise<WireResponse> {
    this.#agent ??= openAgent(this.#proxy, this.#connecting)
    const agent = await this.#agent
    request.signal.throwIfAborted()
    const exchange = new UndiciExchange(request, () => this.#ended(exchange, request.signal))
    this.#unstarted.add(exchange)
    try {
      agent.dispatch(dispatchOptionsOf(request), exchange)
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
async function openAgent(proxy: ProxySettings, connecting: Connecting): Promise<EnvHttpProxyAgent> {
  const { EnvHttpProxyAgent, Pool, buildConnector } = await import('undici')
  const connector = buildConnector({ timeout: connectTimeoutMs, allowH2: false })
  try {
    return new EnvHttpProxyAgent({
      connect: connecting.watch(connector),
      clientFactory: (origin) => new Pool(origin, { connect: connecting.watch(connector) }),
      requestTls: { timeout: connectTimeoutMs, allowH2: false },
      keepAliveTimeout: keepAliveMs,
      ...(proxy.http === undefined ? {} : { httpProxy: proxy.http }),
      ...(proxy.https === undefined ? {} : { httpsProxy: proxy.https }),
      ...(proxy.no === undefined ? {} : { noProxy: proxy.no }),
    })
  } catch {
    throw new InputError(
      'proxy',
      'The address of the proxy (HTTPS_PROXY or HTTP_PROXY) is no URL like http://host:3128.',
    )
  }
}

type DispatchOptions = Parameters<EnvHttpProxyAgent['dispatch']>[0]

function dispatchOptionsOf(request: WireRequest): DispatchOptions {
  const { body, method, origin, path, headersTimeoutMs, idleTimeoutMs } = request
  const common = { method, origin, path, headersTimeout: headersTimeoutMs, bodyTimeout: idleTimeoutMs }
  if (body === undefined) return { ...common, headers: request.headers }
  return {
    ...common,
    headers: { ...request.headers, 'content-length': String(body.length) },
    // undici takes any async iterable here and reads it with back pressure; its types know of streams alone.
    body: body.chunks() as unknown as NonNullable<DispatchOptions['body']>,
  }
}
