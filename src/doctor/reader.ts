import type { Secret } from '../client/api-key.ts'
import type { BaseUrl } from '../client/base-url.ts'
import { NoAnswerError } from '../client/errors.ts'
import { maximumRedirects, parseRedirect } from '../client/http/redirect.ts'
import { parseRetryAfter } from '../client/http/retry.ts'
import type { HttpResponse, Transport } from '../client/http/transport.ts'
import { buildUserAgent } from '../client/http/user-agent.ts'
import { buildCall } from '../client/request.ts'
import type { Clock } from '../client/time/clock.ts'
import { AbortScope } from '../client/time/timeout.ts'
import type { Arguments } from '../contract/operations.ts'
import { TaxiwayError } from '../text/error.ts'
import type { Answer, Piece, ReadOperation } from './answer.ts'

/** How long and how far one answer is read. */
export interface ReadLimits {
  /** Milliseconds for one try. */
  readonly mostMs?: number
  /** Characters of the body. */
  readonly mostCharacters?: number
}

/** All that the doctor can do on a platform. Its type has no operation that writes. */
export interface ReadClient {
  /** One read; undefined where it is not asked any more: the time, the requests or the platform's patience are used up. */
  read<N extends ReadOperation>(name: N, args: Arguments<N>, limits?: ReadLimits): Promise<Answer | undefined>
}

/** Requests of one look, retries and redirects included. */
export const mostRequests = 60
const answerLimitMs = 20_000
const mostCharacters = 2 * 2 ** 20
const tries = 2
const pauseMs = 1_000
/** Reads in a row that failed, after which a platform is left alone. */
const mostFailures = 2

const shownHeaders = [
  ...['content-type', 'content-encoding', 'date', 'retry-after', 'location', 'via', 'age', 'cache-control'],
  ...['ratelimit', 'ratelimit-policy', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
  ...[
    'x-ratelimit-limit',
    'x-ratelimit-remaining',
    'x-ratelimit-reset',
    'x-rate-limit-limit',
    'x-rate-limit-remaining',
  ],
]

/** What a reader works with. */
export interface ReaderOptions {
  readonly base: BaseUrl
  readonly key: Secret
  readonly transport: Transport
  readonly clock: Clock
  /** Ends every read. */
  readonly signal: AbortSignal
  /** Milliseconds for all reads. */
  readonly timeoutMs: number
  /** Told of each request before it is sent. */
  readonly onRequest?: ((operation: ReadOperation) => void) | undefined
}

/**
 * Reads politely: one request at a time, at most 60, never before `Retry-After`, and none any more where the platform is in trouble.
 * Rejects only with the signal's reason.
 */
export class PoliteReader implements ReadClient {
  readonly #options: ReaderOptions
  readonly #startMs: number
  #last: Promise<unknown> = Promise.resolve()
  #requests = 0
  #failures = 0
  #heldUntilMs = 0
  #stopped: string | undefined

  constructor(options: ReaderOptions) {
    this.#options = options
    this.#startMs = options.clock.now()
  }

  /** Requests sent so far. */
  get requests(): number {
    return this.#requests
  }

  /** Why nothing is read any more, as a clause; undefined while reads go on. */
  get stopped(): string | undefined {
    return this.#stopped
  }

  /** Milliseconds since the first moment, and until the time is over. */
  get elapsedMs(): number {
    return this.#options.clock.now() - this.#startMs
  }

  get leftMs(): number {
    return this.#options.timeoutMs - this.elapsedMs
  }

  read<N extends ReadOperation>(name: N, args: Arguments<N>, limits: ReadLimits = {}): Promise<Answer | undefined> {
    const reading = this.#last.then(() => this.#read(name, args, limits))
    this.#last = reading.catch(() => undefined)
    return reading
  }

  /** Waits, where that fits into the time; false where it does not. */
  async sleepUntil(elapsedMs: number): Promise<boolean> {
    const { clock, signal, timeoutMs } = this.#options
    if (elapsedMs >= timeoutMs) return false
    while (this.elapsedMs < elapsedMs) await clock.sleep(elapsedMs - this.elapsedMs, signal)
    return true
  }

  async #read<N extends ReadOperation>(name: N, args: Arguments<N>, limits: ReadLimits): Promise<Answer | undefined> {
    let answer: Answer | undefined
    for (let attempt = 1; attempt <= tries; attempt++) {
      if (!(await this.#mayAsk())) return answer
      answer = await this.#ask(name, args, limits)
      if (!isTrouble(answer)) {
        this.#failures = 0
        return answer
      }
      if (attempt < tries) this.#hold(pauseMs)
    }
    this.#failures++
    if (this.#failures >= mostFailures)
      this.#stopped ??= 'the platform is in trouble, and further requests would add to it'
    return answer
  }

  /** Waits as long as the platform asked for; false where nothing may be sent any more. */
  async #mayAsk(): Promise<boolean> {
    this.#options.signal.throwIfAborted()
    if (this.#stopped !== undefined) return false
    if (this.#requests >= mostRequests) this.#stopped = `${mostRequests} requests were sent`
    else if (!(await this.sleepUntil(this.#heldUntilMs)))
      this.#stopped = 'the platform asks for a longer wait than the time that is left'
    else if (this.leftMs <= 0) this.#stopped = 'the time is over'
    return this.#stopped === undefined
  }

  #hold(ms: number): void {
    this.#heldUntilMs = Math.max(this.#heldUntilMs, this.elapsedMs + ms)
  }

  async #ask<N extends ReadOperation>(
    name: N,
    args: Arguments<N>,
    { mostMs = answerLimitMs, mostCharacters: characters = mostCharacters }: ReadLimits,
  ): Promise<Answer> {
    const { base, clock, signal } = this.#options
    const call = buildCall(name, args)
    const sentMs = this.elapsedMs
    const timeoutMs = Math.min(mostMs, this.leftMs)
    const onTimeout = (): Error =>
      new NoAnswerError(`No whole answer within ${Math.round(timeoutMs / 1_000)} s.`, late(name))
    using scope = new AbortScope({ clock, signal, timeoutMs, onTimeout })
    const seen: { -readonly [Name in keyof Answer]: Answer[Name] } = {
      operation: name,
      status: undefined,
      headers: {},
      pieces: [],
      ended: false,
      headersMs: 0,
      endMs: 0,
      sentMs,
      date: clock.date(),
      redirects: 0,
      problem: undefined,
      code: undefined,
    }
    try {
      let path = base.prefix + call.path
      for (;;) {
        const response = await this.#send(name, path, call.headers, scope.signal)
        seen.headersMs = this.elapsedMs - sentMs
        seen.date = clock.date()
        seen.status = response.status
        seen.headers = headersOf(response)
        this.#noteRetryAfter(seen)
        const redirect = parseRedirect(response.status, response.header('location'), new URL(base.origin + path))
        if (redirect === undefined) {
          const pieces: Piece[] = []
          seen.pieces = pieces
          seen.ended = await this.#readBody(response, pieces, { sentMs, characters })
          break
        }
        response.discard()
        if (redirect.kind !== 'here' || seen.redirects >= maximumRedirects || this.#requests >= mostRequests) break
        seen.redirects++
        path = redirect.path
      }
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof TaxiwayError)) throw error
      seen.problem = error.message
      seen.code = error instanceof NoAnswerError ? error.code : undefined
    }
    seen.endMs = this.elapsedMs - sentMs
    return seen
  }

  async #send(
    operation: ReadOperation,
    path: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<HttpResponse> {
    const { base, key, transport, onRequest } = this.#options
    this.#requests++
    onRequest?.(operation)
    return await transport.send({
      ...{ operation, method: 'GET', origin: base.origin, path, body: undefined, signal },
      headers: { ...headers, authorization: `Bearer ${key.reveal()}`, 'user-agent': buildUserAgent('doctor') },
      headersTimeoutMs: answerLimitMs,
      idleTimeoutMs: 0,
    })
  }

  /** True where the body ended by itself. */
  async #readBody(
    { body }: HttpResponse,
    pieces: Piece[],
    { sentMs, characters }: { readonly sentMs: number; readonly characters: number },
  ): Promise<boolean> {
    const decoder = new TextDecoder()
    let length = 0
    for await (const chunk of body) {
      const text = decoder.decode(chunk, { stream: true })
      length += text.length
      pieces.push({ atMs: this.elapsedMs - sentMs, text })
      if (length > characters) return false
    }
    return true
  }

  #noteRetryAfter({ headers, date }: Answer): void {
    const waitMs = parseRetryAfter(headers['retry-after'], date)
    if (waitMs !== undefined) this.#hold(waitMs)
  }
}

/** No answer, a server error or "too many requests": another request would not help the platform. A stream may be left open. */
function isTrouble({ operation, status, problem }: Answer): boolean {
  if (operation === 'stream_deployment_logs' && status !== undefined && status < 400) return false
  return status === undefined || status >= 500 || status === 429 || problem !== undefined
}

function headersOf(response: HttpResponse): Record<string, string> {
  const found = shownHeaders.map((name) => [name, response.header(name)] as const)
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

function late(operation: string): { operation: string; sent: boolean } {
  return { operation, sent: true }
}
