import { isForbidden, NoAnswerError, refusalLimit } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import type { StreamEvent } from '../client/streams/event-stream.ts'
import type { Run } from '../client/time/run.ts'
import { message } from '../text/message.ts'
import { LogCursor, largestFirst, type Piece } from './cursor.ts'
import type { LogHost, LogLine } from './host.ts'
import { readStoredRecord, readStreamEvent } from './payload.ts'
import { UnconfirmedLines } from './unconfirmed-lines.ts'

const confirmHoleAfterMs = 300
const drainMs = 5_000
const drainEveryMs = 500
const drainAfterFailureMs = 1_000
/** So many lines in 5 s are a backlog, which is read to its end; a log that goes on slowly after the verdict is not. */
const backlogLines = 5_000

/** `grew`: lines were written. `ended`: the read reached the end of the stored log, and no hole is left to confirm. */
type StoredRead = Readonly<Record<'grew' | 'ended', boolean>>

/** Whose log is read, and where it is written to. */
export interface LogSource {
  readonly platform: Platform
  readonly deploymentId: string
  readonly host: LogHost
}

/**
 * The log of one deployment. Every line, stored or streamed, is written out through here, one operation at a time, so that the
 * order holds. Memory is bounded whatever the size of the log.
 */
export class StoredLog {
  readonly #run: Run
  readonly #source: LogSource
  readonly #cursor = new LogCursor()
  readonly #unconfirmed = new UnconfirmedLines()
  #last: Promise<unknown> = Promise.resolve()
  #refusals = 0
  #anyLine = false
  #notedSparse = false

  constructor(run: Run, source: LogSource) {
    this.#run = run
    this.#source = source
  }

  get anyLine(): boolean {
    return this.#anyLine
  }

  /** The last sequence written; -1 before the first. */
  get mark(): number {
    return this.#cursor.mark
  }

  /** Streamed lines are held until a hole before them is filled. */
  get holdsLines(): boolean {
    return this.#cursor.holdsLines
  }

  /** The stored log does not show all lines of the stream yet. */
  get hasUnconfirmed(): boolean {
    return this.holdsLines || this.#unconfirmed.any
  }

  /** The platform refused the key twice in a row. */
  get forbidden(): boolean {
    return this.#refusals >= refusalLimit
  }

  /** The events from here on come from a new connection. */
  beginConnection(): void {
    this.#unconfirmed.beginConnection()
  }

  /** Writes the lines of events with a proven number; resolves with the number of the other events. */
  offerEvents(events: readonly StreamEvent[]): Promise<number> {
    return this.#inTurn(async () => {
      const pieces: Piece[] = []
      let unproven = 0
      for (const event of events) if (!this.#offer(event, pieces)) unproven++
      await this.#write(pieces)
      return unproven
    })
  }

  /** One read after the mark. Rejects as the client does. */
  read(ms: number, signal: AbortSignal): Promise<StoredRead> {
    return this.#inTurn(() => this.#read(ms, signal))
  }

  /** Reads until nothing new comes, for at most `ms` and so many reads; the mark, or undefined where the end was not reached. */
  async readToEnd(ms: number, signal: AbortSignal, reads = Number.POSITIVE_INFINITY): Promise<number | undefined> {
    const untilMs = this.#run.elapsed() + ms
    for (let read = 1; read <= reads && this.#run.elapsed() < untilMs; read++) {
      const { grew, ended } = await this.read(untilMs - this.#run.elapsed(), signal)
      if (ended && !grew) return this.mark
      if (!ended) await this.#run.clock.sleep(confirmHoleAfterMs, signal)
    }
    return undefined
  }

  /**
   * Reads to the end after the verdict, until the stored log shows what the stream showed: for at most 5 s, and longer for a
   * backlog. Resolves with whether the end was reached; rejects when the run is aborted.
   *
   * @param start the time and the mark of the log when the verdict was known
   */
  async drain(start: { readonly atMs: number; readonly mark: number }): Promise<boolean> {
    const run = this.#run
    let untilMs = start.atMs + drainMs
    let { mark } = start
    let ended = false
    for (;;) {
      if (untilMs <= run.elapsed() && this.mark - mark >= backlogLines) {
        untilMs = Math.min(run.elapsed() + drainMs, run.deadlineMs)
        mark = this.mark
      }
      const leftMs = untilMs - run.elapsed()
      if (leftMs <= 0 || run.retryAfterUntilMs > untilMs) return ended
      try {
        ended = (await this.readToEnd(leftMs, run.signal)) !== undefined
        if (ended && !this.hasUnconfirmed) return true
      } catch {
        run.signal.throwIfAborted()
        // One refusal may pass; the second counts.
        if (this.forbidden) return true
      }
      await run.sleep(Math.min(ended ? drainEveryMs : drainAfterFailureMs, untilMs - run.elapsed()))
    }
  }

  /** Writes the streamed lines that are held, and reports the holes before them. */
  releaseHeld(): Promise<void> {
    return this.#inTurn(() => this.#write(this.#cursor.releaseHeld()))
  }

  #offer(event: StreamEvent, pieces: Piece[]): boolean {
    const line = readStreamEvent(event)
    const isWritten = this.#cursor.offerEvent(line, pieces)
    if (!isWritten && line.text !== undefined && !this.#cursor.proven) {
      this.#unconfirmed.addStreamed(line.text, event.event)
    }
    return isWritten
  }

  async #read(ms: number, signal: AbortSignal): Promise<StoredRead> {
    const before = this.mark
    this.#cursor.beginStoredRead()
    try {
      await this.#run.within(ms, 'get_deployment_logs', (limit) => this.#readPage(ms, limit), signal)
      this.#refusals = 0
    } catch (error) {
      this.#refusals = isForbidden(error) ? this.#refusals + 1 : 0
      throw error
    }
    const { again } = this.#cursor.endStoredRead()
    if (!this.#cursor.dense && !this.#notedSparse) {
      this.#notedSparse = true
      const text = message`log-sparse: The build log leaves most line numbers unused, so a missing line looks the same as an unused number.`
      this.#source.host.report({ kind: 'notice', text })
    }
    return { grew: this.mark > before, ended: !again }
  }

  async #readPage(timeoutMs: number, signal: AbortSignal): Promise<void> {
    const operation = 'get_deployment_logs'
    if (!(await this.#run.waitForRetryAfter(signal))) throw new NoAnswerError('Retry-After', { operation, sent: false })
    const { platform, deploymentId } = this.#source
    const options = { after: this.#cursor.after, signal, timeoutMs, retries: false }
    const chunks = platform.storedLogChunks(deploymentId, options)
    for await (const chunk of chunks) await this.#write(this.#cursor.offerStored(chunk.map(readStoredRecord)))
    // This read may have released held lines of the stream.
    await this.#write(this.#cursor.offerStored([]))
  }

  async #write(pieces: readonly Piece[]): Promise<void> {
    let lines: LogLine[] = []
    for (const piece of pieces) {
      if (!('from' in piece)) {
        lines.push(piece)
        continue
      }
      await this.#print(lines)
      lines = []
      this.#source.host.report({ kind: 'hole', ...piece })
    }
    await this.#print(lines)
  }

  async #print(lines: readonly LogLine[]): Promise<void> {
    const [first] = lines
    if (first === undefined) return
    if (!this.#anyLine && first.seq > largestFirst) {
      const text = message`log-offset: The platform numbers this build log from ${first.seq}.`
      this.#source.host.report({ kind: 'notice', text })
    }
    this.#anyLine = true
    if (this.#unconfirmed.any || !this.#cursor.proven) for (const { text } of lines) this.#unconfirmed.addStored(text)
    await this.#source.host.print(lines)
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work)
    this.#last = result.catch(() => undefined)
    return result
  }
}
