import type { Method } from '../../contract/operation.ts'
import { type Arguments, type OperationName, operationOf, type Result } from '../../contract/operations.ts'
import { type NameInput, nameAsInput } from '../text/input-name.ts'
import { Redactor } from '../text/secrets/redactor.ts'
import { parseApiKey } from './api-key.ts'
import { parseBaseUrl } from './base-url.ts'
import {
  buildCall,
  buildCheckedCall,
  buildStreamedCall,
  buildUndocumentedCall,
  type Call,
  type RequestParts,
  readLimits,
  streamLimits,
} from './built-call.ts'
import type { CallOptions, StoredLogOptions, StreamOptions } from './call-options.ts'
import { InputError, NoAnswerError } from './errors.ts'
import { type AnsweredPage, type Cursor, readPages } from './history-pages.ts'
import { readAnswerTime } from './http/date-header.ts'
import { Exchange } from './http/exchange.ts'
import { parseResult } from './http/parsed-result.ts'
import { jsonOrText, readJson, readText } from './http/response-body.ts'
import type { OnRetry } from './http/retry.ts'
import type { HttpResponse, ProxySettings, RequestBody, Transport } from './http/transport.ts'
import { UndiciTransport } from './http/undici-transport.ts'
import { buildUserAgent } from './http/user-agent.ts'
import type { Secret } from './secret.ts'
import { parseEvents, type StreamEvent } from './streams/event-stream.ts'
import { parseElements } from './streams/json-array.ts'
import { oneByOne, readChunks } from './streams/parsed-items.ts'
import { AbortScope } from './time/abort-scope.ts'
import { type Clock, type Random, systemClock } from './time/clock.ts'

/** The address of the platform, and the key. */
export interface PlatformOptions {
  /** `{base_url}` of the contract; https but for loopback. A path prefix is kept. */
  readonly baseUrl: string | URL
  /** Goes into the `Authorization` header to the base URL's origin, and nowhere else. */
  readonly apiKey: string | Secret
  /** For tests on virtual time; by default the system's. */
  readonly clock?: Clock
  /** Spreads the delays between retries; by default `Math.random`. */
  readonly random?: Random
  /** By default `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` apply. This machine itself is always reached directly. */
  readonly proxy?: ProxySettings
  /**
   * Removes further secrets from what the platform says in an error, before that is cut, as a piece of a secret would not be
   * recognised. The API key is always removed.
   */
  readonly redact?: (text: string) => string
  /** Whether calls are retried that do not say so themselves (`CallOptions.retries`); by default true. */
  readonly retries?: boolean
  /** Told of each failure after which a call is tried again, and of the wait before that, in milliseconds. Must not throw. */
  readonly onRetry?: OnRetry
  /** Told of each read that has had no answer for 5 s. Must not throw. */
  readonly onSlow?: (operation: string) => void
  /** How sentences name the inputs of whoever calls: `base-url` by default, as the library's errors do. */
  readonly named?: NameInput
  /** Added to `taxiway/<version>`. */
  readonly userAgent?: string
  /** By default HTTP/1.1 over undici. */
  readonly transport?: Transport
}

/** A result with the status of its answer. */
export interface Answered<T> {
  /** The HTTP status, a success. */
  readonly status: number
  /** Parsed; fields that the contract does not show stay. */
  readonly result: T
  /** When, by the platform's own clock, in milliseconds since 1970; undefined if it did not say, or a cache answered. */
  readonly answeredAtMs: number | undefined
}

/** The hosted platform, one method call per request. Every method rejects as `call` does. */
export class Platform implements AsyncDisposable {
  /** `{base_url}` as it is used: origin and path prefix, without a slash at its end. */
  readonly baseUrl: string
  /** How sentences about this platform name the inputs of whoever calls. */
  readonly named: NameInput
  readonly #exchange: Exchange
  readonly #transport: Transport
  readonly #clock: Clock
  readonly #retries: boolean
  readonly #open = new Set<AbortScope>()
  #closed = false

  /** Sends nothing. Throws `InputError` for a base URL, a key or a user agent that cannot be used. */
  constructor(options: PlatformOptions) {
    const { clock = systemClock, random = Math.random, redact = (text) => text, retries = true } = options
    const { named = nameAsInput } = options
    const base = parseBaseUrl(options.baseUrl, named)
    const key = parseApiKey(options.apiKey, named)
    const userAgent = buildUserAgent(options.userAgent)
    const transport = options.transport ?? new UndiciTransport(base.loopback ? 'direct' : options.proxy, named)
    this.named = named
    this.baseUrl = base.origin + base.prefix
    this.#clock = clock
    this.#retries = retries
    this.#transport = transport
    const { onRetry, onSlow } = options
    const headers = () => ({ authorization: `Bearer ${key.reveal()}`, 'user-agent': userAgent })
    const ofKey = new Redactor(key.reveal())
    const redactAll = (text: string): string => ofKey.redact(redact(text))
    this.#exchange = new Exchange({
      base,
      headers,
      redact: redactAll,
      transport,
      clock,
      random,
      onRetry,
      onSlow,
      named,
    })
  }

  /** For so many milliseconds the platform asked for no request (`Retry-After`), in the answer to any; calls wait for that by themselves. */
  get heldMs(): number {
    return this.#exchange.heldMs
  }

  /**
   * An operation of the contract; path, query and body fields in one object.
   *
   * @throws InputError for arguments that break the contract; nothing was sent.
   * @throws RefusedError for an error status.
   * @throws NoAnswerError if no whole answer came in time; a write may have taken effect, unless `sent` is false.
   * @throws UnreadableError for a success that cannot be read; a write has taken effect.
   */
  async call<N extends OperationName>(name: N, args: Arguments<N>, options: CallOptions = {}): Promise<Result<N>> {
    return (await this.answer(name, args, options)).result
  }

  /** As `call`, with the HTTP status beside the result; rejects as it does. */
  async answer<N extends OperationName>(
    name: N,
    args: Arguments<N>,
    options: CallOptions = {},
  ): Promise<Answered<Result<N>>> {
    const call = buildCall(name, args)
    if (operationOf(name).events) throw new InputError('operation', `${name} is a stream: read it with streamLog().`)
    return await this.#result(name, call, options)
  }

  /** An operation whose JSON body is a stream, e.g. `deploy_upload`; `fields` are its path and query arguments. Rejects as `call` does. */
  async send<N extends OperationName>(
    name: N,
    fields: Readonly<Record<string, string>>,
    body: RequestBody,
    options: CallOptions = {},
  ): Promise<Result<N>> {
    return (await this.#result(name, buildStreamedCall(name, fields, body), options)).result
  }

  /**
   * A route that the contract does not document; `path` begins with one slash and is relative to the base URL. The body is
   * the parsed JSON, the text if it is not JSON, and undefined if it is empty. Rejects as `call` does.
   */
  async request(
    method: Method,
    path: string,
    options: CallOptions & RequestParts = {},
  ): Promise<{ readonly status: number; readonly body: unknown }> {
    const call = buildUndocumentedCall(method, path, options)
    return await this.#run(call, options, async (response) => {
      return { status: response.status, body: jsonOrText(await readText(call.operation, response)) }
    })
  }

  /** The deployment history, page by page, each within `timeoutMs`. Throws `UnreadableError` if a cursor repeats. */
  async *history(
    serviceId: string,
    options: CallOptions & { readonly limit?: number | undefined; readonly before?: Cursor | undefined } = {},
  ): AsyncGenerator<AnsweredPage> {
    const { limit, before } = options
    const { operation } = buildCall('list_deployments', { id: serviceId, limit })
    yield* readPages(before, (cursor) => {
      // A cursor goes back as it came, whatever the contract says of its type.
      const call = buildCheckedCall('list_deployments', { id: serviceId, limit, before: cursor })
      return this.#run(call, options, async (response) => {
        return { body: await readJson(operation, response, this.named), answeredAtMs: readAnswerTime(response) }
      })
    })
  }

  /** The records of the stored build log as they arrive, in bounded memory. Nothing is repeated after the first record. */
  storedLog(deploymentId: string, options: StoredLogOptions = {}): AsyncGenerator<unknown> {
    return oneByOne(this.storedLogChunks(deploymentId, options), options.signal)
  }

  /** As `storedLog`: the records that arrived together, together. */
  async *storedLogChunks(deploymentId: string, options: StoredLogOptions = {}): AsyncGenerator<readonly unknown[]> {
    const { after, idleMs = readLimits.idleMs } = options
    const plain = buildCall('get_deployment_logs', { id: deploymentId, after })
    const call = { ...plain, limits: { ...readLimits, headersMs: idleMs, idleMs } }
    using scope = this.#begin(call, options)
    const response = await this.#respond(call, scope, options)
    yield* readChunks(response, parseElements, {
      operation: call.operation,
      expected: 'JSON',
      scope,
      named: this.named,
    })
  }

  /** The events of one connection; it does not connect again. Throws `NoAnswerError` if that breaks or falls silent. */
  streamLog(deploymentId: string, options: StreamOptions = {}): AsyncGenerator<StreamEvent> {
    return oneByOne(this.streamLogChunks(deploymentId, options), options.signal)
  }

  /** As `streamLog`: the events that arrived together, together; before them an empty batch, once the platform has opened the stream. */
  async *streamLogChunks(deploymentId: string, options: StreamOptions = {}): AsyncGenerator<readonly StreamEvent[]> {
    const plain = buildCall('stream_deployment_logs', { id: deploymentId })
    const { lastEventId = '', idleMs = streamLimits.idleMs } = options
    // A header takes one line of ASCII only.
    const resume = lastEventId === '' ? {} : { 'last-event-id': lastEventId.replace(/[^\x20-\x7E]/g, '') }
    const call = {
      ...plain,
      headers: { ...plain.headers, ...resume },
      limits: { ...streamLimits, headersMs: idleMs, idleMs },
    }
    using scope = this.#begin(call, options)
    const response = await this.#respond(call, scope, { retries: false })
    try {
      yield []
      const expected = 'an event stream'
      yield* readChunks(response, parseEvents, { operation: call.operation, expected, scope, named: this.named })
    } finally {
      // The loop may be left before the first event.
      response.discard()
    }
  }

  /** Ends every running call and closes every connection. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true
    for (const scope of this.#open) scope.abort(new InputError('platform', 'The platform was closed during the call.'))
    await this.#transport[Symbol.asyncDispose]()
  }

  #result<N extends OperationName>(name: N, call: Call, options: CallOptions): Promise<Answered<Result<N>>> {
    return this.#run(call, options, async (response) => {
      const { status } = response
      const result = parseResult(name, status, await readJson(name, response, this.named))
      return { status, result, answeredAtMs: readAnswerTime(response) }
    })
  }

  async #run<T>(call: Call, options: CallOptions, read: (response: HttpResponse) => Promise<T>): Promise<T> {
    using scope = this.#begin(call, options)
    const { retries = this.#retries, onRetry } = options
    return await this.#exchange.run(call, { scope, retries, onRetry }, read)
  }

  /** A successful answer whose body is read by the caller. */
  #respond(call: Call, scope: AbortScope, { retries = this.#retries, onRetry }: CallOptions): Promise<HttpResponse> {
    return this.#exchange.run(call, { scope, retries, onRetry }, async (response) => response)
  }

  #begin({ operation, limits }: Call, { signal, timeoutMs = limits.totalMs }: CallOptions): AbortScope {
    if (this.#closed) throw new InputError('platform', 'The platform was closed.')
    const text = `${operation}: ${this.baseUrl} gave no whole answer within ${Math.round(timeoutMs) / 1000} s.`
    const onTimeout = (): Error => new NoAnswerError(text, { operation, sent: true })
    const onClose = (): boolean => this.#open.delete(scope)
    const scope = new AbortScope({ clock: this.#clock, signal, timeoutMs, onTimeout, onClose })
    this.#open.add(scope)
    return scope
  }
}
