import type { Platform } from '../client/platform.ts'
import { notNeeded } from '../client/time/clock.ts'
import type { Run } from '../client/time/run.ts'
import { AbortScope } from '../client/time/timeout.ts'
import { WakeableTimer } from '../client/time/wakeable-timer.ts'
import { EventQueue } from './event-queue.ts'
import type { StoredLog } from './stored-log.ts'

/** How one connection to the event stream ended. */
export interface ConnectionEnd {
  /** The server ended it, and no fault did. */
  readonly clean: boolean
  readonly error: unknown
  /** Lines came while it was open. */
  readonly productive: boolean
  readonly lastEventId: string | undefined
}

/** Lines written between the last stored read and the connection may be in neither: one look soon after connecting. */
const settleMs = 300
/** A stream that ran ahead of the stored log: look again after these. */
const lagLooksMs = [300, 1_000]
const failedReadMs = 2_000
/** A stream that stays open and says nothing may be held back on its way: the stored log is looked at now and then. */
const quietLookMs = 15_000
const longestQuietLookMs = 120_000
const mutedLookMs = 2_000
const holeLookMs = 1_000
const holeForMs = 5_000
/** Stored reads that events cause, where the stream proves nothing by itself: so many at once, then one every second. */
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
  #lagLooks = 0
  /** Events that the stored log has yet to tell as lines; at most, for a replay tells lines again. */
  #owed = 0
  #waitsSinceMs: number | undefined
  #tokens = { count: readBurst, atMs: 0 }
  #quietMs = quietLookMs / 2
  #quietAtMs = 0
  #lastEventId: string | undefined

  constructor(run: Run, log: StoredLog, onLines: () => void) {
    this.#run = run
    this.#log = log
    this.#onLines = onLines
  }

  /** Leaves the connection some milliseconds for its last lines, then ends it. */
  stop(graceMs: number): void {
    this.#stopAtMs = this.#run.elapsed() + graceMs
    this.#timer.wake()
  }

  async follow(
    platform: Platform,
    target: { deploymentId: string; lastEventId: string | undefined },
    signal: AbortSignal,
  ): Promise<ConnectionEnd> {
    const { deploymentId, lastEventId } = target
    const before = this.#log.mark
    this.#log.beginConnection()
    using socket = new AbortScope({ signal })
    const queue = new EventQueue(() => this.#timer.wake())
    const reader = queue.fill(
      platform.streamLogChunks(deploymentId, {
        ...(lastEventId === undefined ? {} : { lastEventId }),
        signal: socket.signal,
      }),
    )
    this.#lastEventId = lastEventId
    this.#readAtMs = this.#run.elapsed() + settleMs
    this.#quietAtMs = this.#readAtMs + quietLookMs
    try {
      for (let open = true; open; ) open = await this.#turn(queue, signal)
    } finally {
      socket.abort(notNeeded)
      queue.abandon()
      await reader
    }
    const { clean, error } = queue.end ?? { clean: false, error: undefined }
    return { clean, error, productive: this.#log.mark > before, lastEventId: this.#lastEventId }
  }

  /** Events as they come, stored reads as they fall due. False at the connection's end. */
  async #turn(queue: EventQueue, signal: AbortSignal): Promise<boolean> {
    const nowMs = this.#run.elapsed()
    if (nowMs >= this.#stopAtMs) return false
    const readAtMs = Math.max(Math.min(this.#readAtMs, this.#quietAtMs), this.#run.retryAfterUntilMs)
    if (nowMs >= readAtMs) {
      await this.#readStored(signal)
      return true
    }
    const events = queue.take()
    if (events.length > 0) {
      this.#quietAtMs = nowMs + longestQuietLookMs
      this.#lastEventId = events.findLast((event) => event.id !== undefined)?.id ?? this.#lastEventId
      const before = this.#log.mark
      const unproven = await this.#log.offerEvents(events)
      this.#owed += unproven
      if (unproven > 0) this.#wantRead()
      if (this.#log.mark > before) this.#onLines()
      return true
    }
    if (queue.end !== undefined) return false
    const untilMs = Math.min(readAtMs, this.#stopAtMs, nowMs + 60_000)
    await this.#timer.sleep(this.#run.clock, untilMs - nowMs, signal)
    return true
  }

  #wantRead(): void {
    const nowMs = this.#run.elapsed()
    const earned = (nowMs - this.#tokens.atMs) / readEveryMs
    const count = Math.min(readBurst, this.#tokens.count + earned)
    this.#tokens = { count, atMs: nowMs }
    const waitMs = count >= 1 ? 0 : (1 - count) * readEveryMs
    this.#readAtMs = Math.min(this.#readAtMs, nowMs + waitMs)
    this.#lagLooks = lagLooksMs.length
  }

  async #readStored(signal: AbortSignal): Promise<void> {
    this.#tokens = { ...this.#tokens, count: Math.max(0, this.#tokens.count - 1) }
    this.#readAtMs = Number.POSITIVE_INFINITY
    const before = this.#log.mark
    try {
      const { ended } = await this.#log.read(this.#run.remaining(), signal)
      if (ended) this.#readOn(this.#log.mark - before)
      else this.#lookAgain(holeLookMs)
    } catch {
      signal.throwIfAborted()
      if (!this.#log.forbidden) this.#lookAgain(failedReadMs)
    }
    const grew = this.#log.mark > before
    if (grew) this.#onLines()
    this.#quietMs = grew ? mutedLookMs : Math.min(longestQuietLookMs, Math.max(quietLookMs, 2 * this.#quietMs))
    this.#quietAtMs = this.#run.elapsed() + this.#quietMs
    await this.#endLongWait(grew)
  }

  /** The stored log may come in pages: where lines are known to be missing, or many came, the next read is free. */
  #readOn(gained: number): void {
    this.#owed = gained === 0 ? 0 : Math.max(0, this.#owed - gained)
    if (gained > 0 && (this.#owed > 0 || this.#log.waits || gained >= manyLines)) this.#lookAgain(0)
    else if (gained > 0) this.#wantRead()
    else this.#afterNothingNew()
  }

  #afterNothingNew(): void {
    if (this.#lagLooks === 0) return
    const waitMs = lagLooksMs[lagLooksMs.length - this.#lagLooks] ?? 0
    this.#lagLooks--
    this.#lookAgain(waitMs)
  }

  /** A hole into which the stored log brought nothing for 5 s is told, and the lines beyond it are written. */
  async #endLongWait(grew: boolean): Promise<void> {
    const nowMs = this.#run.elapsed()
    const sinceMs = grew ? nowMs : (this.#waitsSinceMs ?? nowMs)
    this.#waitsSinceMs = this.#log.waits ? sinceMs : undefined
    if (this.#waitsSinceMs === undefined) return
    if (nowMs - this.#waitsSinceMs < holeForMs) {
      this.#lookAgain(holeLookMs)
      return
    }
    await this.#log.giveUpWaiting()
    this.#waitsSinceMs = undefined
  }

  #lookAgain(ms: number): void {
    this.#readAtMs = Math.min(this.#readAtMs, this.#run.elapsed() + ms)
  }
}
