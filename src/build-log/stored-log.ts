import { isForbidden, NoAnswerError, refusalLimit } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import type { StreamEvent } from '../client/streams/event-stream.ts'
import type { Run } from '../client/time/run.ts'
import { nextTokenMs, type TokenBucket, takeToken } from '../client/time/token-bucket.ts'
import { message } from '../text/message.ts'
import { LogCursor, largestFirst, type Piece } from './cursor.ts'
import type { LogHost, LogLine } from './host.ts'
import { OneAtATime } from './one-at-a-time.ts'
import { readStoredRecord, readStreamEvent } from './payload.ts'
import { UnconfirmedLines } from './unconfirmed-lines.ts'

/** A line may reach the stored log after its neighbours: the read that confirms a hole comes so much later. */
const confirmHoleAfterMs = 300
/** The lines of a page, at least; those of one that is worth to be read on at once while the build goes on. */
const smallestPage = 10
const largePage = 100
/** Answers that are read as fast as they come. */
const readingOn: TokenBucket = { most: 300, everyMs: 1_000, fullAtMs: 0 }

/** What a read of the stored log brought. */
export interface StoredRead {
  /** Those that it wrote. */
  readonly lines: number
  /** It showed a hole that a second read must confirm. */
  readonly hole: boolean
  /** It was a page, and what follows it may be read at once. */
  readonly more: boolean
}

/** Whose log is read, and where it is written to. */
export interface LogSource {
  readonly platform: Platform
  readonly deploymentId: string
  readonly host: LogHost
}

/** What an answer held: its records, and how many lines of them were printed. */
interface StoredAnswer {
  readonly askedMs: number
  readonly records: number
  readonly lines: number
}

/**
 * The log of one deployment. Every line, stored or streamed, is written out through here, one chunk at a time, so that the order
 * holds; events may come while the stored log is read. Memory is bounded whatever the size of the log.
 */
export class StoredLog {
  readonly #run: Run
  readonly #source: LogSource
  readonly #cursor = new LogCursor()
  readonly #unconfirmed = new UnconfirmedLines()
  readonly #reads = new OneAtATime()
  readonly #writes = new OneAtATime()
  #readingOn = readingOn
  /** The last answer was as large as the one before it: more may be behind it. */
  #isPage = false
  #lastLines = 0
  #confirmHoleMs = 0
  #endAskedMs = Number.NEGATIVE_INFINITY
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

  /** The stream's numbers are known to be those of the stored log. */
  get proven(): boolean {
    return this.#cursor.proven
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

  /** The last answer was a page, and the next one may be read at once. */
  get isBehind(): boolean {
    return this.#isPage && nextTokenMs(this.#readingOn) <= this.#run.elapsed()
  }

  /** When the last read was sent whose answer was empty, with no hole before it. */
  get endAskedMs(): number {
    return this.#endAskedMs
  }

  /** Resolves when no read is under way. */
  get settled(): Promise<void> {
    return this.#reads.settled
  }

  /** The events from here on come from a new connection. */
  beginConnection(): void {
    this.#unconfirmed.beginConnection()
  }

  /** Writes the lines of events with a proven number; resolves with whether the stored log must be read for others. */
  offerEvents(events: readonly StreamEvent[]): Promise<boolean> {
    return this.#writes.run(async () => {
      const pieces: Piece[] = []
      let needsRead = false
      for (const event of events) if (!this.#offer(event, pieces)) needsRead = true
      await this.#write(pieces)
      return needsRead || this.holdsLines
    })
  }

  /** One read after the mark. Rejects as the client does. */
  read(ms: number, signal: AbortSignal): Promise<StoredRead> {
    return this.#reads.run(() => this.#read(ms, signal))
  }

  /** Reads until nothing new comes, for at most `ms` and so many answers; the mark, or undefined where the end was not reached. */
  async readToEnd(ms: number, signal: AbortSignal, most = Number.POSITIVE_INFINITY): Promise<number | undefined> {
    const untilMs = this.#run.elapsed() + ms
    for (let answers = 1; answers <= most && this.#run.elapsed() < untilMs; answers++) {
      const { lines, hole, more } = await this.read(untilMs - this.#run.elapsed(), signal)
      if (lines === 0 && !hole) return this.mark
      if (!more && !this.#mayReadOn()) return undefined
    }
    return undefined
  }

  /** Writes the streamed lines that are held, and reports the holes before them. */
  async releaseHeld(): Promise<void> {
    await this.#writes.run(() => this.#write(this.#cursor.releaseHeld()))
  }

  #mayReadOn(): boolean {
    if (nextTokenMs(this.#readingOn) > this.#run.elapsed()) return false
    this.#readingOn = takeToken(this.#readingOn, this.#run.elapsed())
    return true
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
    this.#cursor.beginStoredRead()
    let answer: StoredAnswer
    try {
      answer = await this.#run.within(ms, 'get_deployment_logs', (limit) => this.#readAnswer(ms, limit), signal)
      this.#refusals = 0
    } catch (error) {
      this.#refusals = isForbidden(error) ? this.#refusals + 1 : 0
      throw error
    }
    const { askedMs, records, lines } = answer
    const { again: hole } = this.#cursor.endStoredRead()
    if (!this.#cursor.dense && !this.#notedSparse) {
      this.#notedSparse = true
      const text = message`log-sparse: The build log leaves most line numbers unused, so a missing line looks the same as an unused number.`
      this.#source.host.report({ kind: 'notice', text })
    }
    this.#isPage = lines >= Math.max(smallestPage, this.#lastLines)
    this.#lastLines = lines
    this.#confirmHoleMs = hole ? this.#run.elapsed() + confirmHoleAfterMs : 0
    // A small page may hold nothing but lines that the stream has shown already, and more may follow it.
    if (records === 0 && !hole) this.#endAskedMs = askedMs
    return { lines, hole, more: !hole && this.#isPage && lines >= largePage && this.#mayReadOn() }
  }

  async #readAnswer(timeoutMs: number, signal: AbortSignal): Promise<StoredAnswer> {
    const operation = 'get_deployment_logs'
    const earlyMs = this.#confirmHoleMs - this.#run.elapsed()
    if (earlyMs > 0) await this.#run.clock.sleep(earlyMs, signal)
    if (!(await this.#run.waitForRetryAfter(signal))) throw new NoAnswerError('Retry-After', { operation, sent: false })
    const { platform, deploymentId } = this.#source
    const askedMs = this.#run.elapsed()
    const options = { after: this.#cursor.after, signal, timeoutMs, retries: false }
    let lines = 0
    let records = 0
    for await (const chunk of platform.storedLogChunks(deploymentId, options)) {
      records += chunk.length
      lines += await this.#offerStored(chunk)
    }
    // This read may have released held lines of the stream.
    lines += await this.#offerStored([])
    return { askedMs, records, lines }
  }

  #offerStored(records: readonly unknown[]): Promise<number> {
    return this.#writes.run(() => this.#write(this.#cursor.offerStored(records.map(readStoredRecord))))
  }

  /** Resolves with the number of lines. */
  async #write(pieces: readonly Piece[]): Promise<number> {
    let written = 0
    let lines: LogLine[] = []
    for (const piece of pieces) {
      if (!('from' in piece)) {
        lines.push(piece)
        continue
      }
      written += await this.#print(lines)
      lines = []
      this.#source.host.report({ kind: 'hole', ...piece })
    }
    return written + (await this.#print(lines))
  }

  async #print(lines: readonly LogLine[]): Promise<number> {
    const [first] = lines
    if (first === undefined) return 0
    if (!this.#anyLine && first.seq > largestFirst) {
      const text = message`log-offset: The platform numbers this build log from ${first.seq}.`
      this.#source.host.report({ kind: 'notice', text })
    }
    this.#anyLine = true
    if (this.#unconfirmed.any || !this.#cursor.proven) for (const { text } of lines) this.#unconfirmed.addStored(text)
    await this.#source.host.print(lines)
    return lines.length
  }
}
