import type { Method } from '../contract/operation.ts'
import { type Result as Answer, type Arguments, type OperationName, operationOf } from '../contract/operations.ts'
import { formatDuration } from '../text/format.ts'
import { type Prose, Redactor } from '../text/redact.ts'
import { parseApiKey, parseBaseUrl } from './address.ts'
import { readAnswer, readRefusal } from './answer.ts'
import { placeArguments, type RequestParts } from './arguments.ts'
import { type Clock, systemClock, within } from './clock.ts'
import { InputError, PlatformError } from './errors.ts'
import { parseEvents, type StreamEvent } from './event-stream.ts'
import { textsAt } from './json.ts'
import {
  describe,
  explainUnreachable,
  type HttpRequest,
  type HttpResponse,
  neverConnected,
  type Send,
  type StreamedBody,
  UndiciClient,
} from './request.ts'

/** The version of this package; a test compares it with package.json. */
export const version = '0.1.0'

const userAgent = `taxiway/${version}`

export interface PlatformOptions {
  /** `{base_url}` of the contract: `https`, except for this machine. A path prefix is kept. */
  readonly baseUrl: string
  /** Sent in the `Authorization` header of requests to the base URL, and nowhere else. */
  readonly apiKey: string
  /** Other secrets, besides the key, that prose must not show. */
  readonly secrets?: readonly string[]
  /** For tests: virtual time, and a platform in the same process. */
  readonly clock?: Clock
  readonly send?: Send
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** How many times a request is sent if it had no effect or only reads; 3 by default. */
  readonly attempts?: number
  /** Time limit of one attempt, in milliseconds; by default 15 s for a read, and a minute for anything else. */
  readonly attemptMs?: number
  /** Sent instead of the JSON of the arguments, and has the same fields. The arguments are checked anyway. */
  readonly body?: StreamedBody
  /** Time limit of all attempts and the waits between them, in milliseconds; unlimited by default. */
  readonly totalMs?: number
  /** Called with the status of a success. */
  readonly onStatus?: (status: number) => void
}

interface Parts extends Omit<RequestParts, 'body'> {
  readonly body: string | StreamedBody | undefined
}

const readMs = 15_000
const writeMs = 60_000
/** A call does not wait for a longer `Retry-After`. */
const longestWaitMs = 60_000
const shortestSecret = 8
/** Server errors that another attempt does not change: not implemented, version not supported. */
const permanent: readonly (number | undefined)[] = [501, 505]

/** The hosted platform: one call per operation of the contract. */
export class Platform implements AsyncDisposable {
  /** Origin and path prefix, without a trailing slash. */
  readonly baseUrl: string
  readonly clock: Clock
  readonly #origin: string
  readonly #prefix: string
  readonly #apiKey: string
  readonly #key: Redactor
  readonly #redactor: Redactor
  readonly #http: UndiciClient
  readonly #send: Send
  #heldUntilMs = 0

  /** Sends nothing. Throws `InputError` for an invalid address or key. */
  constructor({ baseUrl, apiKey, secrets = [], clock = systemClock, send }: PlatformOptions) {
    const { origin, prefix, isLoopback } = parseBaseUrl(baseUrl)
    this.#apiKey = parseApiKey(apiKey)
    this.#key = new Redactor([this.#apiKey])
    this.#redactor = new Redactor([this.#apiKey, ...secrets])
    this.baseUrl = origin + prefix
    this.#origin = origin
    this.#prefix = prefix
    this.clock = clock
    this.#http = new UndiciClient({ direct: isLoopback })
    this.#send = send ?? this.#http.send
  }

  /** How long the platform wants no requests, in milliseconds, by the longest `Retry-After` of its answers. */
  get heldMs(): number {
    return Math.max(0, this.#heldUntilMs - this.clock.now())
  }

  /** Removes the secrets from prose: for every sentence that quotes the platform. Facts are never rewritten. */
  redact(text: string): Prose {
    return this.#redactor.redact(text)
  }

  /** Whether a fact contains the API key, so that it cannot be shown. */
  holdsApiKey(fact: string): boolean {
    return this.#key.redact(fact) !== fact
  }

  /**
   * Calls an operation of the contract; path, query and body fields are one object. A write is sent again only if it
   * had no effect: it never connected, or was refused with 429 and a `Retry-After` of at most a minute. A read is also
   * sent again after a server error, a lost answer and an unreadable one.
   *
   * @throws InputError for arguments that break the contract; nothing was sent
   * @throws PlatformError for anything but a readable success; its `effect` says whether a write may have taken effect
   */
  async call<N extends OperationName>(name: N, args: Arguments<N>, options: CallOptions = {}): Promise<Answer<N>> {
    const operation = operationOf(name)
    const parts = { ...placeArguments(name, operation, args), ...(options.body && { body: options.body }) }
    // A short value is probably not a secret, and hiding it would hide common words.
    const given = textsAt(args, operation.secretArgs).filter(({ length }) => length >= shortestSecret)
    const secrets = new Redactor(given)
    const redact = (text: string): string => secrets.redact(this.redact(text))
    const startMs = this.clock.now()
    const { attempts = 3, totalMs = Number.POSITIVE_INFINITY, signal } = options
    for (let attempt = 1; ; attempt++) {
      const leftMs = startMs + totalMs - this.clock.now()
      const limitMs = Math.min(options.attemptMs ?? (operation.effect === 'read' ? readMs : writeMs), leftMs)
      try {
        const result = await this.#within(name, limitMs, signal, async (limited) => {
          const response = await this.#request(name, parts, limited)
          const answer = await readAnswer(name, operation, response, redact)
          options.onStatus?.(response.status)
          return answer
        })
        // The type is derived from the schema that parsed the answer.
        return result as Answer<N>
      } catch (error) {
        const waitMs =
          error instanceof PlatformError ? this.#waitBefore(error, attempt, operation.effect === 'read') : undefined
        if (waitMs === undefined || attempt >= attempts || this.clock.now() + waitMs >= startMs + totalMs) throw error
        await this.clock.sleep(waitMs, signal)
      }
    }
  }

  /**
   * Streams the events of a build log over one connection, by chunk; the first chunk is empty and says that the stream
   * is open. It does not reconnect. It ends when the platform ends the stream, and throws as `call` does, or when the
   * connection breaks.
   */
  async *stream(
    deploymentId: string,
    { signal, lastEventId }: { readonly signal?: AbortSignal; readonly lastEventId?: string | undefined } = {},
  ): AsyncGenerator<readonly StreamEvent[]> {
    const name = 'stream_deployment_logs'
    const parts = placeArguments(name, operationOf(name), { id: deploymentId })
    const headers = {
      accept: 'text/event-stream',
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    }
    const connection = new AbortController()
    const ended = signal === undefined ? connection.signal : AbortSignal.any([signal, connection.signal])
    try {
      const response = await this.#within(name, readMs, ended, async (limited) => {
        // The time limit covers the headers alone: the stream itself may last.
        limited.addEventListener('abort', () => connection.abort(limited.reason), { once: true })
        const answer = await this.#request(name, parts, ended, headers)
        if (answer.status === 200) return checkedStream(name, answer)
        throw await readRefusal(name, operationOf(name), answer, (text) => this.redact(text))
      })
      yield []
      yield* parseEvents(response.body)
    } catch (error) {
      signal?.throwIfAborted()
      throw this.#toPlatformError(name, error)
    } finally {
      connection.abort()
    }
  }

  /**
   * Sends a request that is not in the contract, once, for a user who knows more about this platform. Its path is
   * relative to the origin of the base URL. Returns the status; the rest of the answer is not read.
   *
   * @throws PlatformError as `call` does
   */
  async request(method: Method, path: string, options: { readonly signal?: AbortSignal } = {}): Promise<number> {
    const name = `${method} ${path}`
    return await this.#within(name, writeMs, options.signal, async (signal) => {
      const headers = { authorization: `Bearer ${this.#apiKey}`, 'user-agent': userAgent, accept: '*/*' }
      const answer = await this.#send({ method, origin: this.#origin, path, headers, signal })
      if (answer.status >= 200 && answer.status <= 299) return answer.status
      throw await readRefusal(name, { access: { kind: 'not-shown' }, path }, answer, (text) => this.redact(text))
    })
  }

  /** Closes all connections. */
  async close(): Promise<void> {
    await this.#http.close()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close()
  }

  async #within<T>(
    name: string,
    ms: number,
    parent: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const reason = (): PlatformError =>
      new PlatformError('no-answer', name, `${name}: the platform gave no whole answer within ${formatDuration(ms)}.`)
    try {
      return await within({ clock: this.clock, ms, parent, reason }, work)
    } catch (error) {
      parent?.throwIfAborted()
      const failure = this.#toPlatformError(name, error)
      if (failure instanceof PlatformError) {
        this.#heldUntilMs = Math.max(this.#heldUntilMs, this.clock.now() + (failure.retryAfterMs ?? 0))
      }
      throw failure
    }
  }

  async #request(
    name: OperationName,
    { path, body }: Parts,
    signal: AbortSignal,
    more: Readonly<Record<string, string>> = { accept: 'application/json' },
  ): Promise<HttpResponse> {
    const headers = {
      authorization: `Bearer ${this.#apiKey}`,
      'user-agent': userAgent,
      // undici does not decompress.
      'accept-encoding': 'identity',
      ...more,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(typeof body === 'object' ? { 'content-length': String(body.length) } : {}),
    }
    const { method } = operationOf(name)
    const request: HttpRequest = {
      method,
      origin: this.#origin,
      path: this.#prefix + path,
      headers,
      signal,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : body.chunks() }),
    }
    return await this.#send(request)
  }

  /** How long to wait before the next attempt, in milliseconds; undefined if there must be none. */
  #waitBefore(error: PlatformError, attempt: number, isRead: boolean): number | undefined {
    const { code, status, retryAfterMs } = error
    if (retryAfterMs !== undefined && retryAfterMs > longestWaitMs) return undefined
    const backoffMs = 500 * 2 ** (attempt - 1)
    if (code === 'unreachable') return backoffMs
    if (status === 429 && retryAfterMs !== undefined) return retryAfterMs
    const mayHelp =
      code === 'no-answer' || code === 'unreadable' || ((status ?? 0) >= 500 && !permanent.includes(status))
    return isRead && mayHelp ? Math.max(backoffMs, retryAfterMs ?? 0) : undefined
  }

  #toPlatformError(name: string, error: unknown): Error {
    if (error instanceof PlatformError || error instanceof InputError) return error
    if (neverConnected(error)) {
      return new PlatformError('unreachable', name, `${name}: ${explainUnreachable(error, this.#origin)}`, {
        cause: error,
      })
    }
    const text = `${name}: the connection broke before the whole answer arrived (${this.redact(describe(error))}).`
    return new PlatformError('no-answer', name, text, { cause: error })
  }
}

/** Refuses anything but an event stream: the end of a proxy's web page is not the end of a log. */
function checkedStream(name: string, answer: HttpResponse): HttpResponse {
  const type = [answer.headers['content-type']].flat()[0]
  if (type === undefined || /^text\/event-stream\b/i.test(type)) return answer
  throw new PlatformError('unreadable', name, `${name}: the platform answered 200 without an event stream.`, {
    status: 200,
  })
}
