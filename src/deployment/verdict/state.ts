import type { Hint } from '../../build-log/host.ts'
import type { Random } from '../../client/time/clock.ts'
import type { TokenBucket } from '../../client/time/token-bucket.ts'
import type { DeploymentEvent } from '../flow.ts'
import type { DeploymentRecord } from '../record.ts'
import type { Outcome } from '../report.ts'
import { lineHints, streamEndHints } from './poll-schedule.ts'
import type { Meaning } from './vocabulary.ts'

/** The fixed inputs of the verdict. Times, here and below, are milliseconds since the run began. */
export interface VerdictRules {
  readonly meaningOf: (word: string) => Meaning
  readonly pollIntervalMs: number | undefined
  readonly deadlineMs: number
  /** Until then the record may be missing: 30 s after our own request, otherwise the start of the run. */
  readonly graceUntilMs: number
  readonly random: Random
}

/** What one read of the history showed of our deployment. */
export type HistoryRead =
  | { readonly kind: 'found'; readonly record: DeploymentRecord }
  /** `newerFinished`: a deployment newer than ours is in the history and finished. */
  | { readonly kind: 'absent'; readonly newerFinished: boolean }

/** `why`: the failure's own words, a sentence. */
export type ReadFailure =
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly retryAfterMs: number | undefined
      readonly why: string
    }
  | { readonly kind: 'unanswered'; readonly why: string }

/** What the log showed up to the read: evidence if no status word decides. */
export interface LogEvidence {
  readonly anyLine: boolean
  /** The stream ended cleanly or was given up. */
  readonly streamOver: boolean
  /** The last sequence of the stored log, if it was read to its end just before this read. */
  readonly storedMark: number | undefined
}

/** When a read was sent, and when it was answered. */
interface ReadTimes {
  readonly askedMs: number
  readonly atMs: number
}

export type VerdictInput =
  | ({ readonly kind: 'read'; readonly read: HistoryRead; readonly log: LogEvidence } & ReadTimes)
  | ({ readonly kind: 'read-failed'; readonly failure: ReadFailure } & ReadTimes)
  | { readonly kind: 'hint'; readonly atMs: number; readonly hint: Hint }
  /** The deadline has passed, and the last read with it. */
  | { readonly kind: 'deadline'; readonly atMs: number }

/** What to do next. */
type VerdictEffect =
  /** Read the history at `atMs`; `withLog`: read the stored log to its end first, for the evidence. */
  | { readonly kind: 'read'; readonly atMs: number; readonly withLog: boolean }
  | { readonly kind: 'finish'; readonly outcome: Outcome; readonly reason: string }

export interface Step {
  readonly state: VerdictState
  readonly effect: VerdictEffect
  readonly events: readonly DeploymentEvent[]
}

export interface VerdictState {
  readonly rules: VerdictRules
  readonly pollAtMs: number
  /** A read that a hint brought forward. */
  readonly earlyRead: { readonly atMs: number; readonly cause: Hint } | undefined
  readonly quickReads: number
  readonly hints: { readonly line: TokenBucket; readonly stream: TokenBucket }
  /** No read before this: `Retry-After`. */
  readonly notBeforeMs: number
  readonly lastReadMs: number
  readonly lastGoodReadMs: number
  readonly failures: number
  readonly refusals: number
  /** Why the last read gave nothing readable, as a sentence; undefined after a good one. */
  readonly unreadable: string | undefined
  /** Reads in a row have failed since then; `said`: for so long that it was reported. */
  readonly silence: { readonly sinceMs: number; readonly said: boolean } | undefined
  readonly absences: { readonly count: number; readonly sinceMs: number }
  readonly seen: boolean
  readonly word: string | undefined
  readonly url: string | undefined
  readonly warned: readonly string[]
  readonly needsEvidence: boolean
  readonly unchanged: { readonly key: string; readonly sinceMs: number } | undefined
}

export function beginVerdict(rules: VerdictRules, atMs: number): Step {
  const state: VerdictState = {
    rules,
    pollAtMs: atMs,
    earlyRead: undefined,
    quickReads: 0,
    hints: { line: lineHints, stream: streamEndHints },
    notBeforeMs: 0,
    lastReadMs: Number.NEGATIVE_INFINITY,
    lastGoodReadMs: atMs,
    failures: 0,
    refusals: 0,
    unreadable: undefined,
    silence: undefined,
    absences: { count: 0, sinceMs: 0 },
    seen: false,
    word: undefined,
    url: undefined,
    warned: [],
    needsEvidence: false,
    unchanged: undefined,
  }
  return readNext(state)
}

/** Continues: the next read is due when the schedule, a hint or `Retry-After` says. */
export function readNext(state: VerdictState, events: readonly DeploymentEvent[] = []): Step {
  const wantedMs = Math.min(state.pollAtMs, state.earlyRead?.atMs ?? Number.POSITIVE_INFINITY)
  const atMs = Math.max(state.notBeforeMs, wantedMs)
  return { state, effect: { kind: 'read', atMs, withLog: state.needsEvidence }, events }
}

export function finish(
  state: VerdictState,
  outcome: Outcome,
  reason: string,
  events: readonly DeploymentEvent[] = [],
): Step {
  return { state, effect: { kind: 'finish', outcome, reason }, events }
}
