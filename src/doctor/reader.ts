import { NoAnswerError, RefusedError } from '../client/errors.ts'
import type { HistoryPage } from '../client/history-pages.ts'
import type { Transport } from '../client/http/transport.ts'
import { Platform, type PlatformOptions } from '../client/platform.ts'
import type { StreamEvent } from '../client/streams/event-stream.ts'
import type { Clock } from '../client/time/clock.ts'
import { AbortScope } from '../client/time/timeout.ts'
import type { Arguments, NameWithEffect } from '../contract/operations.ts'
import { TaxiwayError } from '../text/error.ts'
import { parseJson } from '../text/json.ts'
import { type Exchange, RecordingTransport, textOf } from './recording-transport.ts'

/** The operations that change nothing. The connection of a database is left out: its answer is a secret that nothing needs. */
export type ReadOperation = Exclude<NameWithEffect<'read'>, 'get_db_connection'>

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

/** What a reader works with. */
export interface ReaderOptions {
  readonly platform: Pick<PlatformOptions, 'baseUrl' | 'apiKey'>
  readonly transport: Transport
  readonly clock: Clock
  /** Ends every read. */
  readonly signal: AbortSignal
  /** Milliseconds for all reads. */
  readonly timeoutMs: number
}

/** Requests of one run, retries and redirects included. */
export const mostRequests = 60
/** Milliseconds for one read. */
const readLimitMs = 20_000
/** Reads in a row that failed, after which a platform is left alone. */
const mostFailures = 2

/** Why nothing is read any more, as a clause. */
class Stopped extends Error {}

/**
 * All that the doctor can do on a platform: its type has no operation that writes. It reads one thing after the other, sends at most 60
 * requests, none before `Retry-After`, and none any more to a platform that fails. Rejects only with the signal's reason.
 */
export class Reader implements AsyncDisposable {
  readonly clock: Clock
  readonly #signal: AbortSignal
  readonly #scope: AbortScope
  readonly #recorder: RecordingTransport
  readonly #platform: Platform
  /** All answers so far. */
  readonly answers: Answer[] = []
  #failures = 0

  constructor({ platform, transport, clock, signal, timeoutMs }: ReaderOptions) {
    this.clock = clock
    this.#signal = signal
    this.#scope = new AbortScope({ clock, signal, timeoutMs, onTimeout: () => new Stopped('the time is over') })
    this.#recorder = new RecordingTransport(transport, { clock, onRequest: () => this.#countRequest() })
    this.#platform = new Platform({ ...platform, clock, transport: this.#recorder, userAgent: 'doctor' })
  }

  /** All requests so far. */
  get exchanges(): readonly Exchange[] {
    return this.#recorder.exchanges
  }

  /** Why nothing is read any more; undefined while reads go on. */
  get stopped(): string | undefined {
    const { aborted, reason } = this.#scope.signal
    return aborted && reason instanceof Stopped ? reason.message : undefined
  }

  get leftMs(): number {
    return this.#scope.leftMs
  }

  /** One read; undefined if it was not sent, as the time, the requests or the platform's patience are used up. */
  async read<N extends Exclude<ReadOperation, 'stream_deployment_logs'>>(
    name: N,
    args: Arguments<N>,
  ): Promise<Answer | undefined> {
    return await this.#observe(name, () => this.#platform.answer(name, args, this.#limits))
  }

  /** The pages of a history; one that could not be read is the last. */
  async readHistory(
    id: string,
    { limit, mostPages, mostRecords }: { limit?: number; mostPages: number; mostRecords: number },
  ): Promise<Answer[]> {
    const pages = this.#platform.history(id, { ...this.#limits, limit })
    const answers: Answer[] = []
    for (let records = 0; answers.length < mostPages && records < mostRecords; ) {
      let page: HistoryPage | undefined
      const answer = await this.#observe('list_deployments', async () => {
        page = (await pages.next()).value ?? undefined
      })
      if (answer !== undefined) answers.push(answer)
      if (answer === undefined || page === undefined) break
      records += page.deployments.length
    }
    return answers
  }

  /** The stream of a deployment as far as it came in so many milliseconds. */
  async readStream(
    id: string,
    mostMs: number,
  ): Promise<{ readonly answer: Answer; readonly events: readonly StreamEvent[] } | undefined> {
    const events: StreamEvent[] = []
    const answer = await this.#observe('stream_deployment_logs', async () => {
      using scope = new AbortScope({
        ...{ clock: this.clock, signal: this.#scope.signal, timeoutMs: mostMs },
        onTimeout: () => new Stopped('the stream was read for long enough'),
      })
      const chunks = this.#platform.streamLogChunks(id, { signal: scope.signal, idleMs: readLimitMs })
      for await (const chunk of chunks) events.push(...chunk)
    })
    return answer === undefined ? undefined : { answer, events }
  }

  /** Waits until that moment on the clock; false if that is too late. */
  async sleepUntil(ms: number): Promise<boolean> {
    const { signal } = this.#scope
    if (ms - this.clock.now() >= this.leftMs) return false
    while (!signal.aborted && this.clock.now() < ms) {
      await this.clock.sleep(ms - this.clock.now(), signal).catch(() => this.#signal.throwIfAborted())
    }
    return !signal.aborted
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#scope[Symbol.dispose]()
    await this.#platform[Symbol.asyncDispose]()
  }

  get #limits() {
    return { signal: this.#scope.signal, timeoutMs: readLimitMs }
  }

  #stop(why: string): void {
    this.#scope.abort(new Stopped(why))
  }

  #countRequest(): void {
    if (this.exchanges.length >= mostRequests) this.#stop(`${mostRequests} requests were sent`)
    this.#scope.signal.throwIfAborted()
  }

  async #observe(operation: ReadOperation, work: () => Promise<unknown>): Promise<Answer | undefined> {
    this.#signal.throwIfAborted()
    if (!(await this.sleepUntil(this.#recorder.heldUntilMs))) {
      this.#stop('the platform asks for a longer wait than the time that is left')
      return undefined
    }
    const before = this.exchanges.length
    let error: Error | undefined
    try {
      await work()
    } catch (thrown) {
      this.#signal.throwIfAborted()
      if (!(thrown instanceof TaxiwayError || thrown instanceof Stopped)) throw thrown
      error = thrown
    }
    this.#failures = isTrouble(error) ? this.#failures + 1 : 0
    if (this.#failures >= mostFailures) this.#stop('the platform is in trouble, and further requests would add to it')
    const last = this.exchanges.at(-1)
    if (last === undefined || this.exchanges.length === before) return undefined
    const answer = { ...last, operation, endMs: this.clock.now() - last.sentMs, error, json: parsed(last) }
    this.answers.push(answer)
    return answer
  }
}

function parsed(exchange: Exchange): unknown {
  try {
    return exchange.ended ? parseJson(textOf(exchange)) : undefined
  } catch {
    return undefined
  }
}

/** No answer, a server error or "too many requests": another request would not help the platform. */
function isTrouble(error: Error | undefined): boolean {
  if (error instanceof RefusedError) return error.status >= 500 || error.status === 429
  return error instanceof NoAnswerError
}
