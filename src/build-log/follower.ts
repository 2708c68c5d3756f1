import type { StreamEvent } from '../client/streams/event-stream.ts'
import { notNeeded } from '../client/time/clock.ts'
import type { Run } from '../client/time/run.ts'
import { AbortScope } from '../client/time/timeout.ts'
import { WakeableTimer } from '../client/time/wakeable-timer.ts'
import { message } from '../text/message.ts'
import { drain } from './drain.ts'
import type { Hint } from './host.ts'
import { ReadSchedule } from './read-schedule.ts'
import { type LogSource, StoredLog } from './stored-log.ts'

/** Connections in a row that failed or brought no line. */
const maximumBadConnections = 3
const reconnectFromMs = 1_000
const reconnectToMs = 8_000
const streamAgainAfterMs = 60_000
/** The stream's last lines are usually on their way when the status turns final. */
const lastLinesMs = 250
/** Two requests that were sent so close to each other were sent together. */
const togetherMs = 10

/**
 * Follows one deployment's log by two loops side by side: one keeps the stream open, the other reads the stored log when the
 * schedule says so. After three connections that failed or brought nothing, the stream is tried once a minute. The log never decides
 * the verdict; lines that it could not deliver are reported.
 */
export class LogFollower {
  readonly #run: Run
  readonly #source: LogSource
  readonly #onHint: (hint: Hint) => void
  readonly #log: StoredLog
  readonly #schedule = new ReadSchedule()
  readonly #readTimer = new WakeableTimer()
  readonly #streamTimer = new WakeableTimer()
  readonly #loops: AbortScope
  #task: Promise<void> = Promise.resolve()
  #stopping = false
  #connected = false
  #badConnections = 0
  #anyFailed = false
  readonly #warned = new Set<string>()
  #streamOver = false
  /** When the stream last ended cleanly. */
  #cleanEndMs = Number.POSITIVE_INFINITY
  #lastEventId: string | undefined

  constructor(run: Run, source: LogSource, onHint: (hint: Hint) => void) {
    this.#run = run
    this.#source = source
    this.#onHint = onHint
    this.#log = new StoredLog(run, source)
    this.#loops = new AbortScope({ clock: run.clock, signal: run.signal })
  }

  get anyLine(): boolean {
    return this.#log.anyLine
  }

  /** The stream ended cleanly or was given up, and no later connection brought a line. */
  get streamOver(): boolean {
    return this.#streamOver
  }

  /** Settles when both loops have ended, also where they ended by themselves because the key may not read the log. */
  get over(): Promise<void> {
    return this.#task
  }

  start(): void {
    this.#task = this.#follow()
    // `finish` throws a failure to write; until then it must not count as unhandled.
    this.#task.catch(() => undefined)
  }

  /** The status changed, so new lines are likely. */
  expectLines(): void {
    this.#schedule.statusChanged(this.#run.elapsed())
    this.#readTimer.wake()
  }

  /** Reads the stored log to its end, as evidence; the mark, or undefined where that failed. */
  async readToEnd(ms: number): Promise<number | undefined> {
    try {
      return await this.#log.readToEnd(ms, this.#run.signal, 3)
    } catch {
      this.#run.signal.throwIfAborted()
      return undefined
    }
  }

  /**
   * After the verdict: takes the stream's last lines, and reads the rest of the stored log.
   *
   * @param askedMs when the read was sent that brought the verdict; by default now
   */
  async finish(askedMs = this.#run.elapsed()): Promise<void> {
    const fromMs = this.#run.elapsed()
    this.#stopping = true
    this.#readTimer.wake()
    this.#streamTimer.wake()
    this.#loops.abortAfter(lastLinesMs, () => notNeeded)
    const streamOver = this.#task.catch(() => undefined)
    await this.#log.settled
    const ended = this.#wasReadToEnd(askedMs) || (await drain(this.#run, this.#log, fromMs, streamOver))
    await this.#task
    await this.#log.releaseHeld()
    this.#reportEnd(ended)
  }

  /** After an abort: ends the loops without another request. */
  async abandon(): Promise<void> {
    this.#loops.abort(notNeeded)
    await this.#task.catch(() => undefined)
  }

  /** The stream ended cleanly, and a read that was sent after that, with the read that brought the verdict or later, showed nothing new. */
  #wasReadToEnd(askedMs: number): boolean {
    const { endAskedMs, hasUnconfirmed } = this.#log
    return endAskedMs >= Math.max(this.#cleanEndMs, askedMs - togetherMs) && !hasUnconfirmed
  }

  /** Rejects with the first failure of a loop, when both have ended. */
  async #follow(): Promise<void> {
    let failure: { readonly error: unknown } | undefined
    const guard = async (loop: Promise<void>): Promise<void> => {
      try {
        await loop
      } catch (error) {
        if (this.#loops.signal.aborted) return
        failure = { error }
        this.#loops.abort(notNeeded)
      }
    }
    // The stream first: it gets the connection that is open already.
    await Promise.all([guard(this.#followStream()), guard(this.#readOnSchedule())])
    this.#loops[Symbol.dispose]()
    if (failure !== undefined) throw failure.error
  }

  async #followStream(): Promise<void> {
    while (!this.#stopping && !this.#log.forbidden) {
      if (!(await this.#run.waitForRetryAfter(this.#loops.signal)) || this.#stopping) return
      const { mark } = this.#log
      const { clean, anyEvent } = await this.#connect()
      this.#anyFailed ||= !clean
      this.#streamOver = clean
      if (clean) this.#cleanEndMs = this.#run.elapsed()
      if (this.#stopping) return
      this.#onHint(clean ? 'stream-ended' : 'stream-lost')
      if (!this.#log.forbidden) await this.#read()
      this.#badConnections = anyEvent && this.#log.mark > mark ? 0 : this.#badConnections + 1
      if (this.#badConnections >= maximumBadConnections) this.#giveUpStream()
      if (!this.#stopping) await this.#streamTimer.sleep(this.#run.clock, this.#reconnectDelay(), this.#loops.signal)
    }
    this.#streamOver = true
    if (this.#log.forbidden) this.#warnForbidden()
  }

  /** One connection, from its opening to its end: an event waits in the socket until the one before is written out. */
  async #connect(): Promise<{ readonly clean: boolean; readonly anyEvent: boolean }> {
    const { signal } = this.#loops
    const onOpen = (): void => {
      this.#schedule.opened(this.#run.elapsed())
      this.#readTimer.wake()
    }
    const { platform, deploymentId } = this.#source
    const chunks = platform.streamLogChunks(deploymentId, { lastEventId: this.#lastEventId, signal, onOpen })
    const onFailure = (error: unknown): undefined => {
      signal.throwIfAborted()
      this.#run.noteRetryAfter(error)
    }
    this.#log.beginConnection()
    this.#connected = true
    this.#cleanEndMs = Number.POSITIVE_INFINITY
    try {
      for (let anyEvent = false; ; anyEvent = true) {
        const next = await chunks.next().catch(onFailure)
        if (next === undefined || next.done) return { clean: next !== undefined, anyEvent }
        await this.#take(next.value)
      }
    } finally {
      this.#connected = false
      await chunks.return(undefined)
    }
  }

  async #take(events: readonly StreamEvent[]): Promise<void> {
    this.#lastEventId = events.findLast(({ id }) => id !== undefined)?.id ?? this.#lastEventId
    const { mark } = this.#log
    const needsRead = await this.#log.offerEvents(events)
    this.#schedule.heard(this.#run.elapsed(), needsRead)
    if (needsRead) this.#readTimer.wake()
    if (this.#log.mark > mark) this.#noteLines()
  }

  async #readOnSchedule(): Promise<void> {
    while (!this.#stopping && !this.#log.forbidden) {
      const nowMs = this.#run.elapsed()
      const waitMs = Math.max(this.#schedule.nextMs, this.#run.retryAfterUntilMs) - nowMs
      if (waitMs <= 0) await this.#read()
      else await this.#readTimer.sleep(this.#run.clock, Math.min(waitMs, 60_000), this.#loops.signal)
    }
  }

  async #read(): Promise<void> {
    const { mark } = this.#log
    this.#schedule.begin(this.#run.elapsed())
    const read = await this.#log.read(this.#run.remaining(), this.#loops.signal).catch(() => undefined)
    this.#loops.signal.throwIfAborted()
    if (this.#log.mark > mark) this.#noteLines()
    if (this.#schedule.end(this.#run.elapsed(), read, this.#log)) await this.#log.releaseHeld()
  }

  #noteLines(): void {
    if (this.#connected) this.#streamOver = false
    if (!this.#stopping) this.#onHint('line')
  }

  #giveUpStream(): void {
    this.#streamOver = true
    this.#schedule.gaveUpStream(this.#run.elapsed())
    this.#readTimer.wake()
    if (this.#anyFailed) this.#warnLost()
  }

  #reconnectDelay(): number {
    if (this.#badConnections >= maximumBadConnections) return streamAgainAfterMs
    const ceiling = Math.min(reconnectToMs, reconnectFromMs * 2 ** this.#badConnections)
    return reconnectFromMs + this.#run.random() * (ceiling - reconnectFromMs)
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
