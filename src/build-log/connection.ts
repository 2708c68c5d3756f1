import { notNeeded } from '../client/time/clock.ts'
import type { Run } from '../client/time/run.ts'
import { AbortScope } from '../client/time/timeout.ts'
import { WakeableTimer } from '../client/time/wakeable-timer.ts'
import { EventQueue, type QueueEnd } from './event-queue.ts'
import type { LogSource, StoredLog } from './stored-log.ts'

/** How one connection to the event stream ended. */
export interface ConnectionEnd extends QueueEnd {
  /** The log grew while it was open. */
  readonly productive: boolean
  readonly lastEventId: string | undefined
}

/** The stream may lack lines from between the last stored read and the connection: read once more soon after. */
const firstReadMs = 300
/** The stored log may lag behind the stream: read it again after these delays. */
const lagDelaysMs = [300, 1_000]
const afterFailureMs = 2_000
/** A proxy may hold back a stream that stays open without an event: the stored log is read from time to time. */
const idleReadMs = 15_000
const longestIdleReadMs = 120_000
const heldBackReadMs = 2_000
const holeReadMs = 1_000
const holeTimeoutMs = 5_000
/** Stored reads that events without a proven number cause: so many at once, then one a second. */
const readBurst = 200
const readEveryMs = 1_000
const manyLines = 100

/** One connection to the event stream, from its opening to its end. */
export class LogConnection {
  readonly #run: Run
  readonly #log: StoredLog
  readonly #timer = new WakeableTimer()
  readonly #onLines: () => void
  #stopAtMs = Number.POSITIVE_INFINITY
  #readAtMs = 0
  #lagReads = 0
  /** Events that the stored log does not show as lines yet; at most, as a replay repeats lines. */
  #awaited = 0
  #holdsSinceMs: number | undefined
  #tokens = { count: readBurst, atMs: 0 }
  #idleMs = idleReadMs / 2
  #idleReadAtMs = 0
  #lastEventId: string | undefined

  constructor(run: Run, log: StoredLog, onLines: () => void) {
    this.#run = run
    this.#log = log
    this.#onLines = onLines
  }

  /** Ends the connection after `graceMs`, which leaves time for its last lines. */
  stop(graceMs: number): void {
    this.#stopAtMs = this.#run.elapsed() + graceMs
    this.#timer.wake()
  }

  async follow(
    { platform, deploymentId }: LogSource,
    lastEventId: string | undefined,
    signal: AbortSignal,
  ): Promise<ConnectionEnd> {
    const before = this.#log.mark
    this.#log.beginConnection()
    using socket = new AbortScope({ signal })
    const queue = new EventQueue(() => this.#timer.wake())
    const reader = queue.fill(platform.streamLogChunks(deploymentId, { lastEventId, signal: socket.signal }))
    this.#lastEventId = lastEventId
    this.#readAtMs = this.#run.elapsed() + firstReadMs
    this.#idleReadAtMs = this.#readAtMs + idleReadMs
    try {
      for (let open = true; open; ) open = await this.#step(queue, signal)
    } finally {
      socket.abort(notNeeded)
      queue.abandon()
      await reader
    }
    const { clean, error } = queue.end ?? { clean: false, error: undefined }
    return { clean, error, productive: this.#log.mark > before, lastEventId: this.#lastEventId }
  }

  /** Handles one due read, the events that have come, or a wait. False at the end of the connection. */
  async #step(queue: EventQueue, signal: AbortSignal): Promise<boolean> {
    const nowMs = this.#run.elapsed()
    if (nowMs >= this.#stopAtMs) return false
    const readAtMs = Math.max(Math.min(this.#readAtMs, this.#idleReadAtMs), this.#run.retryAfterUntilMs)
    if (nowMs >= readAtMs) {
      await this.#readStored(signal)
      return true
    }
    const events = queue.take()
    if (events.length > 0) {
      this.#idleReadAtMs = nowMs + longestIdleReadMs
      this.#lastEventId = events.findLast((event) => event.id !== undefined)?.id ?? this.#lastEventId
      const before = this.#log.mark
      const unproven = await this.#log.offerEvents(events)
      this.#awaited += unproven
      if (unproven > 0) this.#requestRead()
      if (this.#log.mark > before) this.#onLines()
      return true
    }
    if (queue.end !== undefined) return false
    const untilMs = Math.min(readAtMs, this.#stopAtMs, nowMs + 60_000)
    await this.#timer.sleep(this.#run.clock, untilMs - nowMs, signal)
    return true
  }

  #requestRead(): void {
    const nowMs = this.#run.elapsed()
    const earned = (nowMs - this.#tokens.atMs) / readEveryMs
    const count = Math.min(readBurst, this.#tokens.count + earned)
    this.#tokens = { count, atMs: nowMs }
    const waitMs = count >= 1 ? 0 : (1 - count) * readEveryMs
    this.#readAtMs = Math.min(this.#readAtMs, nowMs + waitMs)
    this.#lagReads = lagDelaysMs.length
  }

  async #readStored(signal: AbortSignal): Promise<void> {
    this.#tokens = { ...this.#tokens, count: Math.max(0, this.#tokens.count - 1) }
    this.#readAtMs = Number.POSITIVE_INFINITY
    const before = this.#log.mark
    try {
      const { ended } = await this.#log.read(this.#run.remaining(), signal)
      if (ended) this.#readOn(this.#log.mark - before)
      else this.#readIn(holeReadMs)
    } catch {
      signal.throwIfAborted()
      if (!this.#log.forbidden) this.#readIn(afterFailureMs)
    }
    const grew = this.#log.mark > before
    if (grew) this.#onLines()
    this.#idleMs = grew ? heldBackReadMs : Math.min(longestIdleReadMs, Math.max(idleReadMs, 2 * this.#idleMs))
    this.#idleReadAtMs = this.#run.elapsed() + this.#idleMs
    await this.#releaseStale(grew)
  }

  /** The stored log may come in pages: where lines are known to be missing, or many came, it is read again at once. */
  #readOn(gained: number): void {
    this.#awaited = gained === 0 ? 0 : Math.max(0, this.#awaited - gained)
    if (gained > 0 && (this.#awaited > 0 || this.#log.holdsLines || gained >= manyLines)) this.#readIn(0)
    else if (gained > 0) this.#requestRead()
    else if (this.#lagReads > 0) this.#readIn(lagDelaysMs[lagDelaysMs.length - this.#lagReads--] ?? 0)
  }

  /** A hole that the stored log does not fill within 5 s is reported, and the held lines beyond it are written. */
  async #releaseStale(grew: boolean): Promise<void> {
    const nowMs = this.#run.elapsed()
    const sinceMs = grew ? nowMs : (this.#holdsSinceMs ?? nowMs)
    this.#holdsSinceMs = this.#log.holdsLines ? sinceMs : undefined
    if (this.#holdsSinceMs === undefined) return
    if (nowMs - this.#holdsSinceMs < holeTimeoutMs) {
      this.#readIn(holeReadMs)
      return
    }
    await this.#log.releaseHeld()
    this.#holdsSinceMs = undefined
  }

  #readIn(ms: number): void {
    this.#readAtMs = Math.min(this.#readAtMs, this.#run.elapsed() + ms)
  }
}
