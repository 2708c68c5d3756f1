import type { StreamEvent } from '../client/streams/event-stream.ts'
import { notNeeded } from '../client/time/clock.ts'
import type { Run } from '../client/time/run.ts'
import { AbortScope } from '../client/time/timeout.ts'
import { WakeableTimer } from '../client/time/wakeable-timer.ts'
import { message } from '../text/message.ts'
import { drain } from './drain.ts'
import type { Hint } from './host.ts'
import { LiveStream } from './live-stream.ts'
import { ReadSchedule } from './read-schedule.ts'
import { type LogSource, StoredLog } from './stored-log.ts'

/** The stream's last lines are usually on their way when the status turns final. */
const lastLinesMs = 250
/** A read under way at the verdict may be the last one that is needed. */
const lastReadMs = 1_000
/** Two requests that left so close to each other were sent together, on a busy machine too. */
const togetherMs = 50
/** More than three answers of the stored log are no evidence of its end. */
const evidenceReads = 3

/**
 * Follows one deployment's log by two loops side by side: the stream, and the reads of the stored log that the schedule asks for. The
 * log never decides the verdict; lines that it could not deliver are reported.
 */
export class LogFollower {
  readonly #run: Run
  readonly #source: LogSource
  readonly #onHint: (hint: Hint) => void
  readonly #log: StoredLog
  readonly #stream: LiveStream
  readonly #schedule = new ReadSchedule()
  readonly #readTimer = new WakeableTimer()
  readonly #loops: AbortScope
  readonly #connections: AbortScope
  #task: Promise<void> = Promise.resolve()
  #stopping = false
  #connected = false
  /** The mark when the connection began. */
  #connectionMark = -1
  #streamOver = false
  /** When the last read began that was not for evidence. */
  #readMs = Number.NEGATIVE_INFINITY
  /** When the stream ended cleanly, while it is not open again. */
  #cleanEndMs = Number.POSITIVE_INFINITY
  readonly #warned = new Set<string>()

  constructor(run: Run, source: LogSource, onHint: (hint: Hint) => void) {
    this.#run = run
    this.#source = source
    this.#onHint = onHint
    this.#log = new StoredLog(run, source)
    this.#stream = new LiveStream(run, source, {
      onOpen: () => this.#noteOpening(),
      onEvents: (events) => this.#take(events),
      onEnd: (clean) => this.#noteEnd(clean),
      onGiveUp: (failed) => this.#noteGivenUp(failed),
    })
    this.#loops = new AbortScope({ clock: run.clock, signal: run.signal })
    this.#connections = new AbortScope({ clock: run.clock, signal: this.#loops.signal })
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

  /** A read of the history is sent, which may bring the verdict: once the stream has ended, the stored log is read beside it. */
  noteHistoryRead(): void {
    const nowMs = this.#run.elapsed()
    if (this.#cleanEndMs === Number.POSITIVE_INFINITY || this.#readMs >= nowMs - togetherMs) return
    this.#schedule.streamEnded(nowMs)
    this.#readTimer.wake()
  }

  /** Reads the stored log to its end, as evidence; the mark, or undefined where that failed. */
  async readToEnd(ms: number): Promise<number | undefined> {
    try {
      return await this.#log.readToEnd(ms, this.#run.signal, evidenceReads)
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
    this.#stream.stop()
    this.#connections.abortAfter(lastLinesMs, () => notNeeded)
    this.#loops.abortAfter(lastReadMs, () => notNeeded)
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

  /** Rejects with the failure of a loop, when both have ended. */
  async #follow(): Promise<void> {
    const failures: unknown[] = []
    const guard = async (loop: (signal: AbortSignal) => Promise<void>, { signal }: AbortScope): Promise<void> => {
      try {
        await loop(signal)
      } catch (error) {
        if (signal.aborted) return
        failures.push(error)
        this.#loops.abort(notNeeded)
      }
    }
    // The stream first: it gets the connection that is open already.
    const stream = guard((signal) => this.#stream.follow(signal), this.#connections)
    await Promise.all([stream, guard((signal) => this.#readOnSchedule(signal), this.#loops)])
    this.#connections[Symbol.dispose]()
    this.#loops[Symbol.dispose]()
    this.#streamOver = true
    if (failures.length > 0) throw failures[0]
    if (this.#log.forbidden) this.#warnForbidden()
  }

  async #readOnSchedule(signal: AbortSignal): Promise<void> {
    while (!this.#stopping && !this.#log.forbidden) {
      const nowMs = this.#run.elapsed()
      const waitMs = Math.max(this.#schedule.nextMs, this.#run.retryAfterUntilMs) - nowMs
      if (waitMs <= 0) await this.#read()
      else await this.#readTimer.sleep(this.#run.clock, Math.min(waitMs, 60_000), signal)
    }
    this.#stream.stop()
  }

  async #read(): Promise<void> {
    const { signal } = this.#loops
    const { mark } = this.#log
    this.#readMs = this.#run.elapsed()
    this.#schedule.begin(this.#readMs)
    const read = await this.#log.read(this.#run.remaining(), signal).catch(() => undefined)
    signal.throwIfAborted()
    this.#noteLines(mark)
    if (this.#schedule.end(this.#run.elapsed(), read, this.#log)) await this.#log.releaseHeld()
  }

  #noteOpening(): void {
    this.#connected = true
    this.#connectionMark = this.#log.mark
    this.#cleanEndMs = Number.POSITIVE_INFINITY
    this.#log.beginConnection()
    this.#schedule.opened(this.#run.elapsed())
    this.#readTimer.wake()
  }

  async #take(events: readonly StreamEvent[]): Promise<void> {
    const { mark } = this.#log
    const needsRead = await this.#log.offerEvents(events)
    this.#schedule.heard(this.#run.elapsed(), needsRead)
    if (needsRead) this.#readTimer.wake()
    this.#noteLines(mark)
  }

  async #noteEnd(clean: boolean): Promise<boolean> {
    this.#connected = false
    this.#streamOver = clean
    if (clean) this.#cleanEndMs = this.#run.elapsed()
    if (this.#stopping) return false
    this.#onHint(clean ? 'stream-ended' : 'stream-lost')
    this.#schedule.streamEnded(this.#run.elapsed())
    if (!this.#log.forbidden) await this.#read()
    return this.#log.mark > this.#connectionMark
  }

  #noteGivenUp(failed: boolean): void {
    this.#streamOver = true
    this.#schedule.gaveUpStream(this.#run.elapsed())
    this.#readTimer.wake()
    if (!failed) return
    const text = message`log-stream-lost: The log stream was lost three times, so the stored log is read instead. Lines may appear later, but none is lost.`
    this.#warnOnce(text)
  }

  /** `before`: the mark before the lines. */
  #noteLines(before: number): void {
    if (this.#log.mark === before) return
    if (this.#connected) this.#streamOver = false
    if (!this.#stopping) this.#onHint('line')
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

  #warnForbidden(): void {
    const text = message`log-forbidden: The API key may not read the build log. Grant it the capability logs:read. The outcome is not affected. \`taxiway doctor\` shows what else the key may do.`
    this.#warnOnce(text)
  }

  #warnOnce(text: string): void {
    if (!this.#warned.has(text)) this.#source.host.report({ kind: 'warning', text })
    this.#warned.add(text)
  }
}
