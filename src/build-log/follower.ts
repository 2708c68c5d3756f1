import { notNeeded } from '../client/time/clock.ts'
import type { Run } from '../client/time/run.ts'
import { AbortScope } from '../client/time/timeout.ts'
import { WakeableTimer } from '../client/time/wakeable-timer.ts'
import { message } from '../text/message.ts'
import { LogConnection } from './connection.ts'
import type { Hint } from './host.ts'
import { type LogSource, StoredLog } from './stored-log.ts'

/** Connections in a row that failed or brought no line. */
const maximumBadConnections = 3
const reconnectFromMs = 1_000
const reconnectToMs = 8_000
const streamAgainAfterMs = 60_000
const fallbackFromMs = 1_000
const fallbackToMs = 15_000
/** The stream's last lines are usually on their way when the status turns final. */
const lastLinesMs = 250
/** A log that grows with every read is left to the stream. */
const catchUpReads = 50

/**
 * Follows one deployment's log: the stored log, then the stream, and the stored log again whenever the stream ends. After three
 * connections that failed or brought nothing it reads the stored log alone, and tries the stream once a minute. The log never
 * decides the verdict; lines that it could not deliver are reported.
 */
export class LogFollower {
  readonly #run: Run
  readonly #source: LogSource
  readonly #onHint: (hint: Hint) => void
  readonly #log: StoredLog
  readonly #timer = new WakeableTimer()
  readonly #loop: AbortScope
  #task: Promise<void> = Promise.resolve()
  #connection: LogConnection | undefined
  #stopping = false
  #badConnections = 0
  #fallbackMs = fallbackFromMs
  #anyFailed = false
  readonly #warned = new Set<string>()
  #streamOver = false
  #lastEventId: string | undefined

  constructor(run: Run, source: LogSource, onHint: (hint: Hint) => void) {
    this.#run = run
    this.#source = source
    this.#onHint = onHint
    this.#log = new StoredLog(run, source)
    this.#loop = new AbortScope({ clock: run.clock, signal: run.signal })
  }

  get anyLine(): boolean {
    return this.#log.anyLine
  }

  /** The stream ended cleanly or was given up, and no later connection brought a line. */
  get streamOver(): boolean {
    return this.#streamOver
  }

  /** Settles when the loop has ended, also where it ended by itself because the key may not read the log. */
  get over(): Promise<void> {
    return this.#task
  }

  start(): void {
    this.#task = this.#follow()
      .catch((error: unknown) => {
        if (!this.#loop.signal.aborted) throw error
      })
      .finally(() => this.#loop[Symbol.dispose]())
    // `finish` throws a failure to write; until then it must not count as unhandled.
    this.#task.catch(() => undefined)
  }

  /** New lines are likely, as the status changed: a log that is read at intervals is read soon. */
  expectLines(): void {
    this.#fallbackMs = fallbackFromMs
    // A broken stream is not reopened any sooner.
    if (this.#badConnections >= maximumBadConnections) this.#timer.wake()
  }

  /** Reads the stored log to its end, as evidence; the mark, or undefined where that failed. */
  async readToEnd(ms: number): Promise<number | undefined> {
    try {
      return await this.#log.readToEnd(ms, this.#run.signal)
    } catch {
      this.#run.signal.throwIfAborted()
      return undefined
    }
  }

  /** After the verdict: takes the stream's last lines, then reads the rest of the stored log. */
  async finish(): Promise<void> {
    const start = { atMs: this.#run.elapsed(), mark: this.#log.mark }
    this.#stopping = true
    this.#connection?.stop(lastLinesMs)
    this.#timer.wake()
    this.#loop.abortAfter(lastLinesMs, () => notNeeded)
    await this.#task
    const ended = await this.#log.drain(start)
    await this.#log.releaseHeld()
    this.#reportEnd(ended)
  }

  /** After an abort: ends the loop without another request. */
  async abandon(): Promise<void> {
    this.#loop.abort(notNeeded)
    await this.#task.catch(() => undefined)
  }

  async #follow(): Promise<void> {
    await this.#catchUp()
    while (!this.#stopping && !this.#log.forbidden) {
      if (!(await this.#run.waitForRetryAfter(this.#loop.signal))) return
      if (this.#stopping) return
      await this.#connect()
      if (this.#stopping) return
      await this.#catchUp()
      if (this.#badConnections < maximumBadConnections) await this.#pause(this.#reconnectDelay())
      else await this.#readStoredForAMinute()
    }
    this.#streamOver = true
    if (this.#log.forbidden) this.#warnForbidden()
  }

  async #connect(): Promise<void> {
    const connection = new LogConnection(this.#run, this.#log, () => {
      this.#streamOver = false
      this.#onHint('line')
    })
    this.#connection = connection
    const end = await connection.follow(this.#source, this.#lastEventId, this.#loop.signal)
    this.#connection = undefined
    this.#run.noteRetryAfter(end.error)
    this.#lastEventId = end.lastEventId
    this.#anyFailed ||= !end.clean
    this.#badConnections = end.productive ? 0 : Math.min(maximumBadConnections, this.#badConnections + 1)
    this.#streamOver = end.clean || this.#badConnections >= maximumBadConnections
    if (!this.#stopping) this.#onHint(end.clean ? 'stream-ended' : 'stream-lost')
    if (this.#badConnections >= maximumBadConnections && this.#anyFailed) this.#warnLost()
  }

  async #catchUp(): Promise<void> {
    const before = this.#log.mark
    try {
      await this.#log.readToEnd(this.#run.remaining(), this.#loop.signal, catchUpReads)
    } catch {
      this.#loop.signal.throwIfAborted()
    }
    if (this.#log.mark > before && !this.#stopping) this.#onHint('line')
  }

  async #readStoredForAMinute(): Promise<void> {
    const untilMs = this.#run.elapsed() + streamAgainAfterMs
    while (!this.#stopping && !this.#log.forbidden && this.#run.elapsed() < untilMs) {
      await this.#pause(this.#fallbackMs)
      if (this.#stopping) return
      const before = this.#log.mark
      await this.#catchUp()
      this.#fallbackMs = this.#log.mark > before ? fallbackFromMs : Math.min(fallbackToMs, this.#fallbackMs * 1.5)
    }
  }

  #reportEnd(ended: boolean): void {
    if (this.#log.forbidden) {
      this.#warnForbidden()
    } else if (!ended) {
      const text = message`log-end-unread: The end of the build log could not be read. The dashboard has all of it.`
      this.#source.host.report({ kind: 'warning', text })
    } else if (this.#log.hasUnconfirmed) {
      const text = message`log-unconfirmed: Some streamed lines never appeared in the stored log. See the dashboard.`
      this.#source.host.report({ kind: 'notice', text })
    }
  }

  #reconnectDelay(): number {
    const ceiling = Math.min(reconnectToMs, reconnectFromMs * 2 ** this.#badConnections)
    return reconnectFromMs + this.#run.random() * (ceiling - reconnectFromMs)
  }

  async #pause(ms: number): Promise<void> {
    if (!this.#stopping) await this.#timer.sleep(this.#run.clock, ms, this.#loop.signal)
  }

  #warnLost(): void {
    const text = message`log-stream-lost: The log stream was lost three times, so the stored log is read instead. Lines may appear later, but none is lost.`
    this.#warnOnce(text)
  }

  #warnForbidden(): void {
    const text = message`log-forbidden: The API key may not read the build log. Grant it the capability logs:read. The outcome is not affected.`
    this.#warnOnce(text)
  }

  #warnOnce(text: string): void {
    if (!this.#warned.has(text)) this.#source.host.report({ kind: 'warning', text })
    this.#warned.add(text)
  }
}
