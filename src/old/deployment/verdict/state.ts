import type { Hint } from '../../build-log/log-event.ts'
import type { Random } from '../../client/time/clock.ts'
import type { NameInput } from '../../text/input-name.ts'
import type { DeploymentEvent } from '../deployment-event.ts'
import type { DeploymentRecord } from '../history/history-record.ts'
import type { Outcome } from '../outcome.ts'
import { lineHints, streamEndHints } from './poll-schedule.ts'
import type { Meaning } from './vocabulary.ts'

/** The fixed inputs of the verdict. Times, here and below, are milliseconds since the run began. */
export interface VerdictRules {
  readonly interpret: (word: string) => Meaning
  readonly pollIntervalMs: number | undefined
  readonly deadlineMs: number
  /** Until then the record may be missing: 30 s after our own request, otherwise the start of the run. */
  readonly graceUntilMs: number
  readonly random: Random
  /** How reasons name the inputs of whoever runs it. */
  readonly named: NameInput
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

type VerdictEffect =
  /** Read the history at `atMs`; `withLog`: read the stored log to its end first, for the evidence. */
  | { readonly kind: 'read'; readonly atMs: number; readonly withLog: boolean }
  | { readonly kind: 'finish'; readonly outcome: Outcome; readonly reason: string }

export interface Step {
  readonly state: VerdictState
  readonly effect: VerdictEffect
  readonly events: readonly DeploymentEvent[]
}

const begin = {
  /** When the schedule wants the next read. */
  pollAtMs: 0,
  /** A read that a hint brought forward. */
  earlyRead: undefined as { readonly atMs: number; readonly cause: Hint } | undefined,
  quickReads: 0,
  hints: { line: lineHints, stream: streamEndHints },
  /** No read before this: `Retry-After`. */
  notBeforeMs: 0,
  lastReadMs: Number.NEGATIVE_INFINITY,
  lastGoodReadMs: 0,
  failures: 0,
  refusals: 0,
  /** Why the last read gave nothing readable, as a sentence; undefined after a good one. */
  unreadable: undefined as string | undefined,
  /** Reads in a row have failed since then; `said`: for so long that it was reported. */
  silence: undefined as { readonly sinceMs: number; readonly said: boolean } | undefined,
  absences: { count: 0, sinceMs: 0 },
  seen: false,
  word: undefined as string | undefined,
  url: undefined as string | undefined,
  warned: [] as readonly string[],
  needsEvidence: false,
  unchanged: undefined as { readonly key: string; readonly sinceMs: number } | undefined,
}

export type VerdictState = Readonly<typeof begin> & { readonly rules: VerdictRules }

export function beginVerdict(rules: VerdictRules, atMs: number): Step {
  return readNext({ ...begin, rules, pollAtMs: atMs, lastGoodReadMs: atMs })
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
