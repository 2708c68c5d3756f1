import type { Secret } from '../client/api-key.ts'
import type { BaseUrl } from '../client/base-url.ts'
import { parseRetryAfter } from '../client/http/retry.ts'
import type { Transport } from '../client/http/transport.ts'
import type { Clock } from '../client/time/clock.ts'
import type { Arguments } from '../contract/operations.ts'
import type { Answer, ReadOperation } from './answer.ts'
import { answerLimitMs, readOnce } from './single-read.ts'

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
const mostCharacters = 2 * 2 ** 20
const tries = 2
const pauseMs = 1_000
/** Reads in a row that failed, after which a platform is left alone. */
const mostFailures = 2

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

  #ask<N extends ReadOperation>(name: N, args: Arguments<N>, limits: ReadLimits): Promise<Answer> {
    const { mostMs = answerLimitMs, mostCharacters: characters = mostCharacters } = limits
    const { timeoutMs: _, onRequest, ...options } = this.#options
    return readOnce(name, args, {
      ...options,
      characters,
      timeoutMs: Math.min(mostMs, this.leftMs),
      elapsedMs: () => this.elapsedMs,
      onRequest: (operation) => {
        this.#requests++
        onRequest?.(operation)
      },
      onHeaders: (answer) => this.#noteRetryAfter(answer),
      maySend: () => this.#requests < mostRequests,
    })
  }

  #hold(ms: number): void {
    this.#heldUntilMs = Math.max(this.#heldUntilMs, this.elapsedMs + ms)
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
