import type { Hint } from '../../build-log/log-event.ts'
import { isForbiddenStatus, refusalLimit } from '../../client/errors.ts'
import { nextTokenMs, takeToken } from '../../client/time/token-bucket.ts'
import { formatDuration } from '../../text/formats/duration.ts'
import { message } from '../../text/message.ts'
import type { DeploymentEvent } from '../deployment-event.ts'
import type { DeploymentRecord } from '../history/history-record.ts'
import { failureBackoff, hintGapMs, pollInterval, quickReadsMs } from './poll-schedule.ts'
import { forbiddenReason, inferenceWarning, lastFailure, timedOutReason } from './reasons.ts'
import {
  finish,
  type LogEvidence,
  type ReadFailure,
  readNext,
  type Step,
  type VerdictInput,
  type VerdictState,
} from './state.ts'

const maximumSilenceMs = 5 * 60_000
const longSilenceMs = 15_000
const maximumAbsences = 3
const absenceSpanMs = 10_000
const absencePollMs = 4_000
const unchangedForMs = 5_000
const logPauseMs = 300
const mostWordWarnings = 5

/** Judges a deployment without I/O and without a clock. Only a read of our own record leads to `succeeded`. */
export function step(state: VerdictState, input: VerdictInput): Step {
  switch (input.kind) {
    case 'read': {
      const read = afterRead(state, input)
      const good = {
        ...read,
        failures: 0,
        refusals: 0,
        unreadable: undefined,
        silence: undefined,
        lastGoodReadMs: input.atMs,
        notBeforeMs: 0,
      }
      const next =
        input.read.kind === 'found'
          ? judgeRecord(good, input.read.record, input.log, input.atMs)
          : judgeAbsence(good, input.read.newerFinished, input.atMs)
      return { ...next, events: [...endOfSilence(state, input.atMs), ...next.events] }
    }
    case 'read-failed':
      return noteSilence(judgeFailure(afterRead(state, input), input.failure, input.atMs), input)
    case 'hint':
      return applyHint(state, input.hint, input.atMs)
    case 'deadline':
      return finish(state, 'timed-out', timedOutReason(state) + lastFailure(state))
    default:
      return input satisfies never
  }
}

function judgeRecord(before: VerdictState, record: DeploymentRecord, log: LogEvidence, atMs: number): Step {
  const events: DeploymentEvent[] = []
  const { word, url } = record
  if (word !== undefined && word !== before.word) events.push({ kind: 'status', word, atMs })
  if (url !== undefined && url !== before.url) events.push({ kind: 'url', url })
  const state: VerdictState = {
    ...before,
    seen: true,
    absences: { count: 0, sinceMs: 0 },
    word: word ?? before.word,
    url: url ?? before.url,
    needsEvidence: false,
    unchanged: undefined,
  }
  const meaning = word === undefined ? 'ambiguous' : state.rules.interpret(word)
  switch (meaning) {
    case 'succeeded': {
      const reason = `The deployment succeeded: the platform says "${word}".`
      return finish(state, 'succeeded', reason, events)
    }
    case 'failed': {
      const reason = message`deployment-failed: The deployment failed: the platform says "${word}".`
      return finish(state, 'failed', reason, events)
    }
    case 'cancelled': {
      const reason = `The deployment was cancelled: the platform says "${word}".`
      return finish(state, 'cancelled', reason, events)
    }
    case 'superseded': {
      const reason = message`deployment-superseded: A newer deployment took over: the platform says "${word}".`
      return finish(state, 'superseded', reason, events)
    }
    case 'ongoing':
      return readNext(state, events)
    case 'unknown':
      return warnUnknownWord(state, word ?? '', events)
    case 'ambiguous':
      return inferSuccess({ ...state, unchanged: before.unchanged }, record, log, { atMs, events })
    default:
      return meaning satisfies never
  }
}

/** One warning per word, and few in all: a platform may use any number of words. */
function warnUnknownWord(state: VerdictState, word: string, events: readonly DeploymentEvent[]): Step {
  if (state.warned.includes(word) || state.warned.length >= mostWordWarnings) return readNext(state, events)
  const text = message`word-unknown: The status word "${word}" is not known, so the deployment counts as still running. If the word is final, add it to ${state.rules.named('success-states')} or ${state.rules.named('failure-states')}. \`taxiway doctor\` shows what earlier records say of it.`
  return readNext({ ...state, warned: [...state.warned, word] }, [...events, { kind: 'warning', text }])
}

/**
 * Infers success without a word that proves it: only if the deployment can be rolled back to, its log has a line, its stream
 * is over, and neither the record nor the stored log changed between two reads 5 s apart.
 */
function inferSuccess(
  state: VerdictState,
  record: DeploymentRecord,
  log: LogEvidence,
  { atMs, events }: { atMs: number; events: readonly DeploymentEvent[] },
): Step {
  if (!record.rollbackable || !log.anyLine || !log.streamOver) {
    return readNext({ ...state, unchanged: undefined }, events)
  }
  const candidate: VerdictState = { ...state, needsEvidence: true }
  if (log.storedMark === undefined) return readNext(candidate, events)
  const key = `${log.storedMark} ${record.fingerprint}`
  const sinceMs = state.unchanged?.key === key ? state.unchanged.sinceMs : atMs
  if (atMs - sinceMs < unchangedForMs) {
    const pollAtMs = Math.min(candidate.pollAtMs, sinceMs + unchangedForMs)
    return readNext({ ...candidate, unchanged: { key, sinceMs }, pollAtMs }, events)
  }
  const reason = `The deployment succeeded, inferred from an ended log and unchanged record.`
  return finish(candidate, 'succeeded', reason, [
    ...events,
    { kind: 'warning', text: inferenceWarning(record.word, state.rules.named) },
  ])
}

function judgeAbsence(state: VerdictState, newerFinished: boolean, atMs: number): Step {
  const pollAtMs = Math.min(state.pollAtMs, atMs + absencePollMs)
  const missing: VerdictState = { ...state, pollAtMs, unchanged: undefined, needsEvidence: false }
  if (atMs < state.rules.graceUntilMs) return readNext(missing)
  const { count, sinceMs } = state.absences
  const absences = count === 0 ? { count: 1, sinceMs: atMs } : { count: count + 1, sinceMs }
  if (absences.count < maximumAbsences || atMs - absences.sinceMs < absenceSpanMs) {
    return readNext({ ...missing, absences })
  }
  if (newerFinished && state.seen) {
    const reason = `A newer deployment finished, and this one left the history.`
    return finish(missing, 'superseded', reason)
  }
  const reason = `The deployment is not in the history. Check the dashboard.`
  return finish(missing, 'indeterminate', reason)
}

function judgeFailure(state: VerdictState, failure: ReadFailure, atMs: number): Step {
  const retryAfterMs = failure.kind === 'refused' ? failure.retryAfterMs : undefined
  const notBeforeMs = retryAfterMs === undefined ? 0 : atMs + retryAfterMs
  if (notBeforeMs > state.rules.deadlineMs) {
    const seconds = Math.ceil((retryAfterMs ?? 0) / 1000)
    const reason = `The platform asked to wait ${seconds} s, which is past the timeout.`
    return finish(state, 'indeterminate', reason)
  }
  if (failure.kind === 'refused' && failure.status === 404) {
    return judgeAbsence({ ...state, failures: 0, refusals: 0, notBeforeMs, lastGoodReadMs: atMs }, false, atMs)
  }
  const failures = state.failures + 1
  const forbidden = failure.kind === 'refused' && isForbiddenStatus(failure.status)
  const refusals = forbidden ? state.refusals + 1 : 0
  const next: VerdictState = { ...state, failures, refusals, unreadable: failure.why, unchanged: undefined }
  if (refusals >= refusalLimit) {
    return finish(next, 'indeterminate', forbiddenReason(failure.kind === 'refused' ? failure.status : 0))
  }
  if (atMs - state.lastGoodReadMs >= maximumSilenceMs) {
    const reason = message`platform-silent: The platform gave no readable answer for 5 minutes. \`taxiway doctor\` shows what answers at ${state.rules.named('base-url')}.`
    return finish(next, 'indeterminate', reason + lastFailure(next))
  }
  const pollAtMs = atMs + failureBackoff(failures, state.rules.random)
  return readNext({ ...next, notBeforeMs, pollAtMs })
}

/** Says once that the platform does not answer: a person who waits sees a status that may be minutes old. */
function noteSilence(next: Step, { askedMs, atMs }: { readonly askedMs: number; readonly atMs: number }): Step {
  const { state } = next
  if (state.failures === 0) return { ...next, state: { ...state, silence: undefined } }
  const { sinceMs, said } = state.silence ?? { sinceMs: askedMs, said: false }
  const isNew = !said && atMs - sinceMs >= longSilenceMs
  const silence = { sinceMs, said: said || isNew }
  if (next.effect.kind === 'finish') return { ...next, state: { ...state, silence } }
  const pollAtMs = silence.said ? state.pollAtMs : Math.min(state.pollAtMs, sinceMs + longSilenceMs)
  const text = `The platform has given no readable answer for ${formatDuration(atMs - sinceMs)}, since ${formatDuration(sinceMs)} after the start. Taxiway keeps asking.`
  const events: DeploymentEvent[] = isNew ? [{ kind: 'warning', text: text + lastFailure(state) }] : []
  return readNext({ ...state, silence, pollAtMs }, [...next.events, ...events])
}

function endOfSilence({ silence }: VerdictState, atMs: number): readonly DeploymentEvent[] {
  if (!silence?.said) return []
  const text = `The platform answers again, after ${formatDuration(atMs - silence.sinceMs)}.`
  return [{ kind: 'notice', text }]
}

function applyHint(state: VerdictState, hint: Hint, atMs: number): Step {
  if (hint === 'line' && state.earlyRead !== undefined && state.earlyRead.cause !== 'line') return readNext(state)
  if (nextTokenMs(state.hints[hintKind(hint)]) > atMs) return readNext(state)
  const quickReads = hint === 'stream-ended' ? quickReadsMs.length : state.quickReads
  return readNext({ ...state, earlyRead: { atMs: earlyReadMs(hint, state, atMs), cause: hint }, quickReads })
}

function earlyReadMs(hint: Hint, state: VerdictState, atMs: number): number {
  switch (hint) {
    case 'line':
      // When the log pauses: the last lines of a build come just before its status changes.
      return atMs + logPauseMs
    case 'stream-ended':
      // The build is usually over by then.
      return atMs
    case 'stream-lost':
      return Math.max(atMs, state.lastReadMs + hintGapMs)
    default:
      return hint satisfies never
  }
}

function hintKind(hint: Hint): keyof VerdictState['hints'] {
  return hint === 'line' ? 'line' : 'stream'
}

function spend({ hints }: VerdictState, hint: Hint, atMs: number): VerdictState['hints'] {
  const kind = hintKind(hint)
  return nextTokenMs(hints[kind]) > atMs ? hints : { ...hints, [kind]: takeToken(hints[kind], atMs) }
}

/**
 * The schedule after any read: an early read that was due is done, quick reads follow, then the usual interval. An early read
 * that became due during the read stays due: the answer may be older than its hint.
 */
function afterRead(state: VerdictState, { askedMs, atMs }: { askedMs: number; atMs: number }): VerdictState {
  const due = state.earlyRead !== undefined && state.earlyRead.atMs <= askedMs ? state.earlyRead : undefined
  // A read before its time was an early one, even if a line during the read has postponed that again.
  const spent = atMs < state.pollAtMs ? state.earlyRead : due
  const quick = state.quickReads > 0 ? quickReadsMs[quickReadsMs.length - state.quickReads] : undefined
  const interval = pollInterval(state.rules.pollIntervalMs, atMs)
  return {
    ...state,
    lastReadMs: atMs,
    earlyRead: due === undefined ? state.earlyRead : undefined,
    hints: spent === undefined ? state.hints : spend(state, spent.cause, atMs),
    quickReads: Math.max(0, state.quickReads - 1),
    pollAtMs: atMs + Math.min(interval, quick ?? interval),
  }
}
