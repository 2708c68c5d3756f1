import { Alarm } from '../../client/clock.ts'
import { isRefused, PlatformError } from '../../client/errors.ts'
import type { StreamEvent } from '../../client/event-stream.ts'
import type { Platform } from '../../client/platform.ts'
import type { DeployEvent, LogLine } from '../events.ts'
import { type Outcome, outcomeFacts } from '../outcome.ts'
import type { LogEvidence } from '../verdict.ts'
import { LogCursor, type Page } from './cursor.ts'

export interface LogOptions {
  readonly signal: AbortSignal
  /** Resolves when the event was taken. */
  readonly emit: (event: DeployEvent) => Promise<void>
  /** Called when the stream has ended by itself: the status may have changed. */
  readonly onStreamEnd: () => void
}

/** The verdict, after which the log ends. */
export interface LogEnd {
  readonly outcome: Outcome
  /** When the look at the history was sent that decided. */
  readonly lookedAtMs: number
  /** When it was known. */
  readonly knownMs: number
  /** Nothing is waited for beyond it. */
  readonly latestMs: number
}

/** After a read of the store: when the next one is due, and how soon it may follow if the stream shows more. */
interface Pause {
  readonly plannedMs: number
  readonly soonestMs: number
}

/** Between two reads of the store: before the first line, at least, at most, and while an open stream brings the lines. */
const pauseMs = { first: 100, least: 500, most: 3_000, besideStream: 10_000 }
/** An answer with so many new lines is probably not the last page. */
const fullPage = 100
/** What the stream shows is printed without the store after so long. */
const storeLateMs = 10_000
const reopenMs = { least: 200, most: 5_000 }
/** After so many refusals in a row, stream or store is given up. */
const mostRefusals = 3
/** So long after the last line a log without proof is over; the lines of a failure often come late. */
const quietMs = { storeLags: 5_000, failure: 2_000, streamOpen: 300 }

/**
 * Follows the build log of one deployment (contract: Logs and metrics). Its *stream* brings lines at once, its *store*
 * (the stored log) fills holes and decides the order. Two loops run beside each other; a cursor decides which lines are
 * released, and `finish` when the log is over.
 */
export class DeploymentLog {
  readonly #platform: Platform
  readonly #deploymentId: string
  readonly #options: LogOptions
  readonly #cursor = new LogCursor()
  #stream: 'closed' | 'open' | 'ended' = 'closed'
  /** Wakes the loop that reads the store. */
  readonly #storeAlarm: Alarm
  /** Whether the store should be read earlier than planned: as soon as a read may follow the last one, or now. */
  #urgency: 'none' | 'soon' | 'now' = 'none'
  /** When the last read was sent that found nothing more. */
  #endSentMs = Number.NEGATIVE_INFINITY
  #newestLineMs: number
  /** Why the last read failed. */
  #storeError: PlatformError | undefined
  #isStoreGivenUp = false
  #end: LogEnd | undefined
  /** Wakes who waits for the end of the log. */
  readonly #endAlarm: Alarm

  constructor(platform: Platform, deploymentId: string, options: LogOptions) {
    this.#platform = platform
    this.#deploymentId = deploymentId
    this.#options = options
    this.#newestLineMs = platform.clock.now()
    this.#storeAlarm = new Alarm(platform.clock, options.signal)
    this.#endAlarm = new Alarm(platform.clock, options.signal)
  }

  /** Runs both loops until the signal aborts; rejects with its reason. */
  async follow(): Promise<void> {
    await Promise.all([this.#followStream(), this.#followStore()])
  }

  /** What the log says for a status that decides nothing. */
  get evidence(): LogEvidence {
    return { lines: this.#cursor.released, isStreamOver: this.#stream === 'ended' && this.#cursor.hasShown }
  }

  /** Reads the store at once if the stream is over: called beside each look at the history. */
  readBeside(): void {
    if (this.#stream === 'ended') this.#readNow()
  }

  /** Prints the rest of the log, and says what is missing. */
  async finish(end: LogEnd): Promise<void> {
    const { clock } = this.#platform
    this.#end = end
    if (!this.#isWhole) this.#readNow()
    while (!this.#isWhole) {
      const waitMs = this.#overMs(end) - clock.now()
      if (waitMs <= 0) return await this.#leave(end)
      await this.#endAlarm.wait(waitMs)
    }
  }

  /** Opens the stream, and opens it again when it has ended or broken. */
  async #followStream(): Promise<void> {
    const { clock } = this.#platform
    const { signal } = this.#options
    let failures = 0
    let refusals = 0
    let lastEventId: string | undefined
    let releasedAtEnd: number | undefined
    for (let connection = 1; refusals < mostRefusals; connection++) {
      // Another request may have been told to wait, of this run or of another one on the same platform.
      while (this.#platform.heldMs > 0) await clock.sleep(this.#platform.heldMs, signal)
      this.#stream = 'closed'
      let backoffMs = reopenMs.most
      try {
        for await (const events of this.#platform.stream(this.#deploymentId, { signal, lastEventId })) {
          // The first chunk is empty, and says that the stream is open.
          this.#stream = 'open'
          if (events.length > 0) failures = 0
          // It goes back in a header.
          lastEventId = events.findLast(({ id }) => /^[\x20-\x7e]+$/.test(id ?? ''))?.id ?? lastEventId
          await this.#printStreamed(events, connection)
        }
        refusals = 0
        this.#stream = 'ended'
        if (releasedAtEnd !== this.#cursor.released) this.#options.onStreamEnd()
        releasedAtEnd = this.#cursor.released
        this.#readNow()
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof PlatformError)) throw error
        this.#stream = 'closed'
        refusals = isDenied(error) ? refusals + 1 : 0
        backoffMs = Math.min(reopenMs.most, reopenMs.least * 2 ** failures++)
      }
      this.#endAlarm.ring()
      await clock.sleep(backoffMs, signal)
    }
  }

  async #printStreamed(events: readonly StreamEvent[], connection: number): Promise<void> {
    const { lines, needsStore } = this.#cursor.streamed(events, connection)
    await this.#print(lines)
    if (this.#isStoreGivenUp) return await this.#print(this.#cursor.releaseAll())
    if (!needsStore) return
    if (this.#urgency === 'none') this.#urgency = 'soon'
    this.#storeAlarm.ring()
    while (this.#cursor.isFull && !this.#isStoreGivenUp) {
      await this.#platform.clock.sleep(pauseMs.first, this.#options.signal)
    }
  }

  /** Reads the store until it is refused for good. */
  async #followStore(): Promise<void> {
    const { clock } = this.#platform
    let refusals = 0
    let idleMs = pauseMs.least
    let lagsSinceMs: number | undefined
    let pause: Pause = { plannedMs: pauseMs.least, soonestMs: pauseMs.first }
    while (refusals < mostRefusals) {
      await this.#waitForRead(pause)
      this.#urgency = 'none'
      const page = await this.#readPage()
      // The log is known to be whole, so nobody needs the read that was asked for meanwhile.
      if (this.#isWhole) this.#urgency = 'none'
      refusals = isDenied(this.#storeError) ? refusals + 1 : 0
      const bringsLines = page !== undefined && page.lines.length > 0
      idleMs = bringsLines ? pauseMs.least : Math.min(pauseMs.most, idleMs * 1.5)
      lagsSinceMs = this.#storeLags && !bringsLines ? (lagsSinceMs ?? clock.now()) : undefined
      const isLate = lagsSinceMs !== undefined && clock.now() - lagsSinceMs >= storeLateMs
      if (isLate) await this.#print(this.#cursor.releaseHeld())
      pause = this.#planPause(page, idleMs)
      this.#endAlarm.ring()
    }
    this.#isStoreGivenUp = true
    await this.#print(this.#cursor.releaseAll())
    this.#endAlarm.ring()
  }

  #planPause(page: Page | undefined, idleMs: number): Pause {
    const isFinishing = this.#end !== undefined
    if (page?.isEnd === false && (isFinishing || page.lines.length >= fullPage)) return { plannedMs: 0, soonestMs: 0 }
    const { first, least, besideStream } = pauseMs
    const isQuiet = this.#stream === 'open' && !this.#storeLags
    return {
      plannedMs: isFinishing ? least : isQuiet ? besideStream : idleMs,
      // A store that lags is not asked faster because the stream goes on.
      soonestMs: this.#storeLags ? idleMs : this.#cursor.released === 0 ? first : least,
    }
  }

  /** Never against `Retry-After`. */
  async #waitForRead({ plannedMs, soonestMs }: Pause): Promise<void> {
    const { clock } = this.#platform
    const startMs = clock.now()
    for (;;) {
      const pause = { none: plannedMs, soon: Math.min(soonestMs, plannedMs), now: 0 }[this.#urgency]
      const waitMs = Math.max(startMs + pause - clock.now(), this.#platform.heldMs)
      if (waitMs <= 0) return
      await this.#storeAlarm.wait(waitMs)
    }
  }

  /** Reads one page and prints it; undefined if it could not be read. */
  async #readPage(): Promise<Page | undefined> {
    const { signal } = this.#options
    const sentMs = this.#platform.clock.now()
    const read = this.#cursor.nextRead
    try {
      const args = { id: this.#deploymentId, after: read.after }
      const records = await this.#platform.call('get_deployment_logs', args, { attempts: 1, signal })
      const page = this.#cursor.stored(records, read)
      this.#storeError = undefined
      await this.#print(page.lines)
      if (page.isEnd) this.#endSentMs = sentMs
      return page
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof PlatformError)) throw error
      this.#storeError = error
      return undefined
    }
  }

  /** The store fails, or has not brought what the stream showed. */
  get #storeLags(): boolean {
    return this.#storeError !== undefined || this.#cursor.unreleased > 0
  }

  /** The stream ended by itself, and exactly what it showed was released. */
  get #isProven(): boolean {
    return this.#stream === 'ended' && this.#cursor.isAllOfConnection
  }

  /** The log is proven, and a read of the store that was sent with the deciding look found nothing more. */
  get #isWhole(): boolean {
    return this.#end !== undefined && this.#isProven && this.#endSentMs >= this.#end.lookedAtMs
  }

  /** When the log counts as over if nothing else comes. */
  #overMs({ outcome, knownMs, latestMs }: LogEnd): number {
    if (this.#endSentMs < knownMs && !this.#storeLags) return latestMs
    return Math.min(latestMs, Math.max(knownMs, this.#newestLineMs) + this.#quietMs(outcome))
  }

  #quietMs(outcome: Outcome): number {
    if (this.#isStoreGivenUp) return 0
    if (this.#storeLags) return quietMs.storeLags
    if (outcome !== 'succeeded' && !outcomeFacts[outcome].mayContinue) return quietMs.failure
    return this.#stream === 'open' ? quietMs.streamOpen : 0
  }

  /** Prints what the stream alone has shown, and says what is missing. */
  async #leave({ outcome, knownMs }: LogEnd): Promise<void> {
    await this.#print(this.#cursor.releaseAll())
    const isOver = !outcomeFacts[outcome].mayContinue
    const isCut = isOver && this.#endSentMs < knownMs
    const gaps = [...(isCut ? ['The build log was not read to its end in time.'] : []), ...this.#cursor.gaps]
    if (this.#storeError !== undefined) {
      await this.#say('warning', 'The build log could not be read to its end.', ...gaps, this.#storeError.message)
    } else if (gaps.length > 0) {
      await this.#say('warning', ...gaps, 'The dashboard of the platform has the whole log.')
    } else if (isOver && !this.#isProven) {
      await this.#say('notice', 'The platform gave no proof that the build log is whole.')
    }
  }

  async #print(lines: readonly LogLine[]): Promise<void> {
    if (lines.length === 0) return
    this.#newestLineMs = this.#platform.clock.now()
    await this.#options.emit({ kind: 'lines', lines })
  }

  async #say(kind: 'warning' | 'notice', ...sentences: readonly string[]): Promise<void> {
    await this.#options.emit({ kind, text: this.#platform.redact(sentences.join(' ')) })
  }

  #readNow(): void {
    this.#urgency = 'now'
    this.#storeAlarm.ring()
  }
}

/** Asking again does not help. */
function isDenied(error: unknown): boolean {
  return isRefused(error, 401, 403, 405, 501)
}
