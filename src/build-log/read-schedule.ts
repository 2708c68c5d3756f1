import { changeRate, nextTokenMs, type TokenBucket, takeToken } from '../client/time/token-bucket.ts'
import type { StoredRead } from './stored-log.ts'

/** Reads that streamed lines ask for: a few at once, then spaced by time, however fast the log grows or the platform answers. */
const firstReads = 5
const spacingMs = (nowMs: number): number => (nowMs < 60_000 ? 1_000 : 2_000)
/** Lines from between the last read and the opening of the stream may be in neither. */
const afterOpeningMs = 300
/** The stored log may lag behind the stream: it is read again after these delays. */
const lagDelaysMs = [300, 1_000]
const afterFailureMs = 2_000
const holeReadMs = 1_000
const holeTimeoutMs = 5_000
/** A stream without an event for so long does not show the lines that come with a new status. */
const silentMs = 2_000

/** How often the stored log is read without a reason; `firstMs` grows by `factor` to `mostMs`, and is `grewMs` where a read brings lines. */
const idle = {
  /** A proxy may hold back a stream that stays open. */
  open: { firstMs: 15_000, factor: 2, mostMs: 120_000, grewMs: 2_000 },
  /** Only the stored log has the lines. */
  lost: { firstMs: 1_000, factor: 1.5, mostMs: 15_000, grewMs: 1_000 },
} as const

/** What is known of the log beside a read. */
interface LogState {
  /** The stream's numbers are those of the stored log. */
  readonly proven: boolean
  /** Streamed lines are held until a hole before them is filled. */
  readonly holdsLines: boolean
  /** The stored log does not show all lines of the stream yet. */
  readonly hasUnconfirmed: boolean
}

/**
 * Decides when the stored log is read, without I/O or a clock; times are milliseconds since the run began. The stream replaces the
 * reads while its numbers are proven and it has no hole.
 */
export class ReadSchedule {
  /** A read for what the stream shows or lacks. */
  #wantedMs = 0
  /** A read that comes seldom enough to need no spacing. */
  #soonMs = Number.POSITIVE_INFINITY
  #idleAtMs = Number.POSITIVE_INFINITY
  #bucket: TokenBucket = { most: firstReads, everyMs: spacingMs(0), fullAtMs: 0 }
  #stream: keyof typeof idle = 'open'
  #idleMs: Record<keyof typeof idle, number> = { open: idle.open.firstMs, lost: idle.lost.firstMs }
  #isIdleRead = false
  #heardMs = 0
  #lagReads = 0
  #holdsSinceMs: number | undefined

  /** When the next read is due; a time in the past where it is overdue. */
  get nextMs(): number {
    const wantedMs = Math.max(this.#wantedMs, nextTokenMs(this.#bucket))
    return Math.min(wantedMs, this.#soonMs, this.#idleAtMs)
  }

  opened(nowMs: number): void {
    this.#heardMs = nowMs
    this.#soonMs = nowMs + afterOpeningMs
    this.#stream = 'open'
    this.#restartIdle(nowMs)
  }

  /** The stream is broken or empty again and again. */
  gaveUpStream(nowMs: number): void {
    this.#stream = 'lost'
    // A stream that is tried each minute restarts nothing.
    this.#idleAtMs = nowMs + this.#idleMs.lost
  }

  /** Events came. `needsRead`: some have no proven number, or lines before them are missing. */
  heard(nowMs: number, needsRead: boolean): void {
    this.#heardMs = nowMs
    this.#idleAtMs = nowMs + idle.open.mostMs
    this.#lagReads = needsRead ? lagDelaysMs.length : 0
    if (needsRead) this.#want(nowMs)
    else this.#wantNothing()
  }

  /** New lines are likely; a stream that delivers shows them. */
  statusChanged(nowMs: number): void {
    if (nowMs - this.#heardMs < silentMs) return
    this.#soonMs = nowMs
    this.#restartIdle(nowMs)
  }

  /** The stream has ended, so the log may be over: a read at once is wanted, or none where there were many. */
  streamEnded(nowMs: number): void {
    if (nextTokenMs(this.#bucket) <= nowMs) this.#want(nowMs)
  }

  /** A read is sent. */
  begin(nowMs: number): void {
    if (this.#wantedMs <= nowMs) this.#bucket = takeToken(changeRate(this.#bucket, spacingMs(nowMs), nowMs), nowMs)
    this.#isIdleRead = this.#idleAtMs <= nowMs
    this.#wantNothing()
  }

  /** A read has ended; undefined where it failed. True where a hole has stayed for 5 s, so that its lines count as lost. */
  end(nowMs: number, read: StoredRead | undefined, { proven, holdsLines, hasUnconfirmed }: LogState): boolean {
    const grew = read !== undefined && read.lines > 0
    const { firstMs, factor, mostMs, grewMs } = idle[this.#stream]
    const longerMs = Math.min(mostMs, Math.max(firstMs, this.#idleMs[this.#stream] * factor))
    if (grew) this.#idleMs[this.#stream] = Math.max(grewMs, spacingMs(nowMs))
    else if (this.#isIdleRead) this.#idleMs[this.#stream] = longerMs
    this.#idleAtMs = nowMs + this.#idleMs[this.#stream]
    // What the stream lacked while the log was read may be there now.
    if (proven && !holdsLines) this.#wantedMs = Number.POSITIVE_INFINITY
    if (grew && !hasUnconfirmed) this.#lagReads = 0
    if (read === undefined) this.#want(nowMs + afterFailureMs)
    else if (read.hole) this.#want(nowMs + holeReadMs)
    else if (read.more) this.#soonMs = nowMs
    else if (this.#lagReads > 0) {
      this.#want(nowMs + (lagDelaysMs[lagDelaysMs.length - this.#lagReads--] ?? 0))
    }
    const sinceMs = grew ? nowMs : (this.#holdsSinceMs ?? nowMs)
    const isLost = holdsLines && nowMs - sinceMs >= holeTimeoutMs
    this.#holdsSinceMs = holdsLines && !isLost ? sinceMs : undefined
    if (holdsLines && !isLost) this.#want(nowMs + holeReadMs)
    return isLost
  }

  #want(atMs: number): void {
    this.#wantedMs = Math.min(this.#wantedMs, atMs)
  }

  #wantNothing(): void {
    this.#wantedMs = Number.POSITIVE_INFINITY
    this.#soonMs = Number.POSITIVE_INFINITY
  }

  #restartIdle(nowMs: number): void {
    const { firstMs } = idle[this.#stream]
    this.#idleMs[this.#stream] = firstMs
    this.#idleAtMs = nowMs + firstMs
  }
}
