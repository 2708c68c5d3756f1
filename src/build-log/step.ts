import { message } from '../text/message.ts'
import { awaitsGaps, endsAtMs, isWhole, judgeEnd, patientUntilMs } from './end.ts'
import type { LogEvent } from './host.ts'
import { beginRead, endRead, failRead, nextReadMs, refusalLimit, type Situation, spareReadMs, wake } from './pace.ts'
import {
  type Answer,
  beginAnswer,
  endAnswer,
  endGapRead,
  type Gap,
  type Merged,
  mayLackBeginning,
  nextGap,
  takeRecords,
} from './records.ts'
import type { LogEffect, LogInput, LogState, LogStep } from './state.ts'
import { countTexts, endStream, findStart, holdTexts, mayBeLine, openStream } from './stream.ts'

/** Statuses that another read would not change. A 404 is none: the record may come later. */
const refusals: ReadonlySet<number | undefined> = new Set([403, 405, 501])
/** Without any answer of the store for so long, the lines of the stream are all that there is. */
const storeSilentMs = { whileItBuilds: 10_000, atEnd: 2_000 }
/** So long after the end of the stream a status that turns final is usual. */
const soonMs = 5_000
/** Two requests that left so close to each other were sent together, on a busy machine too. */
const togetherMs = 50

/**
 * Follows a log: what to print, what to read next, and when its end is known. Pure, in the shape of the verdict's `step`. Only stored
 * records are printed, in the order of their numbers: the platform documents a sequence, and "receives newer records".
 */
export function stepLog(before: LogState, input: LogInput, atMs: number): LogStep {
  const effects: LogEffect[] = []
  const state = chooseSource(take(before, input, atMs, effects), atMs, effects)
  const end = judgeEnd(state, atMs)
  if (end === undefined) return schedule(state, atMs, effects)
  if (end.kind === 'incomplete')
    for (const gap of end.missing) report(effects, { kind: 'hole', from: gap.from, to: gap.to })
  return { state, effects: [...effects, { kind: 'finish', end }], dueMs: Number.POSITIVE_INFINITY }
}

function take(state: LogState, input: LogInput, atMs: number, effects: LogEffect[]): LogState {
  const { printed, answer, pace, stream } = state
  switch (input.kind) {
    case 'time':
      return state
    case 'records':
      return answer === undefined ? state : print(state, takeRecords(printed, answer, input.records, atMs), effects)
    case 'answered':
      return answer === undefined ? state : takeAnswer(state, answer, { askedMs: input.askedMs, atMs }, effects)
    case 'read-failed': {
      const count = refusals.has(input.status) ? state.refusals + 1 : 0
      const gaps = answer?.gap === undefined ? printed : endGapRead(printed, answer.gap, -1, atMs)
      const failed = { answer: undefined, quietAskedMs: undefined, failure: input.why, refusals: count, printed: gaps }
      return { ...state, ...failed, pace: failRead(pace, atMs, state.verdict !== undefined) }
    }
    case 'stream-opened':
      return { ...state, stream: openStream(stream), pace: wake(pace) }
    case 'stream-texts': {
      const counted = countTexts(stream, input.texts, atMs)
      const streamed = input.texts.map(({ text }) => text)
      if (state.source === 'stream') return printTexts({ ...state, stream: counted }, streamed, effects)
      const { firstText, lastText, texts } = printed
      const fromStart = firstText === undefined ? holdTexts(counted, streamed) : findStart(counted, [firstText], 0)
      const found = lastText === undefined ? fromStart : findStart(fromStart, [lastText], texts - 1)
      return { ...state, stream: found, pace: wake(pace) }
    }
    case 'stream-ended': {
      const ended = endStream(stream, input.clean, atMs, state.rules.random)
      if (ended.givenUp && !stream.givenUp && state.source !== 'stream') {
        const text = message`log-stream-lost: The log stream was lost three times in a row. Lines of the build log may now appear up to 5 s late.`
        report(effects, { kind: 'warning', text })
      }
      const woken = stream.open ? wake(pace) : pace
      return { ...state, stream: ended, pace: { ...woken, atOnce: pace.atOnce || input.clean } }
    }
    case 'status-changed':
      return { ...state, pace: wake(pace) }
    case 'history-read':
      // Once the stream has ended, the log is read beside the history: both answers may be the last ones that are needed.
      if (Math.abs(atMs - stream.cleanEndMs) > soonMs || pace.askedMs >= atMs - togetherMs) return state
      return { ...state, pace: { ...pace, atOnce: true } }
    case 'evidence-wanted':
      return { ...state, pace: { ...pace, atOnce: true } }
    case 'verdict': {
      const verdict = { atMs, askedMs: input.askedMs - togetherMs, ending: input.ending }
      const round = { ...printed.round, behind: -1, asks: 0 }
      // A read that was sent with the one that brought the verdict is as good as another one.
      const isAsked = answer !== undefined && pace.askedMs >= verdict.askedMs
      const next = { ...pace, atOnce: pace.atOnce || !isAsked }
      return { ...state, verdict, printed: { ...printed, round }, pace: next }
    }
    default:
      return input satisfies never
  }
}

function takeAnswer(
  state: LogState,
  answer: Answer,
  times: { readonly askedMs: number; readonly atMs: number },
  effects: LogEffect[],
): LogState {
  const merged = endAnswer(state.printed, answer, times)
  const { gap, fresh, highest } = merged.answer
  const next = { ...print(state, merged, effects), answer: undefined, failure: undefined, refusals: 0 }
  if (gap !== undefined) return { ...next, printed: endGapRead(next.printed, gap, highest, times.atMs) }
  const isQuiet = fresh === 0 && merged.printed.suspect === undefined
  const pace = endRead(state.pace, fresh, times.atMs, situationOf(next))
  return { ...next, last: merged.answer, quietAskedMs: isQuiet ? times.askedMs : undefined, pace }
}

function print(state: LogState, { printed, answer, lines }: Merged, effects: LogEffect[]): LogState {
  const [first] = lines
  if (first === undefined) return { ...state, printed, answer }
  effects.push({ kind: 'print', lines })
  if (state.printed.lines === 0 && mayLackBeginning(first.seq, answer)) {
    const text = message`log-offset: The stored build log begins with line ${first.seq}. If there are lines before it, see the dashboard.`
    report(effects, { kind: 'notice', text })
  }
  const texts = lines.map(({ text }) => text)
  const stream = { ...findStart(state.stream, texts, state.printed.texts), held: [] }
  return { ...state, source: 'stored', quietAskedMs: undefined, stream, printed, answer }
}

/** Turns to the lines of the stream if there is no stored log, or none at the end. Never after the first line. */
function chooseSource(state: LogState, atMs: number, effects: LogEffect[]): LogState {
  const { stream, verdict, source, failure, last } = state
  if (source !== 'undecided') return state
  const stayedEmpty = stream.held.length > 0 && verdict?.ending !== 'open' && isWhole(state)
  if (atMs < storeGivenUpMs(state) && !stayedEmpty) return state
  if (stream.held.length > 0 || stream.open) {
    const text = message`log-by-stream: The stored build log cannot be read, so the lines of the stream are shown. Lines may be missing, or repeated after a reconnection. `
    const empty =
      last === undefined ? message`log-no-answer: No answer came.` : message`log-stayed-empty: It stayed empty.`
    report(effects, { kind: 'notice', text: text + (failure ?? empty) })
  }
  return printTexts({ ...state, source: 'stream', stream: { ...stream, held: [] } }, stream.held, effects)
}

function storeGivenUpMs({ refusals: count, last, stream, verdict }: LogState): number {
  if (count >= refusalLimit) return stream.firstTextMs
  if (last !== undefined) return Number.POSITIVE_INFINITY
  const atEndMs = Math.max(stream.firstTextMs, (verdict?.atMs ?? Number.POSITIVE_INFINITY) + storeSilentMs.atEnd)
  return Math.min(stream.firstTextMs + storeSilentMs.whileItBuilds, atEndMs)
}

function printTexts(state: LogState, texts: readonly string[], effects: LogEffect[]): LogState {
  const { printed } = state
  const lines = texts.filter(mayBeLine).map((text, index) => ({ seq: printed.lines + index + 1, text }))
  if (lines.length > 0) effects.push({ kind: 'print', lines })
  return { ...state, printed: { ...printed, lines: printed.lines + lines.length } }
}

function situationOf(state: LogState): Situation {
  const { stream, printed, verdict } = state
  const owed = stream.total === 0 ? -1 : stream.total - printed.texts
  return { streamOpen: stream.open, owed, verdictMs: verdict?.atMs, patientUntilMs: patientUntilMs(state) }
}

/** The next read of the stored log: what follows the last line, or a gap that stayed. */
function nextRead(state: LogState): { readonly atMs: number; readonly gap: Gap | undefined } {
  const { printed, pace, verdict } = state
  if (state.answer !== undefined || state.source === 'stream') return { atMs: Number.POSITIVE_INFINITY, gap: undefined }
  if (printed.suspect !== undefined)
    return { atMs: Math.max(printed.suspect.askAtMs, pace.notBeforeMs), gap: undefined }
  const atMs = nextReadMs(pace, situationOf(state))
  const gap = nextGap(printed)
  const gapMs = verdict === undefined ? spareReadMs(pace, printed.round.atMs) : pace.notBeforeMs
  const isForGap = verdict === undefined ? gapMs < atMs : awaitsGaps(state)
  return gap !== undefined && isForGap ? { atMs: gapMs, gap } : { atMs, gap: undefined }
}

/** What is due, and when the next thing will be. */
function schedule(state: LogState, atMs: number, effects: LogEffect[]): LogStep {
  let next = state
  if (openMs(next) <= atMs) {
    effects.push({ kind: 'open-stream' })
    next = { ...next, stream: { ...next.stream, openAtMs: Number.POSITIVE_INFINITY } }
  }
  const read = nextRead(next)
  if (read.atMs <= atMs) {
    const mark = read.gap === undefined ? next.printed.last : read.gap.from - 1
    const after = next.printed.numbered === true && mark >= 0 ? mark : undefined
    effects.push({ kind: 'read', after })
    next = { ...next, answer: beginAnswer(after, read.gap), pace: beginRead(next.pace, atMs) }
  }
  const sourceMs = next.source === 'undecided' ? storeGivenUpMs(next) : Number.POSITIVE_INFINITY
  return { state: next, effects, dueMs: Math.min(openMs(next), nextRead(next).atMs, sourceMs, endsAtMs(next)) }
}

function openMs({ verdict, stream }: LogState): number {
  return verdict === undefined && !stream.open ? stream.openAtMs : Number.POSITIVE_INFINITY
}

function report(effects: LogEffect[], event: LogEvent): void {
  effects.push({ kind: 'report', event })
}
