import { changeRate, nextTokenMs, takeToken } from '../client/time/token-bucket.ts'
import { patientUntilMs } from './log-end.ts'
import type { LogState, Pace } from './state.ts'
import { owedLines } from './stream-state.ts'

/** From then on, the allowance gives back more slowly. */
const later = { fromMs: 60_000, everyMs: 2_000 }
/** Lines that come closer together share a read. */
const apartMs = 250
/** A line may reach the store after its event: the pauses after a wake, each a step longer if nothing new came. */
const idleMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 60_000, 120_000]
/** The step while all lines of the open stream are shown. */
const settledStep = 5
/** Only the store has the lines. */
const withoutStreamMs = 5_000
const afterFailureMs = { least: 2_000, most: 15_000 }
/** After the verdict: each half second for 5 s, then each second. */
const atEnd = { everyMs: 500, forMs: 5_000, laterMs: 1_000 }
/** So many lines may be a page of more; fewer if the stream shows that as many again are missing. */
const largePage = 100
const smallestPage = 5
/** Pages in a row that are read on at once. */
const mostPages = 300

/** When the next read is due; in the past if it is overdue. */
export function nextReadMs(state: LogState): number {
  const { pace, verdict, stream } = state
  const { atOnce, woken, askedMs, notBeforeMs } = pace
  if (atOnce) return notBeforeMs
  if (verdict !== undefined) {
    const usualMs = askedMs + (askedMs < verdict.atMs + atEnd.forMs ? atEnd.everyMs : atEnd.laterMs)
    const patientMs = patientUntilMs(state)
    // The read that ends the patience is not put off for one that comes a moment before.
    const isNear = patientMs > askedMs && patientMs < usualMs + atEnd.everyMs / 2
    return Math.max(notBeforeMs, isNear ? patientMs : usualMs)
  }
  const idleAtMs = pace.answeredMs + (idleMs[pace.idleStep] ?? 0)
  const idleReadMs = spareReadMs(pace, stream.open ? idleAtMs : Math.min(idleAtMs, askedMs + withoutStreamMs))
  return woken
    ? Math.min(idleReadMs, Math.max(notBeforeMs, askedMs + apartMs, nextTokenMs(pace.allowance)))
    : idleReadMs
}

/** When a read may come that leaves a token for the next wake. */
export function spareReadMs({ allowance, askedMs, notBeforeMs }: Pace, wantedMs: number): number {
  return Math.max(wantedMs, notBeforeMs, askedMs + apartMs, nextTokenMs({ ...allowance, most: allowance.most - 1 }))
}

export function wake(pace: Pace): Pace {
  return { ...pace, woken: true, idleStep: 0 }
}

export function beginRead(pace: Pace, atMs: number): Pace {
  const bucket = atMs < later.fromMs ? pace.allowance : changeRate(pace.allowance, later.everyMs, atMs)
  return {
    ...pace,
    allowance: pace.atOnce ? bucket : takeToken(bucket, atMs),
    atOnce: false,
    woken: false,
    askedMs: atMs,
  }
}

/** The answer to a read for what follows the last line; `fresh`: its new lines. */
export function endRead(state: LogState, fresh: number, atMs: number): Pace {
  const { pace, stream, verdict, printed } = state
  const owed = owedLines(stream, printed.texts)
  const isFull = fresh >= largePage || (fresh >= smallestPage && owed >= fresh) || (fresh > 0 && verdict !== undefined)
  const fullPages = isFull ? pace.fullPages + 1 : 0
  const atOnce = pace.atOnce || (isFull && fullPages <= mostPages)
  const step = fresh > 0 ? 0 : Math.min(pace.idleStep + 1, idleMs.length - 1)
  const idleStep = stream.open && owed === 0 ? Math.max(step, settledStep) : step
  return { ...pace, atOnce, fullPages, idleStep, answeredMs: atMs, notBeforeMs: 0 }
}

/** `times`: the failures in a row before. */
export function failRead({ pace, verdict, failed }: LogState, atMs: number): Pace {
  const pauseMs = Math.min(afterFailureMs.most, afterFailureMs.least * 2 ** failed.times)
  return { ...pace, notBeforeMs: atMs + (verdict === undefined ? pauseMs : atEnd.everyMs), idleStep: 0 }
}
