import { Alarm } from '../../client/clock.ts'
import { isRefused, PlatformError } from '../../client/errors.ts'
import type { Platform } from '../../client/platform.ts'
import type { DeployEvent, LogLine } from '../events.ts'
import type { LogEvidence } from '../verdict.ts'
import { LogCursor } from './cursor.ts'
import { type DeploymentEnd, explainGaps, isWhole, type LogState, whenOver } from './end.ts'

export interface LogOptions {
  readonly signal: AbortSignal
  /** Resolves when the event was taken. */
  readonly emit: (event: DeployEvent) => Promise<void>
  /** Called when the stream has ended by itself: the status may have changed. */
  readonly onStreamEnd: () => void
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

/**
 * Follows the build log of one deployment (contract: Logs and metrics). Its *stream* brings lines at once, its *store*
 * (the stored log) fills holes and decides the order. Two loops run beside each other; a cursor decides which lines are
 * released, and `end.ts` when the log is over.
 */
export class DeploymentLog {
  readonly #platform: Platform
  readonly #deploymentId: string
  readonly #options: LogOptions
  readonly #cursor = new LogCursor()
  #stream: 'connecting' | 'open' | 'ended' | 'broken' = 'connecting'
  /** Wakes the loop that reads the store. */
  readonly #storeAlarm: Alarm
  /** Wakes the loop that reads the stream, when that has run too far ahead of the store. */
  readonly #streamAlarm: Alarm
  /** Wakes who waits for the end of the log. */
  readonly #endAlarm: Alarm
  #isReadAsked = false
  #isReading = false
  /** The deployment is over: the store is read to its end without pauses. */
  #isFinishing = false
  #endSentMs = Number.NEGATIVE_INFINITY
  #newestLineMs: number
  /** Since when the store has not brought what the stream showed. */
  #lagsSinceMs: number | undefined
  #storeError: PlatformError | undefined
  #isStoreGivenUp = false
  #isDisorderSaid = false

  constructor(platform: Platform, deploymentId: string, options: LogOptions) {
    this.#platform = platform
    this.#deploymentId = deploymentId
    this.#options = options
    this.#newestLineMs = platform.clock.now()
    this.#storeAlarm = new Alarm(platform.clock, options.signal)
    this.#streamAlarm = new Alarm(platform.clock, options.signal)
    this.#endAlarm = new Alarm(platform.clock, options.signal)
  }

  /** Runs both loops until the signal aborts; rejects with its reason. */
  async follow(): Promise<void> {
    await Promise.all([this.#followStream(), this.#readStore()])
  }

  /** What the log says for a status that decides nothing. */
  get evidence(): LogEvidence {
    return { lines: this.#cursor.released, isStreamOver: this.#stream === 'ended' && this.#cursor.hasShown }
  }

  /** Opens the stream, and opens it again when it has ended. */
  async #followStream(): Promise<void> {
    const { clock } = this.#platform
    const { signal } = this.#options
    let [failures, refusals, releasedAtEnd]: [number, number, number | undefined] = [0, 0, undefined]
    let lastEventId: string | undefined
    while (refusals < mostRefusals) {
      this.#stream = 'connecting'
      try {
        // Another request may have been told to wait, of this run or of another one on the same platform.
        while (this.#platform.heldMs > 0) await clock.sleep(this.#platform.heldMs, signal)
        for await (const events of this.#platform.stream(this.#deploymentId, { signal, lastEventId })) {
          // The first chunk is empty, and says that the stream is open.
          this.#stream = 'open'
          if (events.length === 0) this.#cursor.connected()
          else failures = 0
          // It goes back in a header.
          lastEventId = events.findLast(({ id }) => /^[\x20-\x7e]+$/.test(id ?? ''))?.id ?? lastEventId
          await this.#print(this.#cursor.streamed(events))
          if (this.#isStoreGivenUp) await this.#print(this.#cursor.releaseHeld({ isStoreGone: true }))
          else if (this.#cursor.wantsRead) this.#storeAlarm.ring()
          await this.#warnOfDisorder()
          while (this.#cursor.isFull && !this.#isStoreGivenUp) await this.#streamAlarm.wait(storeLateMs)
        }
        refusals = 0
        this.#stream = 'ended'
        if (releasedAtEnd !== this.#cursor.released) this.#options.onStreamEnd()
        releasedAtEnd = this.#cursor.released
        this.#askForRead()
        this.#noteChange()
        await clock.sleep(Math.max(reopenMs.most, this.#platform.heldMs), signal)
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof PlatformError)) throw error
        this.#stream = 'broken'
        refusals = isDenied(error) ? refusals + 1 : 0
        this.#noteChange()
        const backoffMs = Math.min(reopenMs.most, reopenMs.least * 2 ** failures++)
        await clock.sleep(Math.max(backoffMs, this.#platform.heldMs), signal)
      }
    }
  }

  /** Reads the store, woken by the stream, until the run ends. */
  async #readStore(): Promise<void> {
    const { clock } = this.#platform
    let [idleMs, refusals] = [pauseMs.least, 0]
    /** When the next read is due, and how soon it may come if the stream shows more. */
    let [dueMs, soonestMs] = [clock.now() + pauseMs.least, clock.now() + pauseMs.first]
    while (refusals < mostRefusals) {
      await this.#pauseStore(dueMs, soonestMs)
      this.#isReadAsked = false
      const sentMs = clock.now()
      const releasedBefore = this.#cursor.released
      this.#isReading = true
      const isEnd = await this.#readPage()
      this.#isReading = false
      const newLines = this.#cursor.released - releasedBefore
      if (isEnd) this.#endSentMs = sentMs
      refusals = isDenied(this.#storeError) ? refusals + 1 : 0
      idleMs = newLines > 0 ? pauseMs.least : Math.min(pauseMs.most, idleMs * 1.5)
      const isMore = isEnd === false && (this.#isFinishing || newLines >= fullPage)
      const isQuiet = this.#stream === 'open' && this.#storeError === undefined && !this.#isFinishing
      const waitMs = isMore ? 0 : this.#isFinishing ? pauseMs.least : isQuiet ? pauseMs.besideStream : idleMs
      dueMs = clock.now() + waitMs
      // A store that lags is not asked faster because the stream goes on.
      soonestMs = clock.now() + (this.#storeLags ? idleMs : this.#cursor.released === 0 ? pauseMs.first : pauseMs.least)
      this.#noteChange()
    }
    this.#isStoreGivenUp = true
    await this.#print(this.#cursor.releaseHeld({ isStoreGone: true }))
    this.#noteChange()
  }

  /** Waits for the next read: until it is due, the stream shows more, or somebody asks; never against `Retry-After`. */
  async #pauseStore(dueMs: number, soonestMs: number): Promise<void> {
    const { clock } = this.#platform
    for (;;) {
      const wantedMs = this.#isReadAsked ? 0 : this.#cursor.wantsRead ? soonestMs : dueMs
      const waitMs = Math.max(Math.min(dueMs, wantedMs) - clock.now(), this.#platform.heldMs)
      if (waitMs <= 0) return
      await this.#storeAlarm.wait(waitMs)
    }
  }

  /** Reads one page and prints it. Returns whether it was the end of the store; undefined if it could not be read. */
  async #readPage(): Promise<boolean | undefined> {
    const { clock } = this.#platform
    const { signal } = this.#options
    const read = this.#cursor.beginRead()
    let [isEnd, newLines]: [boolean | undefined, number] = [undefined, 0]
    try {
      const args = { id: this.#deploymentId, after: read.after }
      const records = await this.#platform.call('get_deployment_logs', args, { attempts: 1, signal })
      const page = this.#cursor.stored(records, read)
      this.#storeError = undefined
      ;[isEnd, newLines] = [page.isEnd, page.lines.length]
      await this.#print(page.lines)
      await this.#warnOfDisorder()
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof PlatformError)) throw error
      this.#storeError = error
    }
    // A store that still brings lines does not lag.
    this.#lagsSinceMs = this.#storeLags && newLines === 0 ? (this.#lagsSinceMs ?? clock.now()) : undefined
    if (clock.now() - (this.#lagsSinceMs ?? clock.now()) >= storeLateMs) await this.#print(this.#cursor.releaseHeld())
    return isEnd
  }

  /** Reads the store at once if the stream is over: called beside each look at the history. */
  readBeside(): void {
    if (this.#stream === 'ended') this.#askForRead()
  }

  /** Prints the rest of the log of a deployment that is over, and says what is missing. */
  async finish(end: DeploymentEnd): Promise<void> {
    const { clock } = this.#platform
    this.#isFinishing = true
    // The read that goes beside the deciding look is enough for a log that is proven.
    const isReadBeside = this.#isReading || this.#endSentMs >= end.lookedAtMs
    if (!(this.#state.isProven && isReadBeside)) this.#askForRead()
    for (;;) {
      if (isWhole(this.#state, end)) return
      const overMs = this.#isStoreGivenUp ? clock.now() : whenOver(this.#state, end)
      if (clock.now() >= overMs) break
      await this.#endAlarm.wait(overMs - clock.now())
    }
    const isExplained = await this.#leave()
    if (isExplained || this.#state.isProven) return
    await this.#say('notice', 'The platform gave no proof that the build log is whole.')
  }

  /** Prints what there is of the log of a deployment that goes on: one more read, which takes so long at most. */
  async stop(forMs: number): Promise<void> {
    const { clock } = this.#platform
    const sentMs = clock.now()
    this.#askForRead()
    while (this.#endSentMs < sentMs && !this.#isStoreGivenUp && this.#storeError === undefined) {
      if (clock.now() >= sentMs + forMs) break
      await this.#endAlarm.wait(sentMs + forMs - clock.now())
    }
    await this.#leave()
  }

  /** Prints what the stream alone has shown, and says what is missing. Returns whether it said something. */
  async #leave(): Promise<boolean> {
    await this.#print(this.#cursor.releaseHeld({ isStoreGone: true }))
    const { missing, isHeadUnknown, unreleased } = this.#cursor
    const gaps = explainGaps({ error: this.#storeError, missing, isHeadUnknown, unreleased })
    if (gaps !== undefined) await this.#say('warning', gaps)
    return gaps !== undefined
  }

  get #state(): LogState {
    return {
      isProven: this.#stream === 'ended' && this.#cursor.isAllOfConnection,
      isStreamOpen: this.#stream === 'open',
      storeLags: this.#storeLags,
      endSentMs: this.#endSentMs,
      newestLineMs: this.#newestLineMs,
    }
  }

  get #storeLags(): boolean {
    return this.#storeError !== undefined || this.#cursor.unreleased > 0
  }

  async #print(lines: readonly LogLine[]): Promise<void> {
    if (lines.length === 0) return
    this.#newestLineMs = this.#platform.clock.now()
    await this.#options.emit({ kind: 'lines', lines })
  }

  async #warnOfDisorder(): Promise<void> {
    if (!this.#cursor.isDisordered || this.#isDisorderSaid) return
    this.#isDisorderSaid = true
    const text =
      'The numbers of the build log do not rise. Its lines are shown in the order of the platform, each number once; some may be missing.'
    await this.#say('warning', text)
  }

  async #say(kind: 'warning' | 'notice', text: string): Promise<void> {
    await this.#options.emit({ kind, text: this.#platform.redact(text) })
  }

  #askForRead(): void {
    this.#isReadAsked = true
    this.#storeAlarm.ring()
  }

  #noteChange(): void {
    this.#endAlarm.ring()
    this.#streamAlarm.ring()
  }
}

/** Asking again does not help. */
function isDenied(error: unknown): boolean {
  return isRefused(error, 401, 403, 405, 501)
}
