import { changeRate, nextTokenMs, type TokenBucket, takeToken } from '../client/time/token-bucket.ts'

/** A few reads at once, then as many as time gives back, however fast the log grows. */
const allowance: TokenBucket = { most: 5, everyMs: 1_000, fullAtMs: 0 }
const later = { fromMs: 60_000, everyMs: 2_000 }
/** Lines that come closer together share a read. */
const apartMs = 250
/** A line may reach the store after its event: the pauses after a wake, each a step longer if nothing new came. */
const idleMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 60_000, 120_000]
/** The step while all lines of the open stream are shown. */
const settledStep = 5
/** Only the store has the lines. */
const withoutStreamMs = 5_000
const afterFailuresMs = [2_000, 4_000, 8_000, 15_000]
/** A store that refuses so many reads in a row refuses for good. */
export const refusalLimit = 2
/** After the verdict: each half second for 5 s, then each second. */
const atEnd = { everyMs: 500, forMs: 5_000, laterMs: 1_000 }
/** So many lines may be a page of more; fewer if the stream shows that as many again are missing. */
const largePage = 100
const smallestPage = 5
/** Pages that are read on at once. */
const pages: TokenBucket = { most: 300, everyMs: 10_000, fullAtMs: 0 }

/** When the stored log is read. */
export const beginPace = {
  allowance,
  pages,
  /** A read that waits for nothing: the first, for the verdict, for a clean end of the stream, for a page after a page. */
  atOnce: true,
  /** The stream or the status asks for a read. */
  woken: false,
  askedMs: Number.NEGATIVE_INFINITY,
  idleStep: 0,
  idleAtMs: Number.POSITIVE_INFINITY,
  /** No read before: the last one failed. */
  notBeforeMs: 0,
  failures: 0,
  /** The last answer was a full page. */
  isBehind: false,
}
export type Pace = Readonly<typeof beginPace>

/** What is known of the log beside its pace. */
export interface Situation {
  readonly streamOpen: boolean
  /** The lines that the stream has sent beyond those that are shown; negative if it has sent fewer. */
  readonly owed: number
  readonly verdictMs: number | undefined
  /** When the patience after the verdict has passed. */
  readonly patientUntilMs: number
}

/** When the next read is due; in the past if it is overdue. */
export function nextReadMs(pace: Pace, { streamOpen, verdictMs, patientUntilMs }: Situation): number {
  const { atOnce, woken, askedMs, notBeforeMs } = pace
  if (atOnce) return notBeforeMs
  if (verdictMs !== undefined) {
    const usualMs = askedMs + (askedMs < verdictMs + atEnd.forMs ? atEnd.everyMs : atEnd.laterMs)
    // The read that ends the patience is not put off for one that comes a moment before.
    const isNear = patientUntilMs > askedMs && patientUntilMs < usualMs + atEnd.everyMs / 2
    return Math.max(notBeforeMs, isNear ? patientUntilMs : usualMs)
  }
  const idleAtMs = streamOpen ? pace.idleAtMs : Math.min(pace.idleAtMs, askedMs + withoutStreamMs)
  return Math.min(
    spareReadMs(pace, idleAtMs),
    woken ? Math.max(notBeforeMs, askedMs + apartMs, nextTokenMs(pace.allowance)) : Number.POSITIVE_INFINITY,
  )
}

/** When a read may come that leaves a token for the next wake. */
export function spareReadMs({ allowance, askedMs, notBeforeMs }: Pace, wantedMs: number): number {
  return Math.max(wantedMs, notBeforeMs, askedMs + apartMs, nextTokenMs({ ...allowance, most: allowance.most - 1 }))
}

export function wake(pace: Pace): Pace {
  return { ...pace, woken: true, idleStep: 0 }
}

/** A read is sent. */
export function beginRead(pace: Pace, atMs: number): Pace {
  const bucket = changeRate(pace.allowance, atMs < later.fromMs ? allowance.everyMs : later.everyMs, atMs)
  const left = pace.atOnce ? bucket : takeToken(bucket, atMs)
  return { ...pace, allowance: left, atOnce: false, woken: false, askedMs: atMs }
}

/** The answer to a read for what follows the last line; `fresh`: its new lines. */
export function endRead(pace: Pace, fresh: number, atMs: number, { streamOpen, owed, verdictMs }: Situation): Pace {
  const isBehind =
    fresh >= largePage || (fresh >= smallestPage && owed >= fresh) || (fresh > 0 && verdictMs !== undefined)
  const readsOn = isBehind && nextTokenMs(pace.pages) <= atMs
  const step = fresh > 0 ? 0 : Math.min(pace.idleStep + 1, idleMs.length - 1)
  const idleStep = streamOpen && owed === 0 ? Math.max(step, settledStep) : step
  return {
    ...pace,
    atOnce: pace.atOnce || readsOn,
    isBehind,
    pages: readsOn ? takeToken(pace.pages, atMs) : pace.pages,
    idleStep,
    idleAtMs: atMs + (idleMs[idleStep] ?? 0),
    notBeforeMs: 0,
    failures: 0,
  }
}

export function failRead(pace: Pace, atMs: number, isAtEnd: boolean): Pace {
  const pauseMs = isAtEnd ? atEnd.everyMs : (afterFailuresMs[pace.failures] ?? afterFailuresMs.at(-1) ?? 0)
  const notBeforeMs = atMs + pauseMs
  return { ...pace, notBeforeMs, idleAtMs: notBeforeMs, failures: pace.failures + 1 }
}
