import type { Arguments, NameWithEffect } from '../../contract/operations.ts'
import type { CallOptions } from '../client/call-options.ts'
import { NoAnswerError, RefusedError } from '../client/errors.ts'
import type { Cursor, HistoryPage } from '../client/history-pages.ts'
import type { HttpRequest, HttpResponse, Transport } from '../client/http/transport.ts'
import { Platform, type PlatformOptions } from '../client/platform.ts'
import type { StreamEvent } from '../client/streams/event-stream.ts'
import { AbortScope } from '../client/time/abort-scope.ts'
import type { Run } from '../client/time/run.ts'
import { parseJson } from '../text/parsed-json.ts'
import { TaxiwayError } from '../text/taxiway-error.ts'

/** The operations that change nothing. The connection of a database is left out: its answer is a secret that nothing needs. */
export type ReadOperation = Exclude<NameWithEffect<'read'>, 'get_db_connection'>

export interface Exchange {
  readonly operation: string
  /** When it was sent, on the clock. */
  readonly sentMs: number
  /** Undefined if no answer came. */
  readonly status: number | undefined
  /** The headers that the findings are about, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  /** The body as far as it was read: what arrived at once, decoded, and when, in milliseconds since the request. */
  readonly chunks: readonly { readonly atMs: number; readonly text: string }[]
  /** True if the body ended by itself. */
  readonly ended: boolean
  /** Milliseconds from the request to the headers of the answer. */
  readonly headersMs: number
  /** What the clock of this machine said then. */
  readonly date: Date
}

/** What came back for one read: the last exchange of it, after redirects and retries, and what the client made of it. */
export interface Answer extends Exchange {
  readonly operation: ReadOperation
  /** Milliseconds from the request to the end of reading. */
  readonly endMs: number
  /** The error of the client; undefined for an answer in the shape of the contract. */
  readonly error: Error | undefined
  /** The parsed body; undefined if it was cut off, or is not JSON. */
  readonly json: unknown
}

export interface StreamReading {
  readonly answer: Answer
  readonly events: readonly StreamEvent[]
}

/** Requests of one run, retries and redirects included. */
export const mostRequests = 60
/** Milliseconds for one read. */
const readTimeoutMs = 20_000
/** Reads in a row that failed, after which a platform is left alone. */
const mostFailures = 2
/** Characters of all answers that are kept, of which each answer takes at most a quarter of what is left: a flood must not fill the memory. */
const mostCharacters = 32 * 2 ** 20
const shownHeaders = [
  ...['content-type', 'content-encoding', 'date', 'age', 'retry-after', 'ratelimit', 'ratelimit-policy'],
  ...['limit', 'remaining', 'reset'].flatMap((name) =>
    ['ratelimit', 'x-ratelimit', 'x-rate-limit'].map((prefix) => `${prefix}-${name}`),
  ),
]

/**
 * All that the doctor can do on a platform: its type has no operation that writes. It reads one thing after the other, sends at most 60
 * requests, none before `Retry-After`, and none any more to a platform that fails. Rejects only with the signal's reason.
 */
export class Reader implements AsyncDisposable {
  readonly run: Run
  readonly #platform: Platform
  readonly exchanges: Exchange[] = []
  readonly answers: Answer[] = []
  #failures = 0
  #leftCharacters = mostCharacters
  #stopped: string | undefined

  constructor(platform: Pick<PlatformOptions, 'baseUrl' | 'apiKey'>, transport: Transport, run: Run) {
    this.run = run
    const recorder: Transport = {
      send: (request) => this.#record(transport, request),
      [Symbol.asyncDispose]: () => transport[Symbol.asyncDispose](),
    }
    this.#platform = new Platform({ ...platform, clock: run.clock, transport: recorder, userAgent: 'doctor' })
  }

  /** `{base_url}` as it is used. */
  get baseUrl(): string {
    return this.#platform.baseUrl
  }

  /** Why nothing is read any more, as a clause; undefined while reads go on. */
  get stopped(): string | undefined {
    return this.#stopped ?? (this.run.remaining() <= 0 ? 'the time is over' : undefined)
  }

  /** One read; undefined if it was not sent, as the time, the requests or the platform's patience are used up. */
  async read<N extends Exclude<ReadOperation, 'stream_deployment_logs'>>(
    name: N,
    args: Arguments<N>,
  ): Promise<Answer | undefined> {
    return await this.#observe(name, (limits) => this.#platform.answer(name, args, limits))
  }

  /** The pages of a history; one that could not be read is the last. */
  async readHistory(
    id: string,
    { limit, mostPages, mostRecords }: { limit?: number; mostPages: number; mostRecords: number },
  ): Promise<Answer[]> {
    const answers: Answer[] = []
    let before: Cursor | undefined
    for (let records = 0; answers.length < mostPages && records < mostRecords; ) {
      let page: HistoryPage | undefined
      const answer = await this.#observe('list_deployments', async (limits) => {
        page = (await this.#platform.history(id, { ...limits, limit, before }).next()).value ?? undefined
      })
      if (answer !== undefined) answers.push(answer)
      // One that repeats leads nowhere.
      if (answer === undefined || page?.nextCursor === undefined || page.nextCursor === before) break
      before = page.nextCursor
      records += page.deployments.length
    }
    return answers
  }

  /** The stream of a deployment as far as it came in so many milliseconds. */
  async readStream(id: string, mostMs: number): Promise<StreamReading | undefined> {
    const events: StreamEvent[] = []
    const answer = await this.#observe('stream_deployment_logs', async ({ signal }) => {
      const onTimeout = (): Error => new TaxiwayError('no-answer', 'the stream was read for long enough')
      using scope = new AbortScope({ clock: this.run.clock, signal, timeoutMs: mostMs, onTimeout })
      const chunks = this.#platform.streamLogChunks(id, { signal: scope.signal, idleMs: readTimeoutMs })
      for await (const chunk of chunks) events.push(...chunk)
    })
    return answer === undefined ? undefined : { answer, events }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#platform[Symbol.asyncDispose]()
  }

  async #observe(
    operation: ReadOperation,
    work: (limits: Pick<CallOptions, 'signal' | 'timeoutMs'>) => Promise<unknown>,
  ): Promise<Answer | undefined> {
    const { run, exchanges } = this
    run.signal.throwIfAborted()
    if (this.stopped === undefined && !(await run.waitWhileHeld(this.#platform)))
      this.#stopped = 'the platform asks for a longer wait than the time that is left'
    if (this.stopped !== undefined) return undefined
    const before = exchanges.length
    let error: Error | undefined
    try {
      await work({ signal: run.signal, timeoutMs: Math.min(readTimeoutMs, run.remaining()) })
    } catch (thrown) {
      run.signal.throwIfAborted()
      if (!(thrown instanceof TaxiwayError)) throw thrown
      error = thrown
    }
    this.#failures = isTrouble(error) ? this.#failures + 1 : 0
    if (this.#failures >= mostFailures)
      this.#stopped = 'the platform is in trouble, and further requests would add to it'
    const last = exchanges.at(-1)
    if (last === undefined || exchanges.length === before) return undefined
    const answer = { ...last, operation, endMs: run.clock.now() - last.sentMs, error, json: parsed(last) }
    this.answers.push(answer)
    return answer
  }

  async #record(transport: Transport, request: HttpRequest): Promise<HttpResponse> {
    const { clock } = this.run
    if (this.exchanges.length >= mostRequests) {
      this.#stopped = `${mostRequests} requests were sent`
      throw new TaxiwayError('input', this.#stopped)
    }
    const chunks: { atMs: number; text: string }[] = []
    const seen: { -readonly [Name in keyof Exchange]: Exchange[Name] } = {
      ...{ operation: request.operation, sentMs: clock.now(), date: clock.date() },
      ...{ status: undefined, headers: {}, chunks, ended: false, headersMs: 0 },
    }
    this.exchanges.push(seen)
    const response = await transport.send(request)
    const { status } = response
    seen.headersMs = clock.now() - seen.sentMs
    seen.date = clock.date()
    seen.status = status
    const headers = shownHeaders.map((name) => [name, response.header(name)] as const)
    seen.headers = Object.fromEntries(headers.filter((entry): entry is [string, string] => entry[1] !== undefined))
    const keep = (text: string): void => {
      chunks.push({ atMs: clock.now() - seen.sentMs, text })
      this.#leftCharacters -= text.length
    }
    const least = this.#leftCharacters * 0.75
    const isFull = (): boolean => this.#leftCharacters < least
    async function* recorded(): AsyncGenerator<Uint8Array> {
      const decoder = new TextDecoder()
      for await (const bytes of response.body) {
        keep(decoder.decode(bytes, { stream: true }))
        yield bytes
        if (isFull()) return
      }
      seen.ended = true
    }
    return { status, header: (name) => response.header(name), body: recorded(), discard: () => response.discard() }
  }
}

function parsed({ ended, chunks }: Exchange): unknown {
  try {
    return ended ? parseJson(chunks.map(({ text }) => text).join('')) : undefined
  } catch {
    return undefined
  }
}

/** No answer, a server error or "too many requests": another request would not help the platform. */
function isTrouble(error: Error | undefined): boolean {
  if (error instanceof RefusedError) return error.status >= 500 || error.status === 429
  return error instanceof NoAnswerError
}
