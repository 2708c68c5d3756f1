import { refusalLimit } from '../client/errors.ts'
import { message } from '../text/message.ts'
import { type Answer, beginAnswer, endAnswer, type Merged, takeRecords } from './deduplication.ts'
import { endGapRead, type Gap, missingLines, nextGap } from './gaps.ts'
import { awaitsGaps, endsAtMs, isWhole, judgeEnd } from './log-end.ts'
import { beginRead, endRead, failRead, nextReadMs, spareReadMs, wake } from './pace.ts'
import { chooseMark, reachWith } from './reach.ts'
import type { LogEffect, LogInput, LogState, LogStep } from './state.ts'
import { countTexts, endStream, findStart, isGivenUp, mayBeLine } from './stream-state.ts'

/** Statuses that another read would not change. A 404 is none: the record may come later. */
const refusals: ReadonlySet<number | undefined> = new Set([403, 405, 501])
/** Without any answer of the store for so long, the lines of the stream are all that there is. */
const storeSilentMs = { whileItBuilds: 10_000, atEnd: 2_000 }
/** Lines that are kept for the case that there is no stored log, and their characters. */
const mostHeld = { lines: 1_000, length: 4_000_000 }
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
  let state = take(before, input, atMs, effects)
  const stayedEmpty =
    state.source === 'undecided' && state.held.length > 0 && state.verdict?.ending !== 'open' && isWhole(state)
  if (atMs >= storeGivenUpMs(state) || stayedEmpty) state = switchToStream(state, effects)
  const end = judgeEnd(state, atMs)
  if (end === undefined) return schedule(state, atMs, effects)
  for (const { from, to } of missingLines(state.printed).gaps)
    effects.push({ kind: 'report', event: { kind: 'hole', from, to } })
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
      return answer === undefined ? state : takeAnswer(state, answer, input.askedMs, atMs, effects)
    case 'read-failed': {
      const { times, refusals: before } = state.failed
      const failed = { times: times + 1, refusals: refusals.has(input.status) ? before + 1 : 0, why: input.why }
      const next = { ...state, answer: undefined, quiet: undefined, failed, pace: failRead(state, atMs) }
      return answer?.gap === undefined
        ? next
        : { ...next, printed: endGapRead(printed, answer.gap, answer.highest, atMs, state.verdict !== undefined) }
    }
    case 'stream-opened':
      return { ...state, stream: { ...stream, open: true, before: stream.sent, counts: new Map() }, pace: wake(pace) }
    case 'stream-texts': {
      const { firstText = '', lastText = '', texts } = printed
      const counted = findStart(countTexts(stream, input.texts, atMs), [firstText], 0)
      const woken = { ...state, stream: findStart(counted, [lastText], texts - 1), pace: wake(pace) }
      const held = input.texts.map(({ text }) => text)
      return takeTexts(woken, held, effects)
    }
    case 'stream-ended': {
      const ended = endStream(stream, input.clean, atMs, state.rules.random)
      // Of a log that has no line yet, none can be late.
      const isLost = isGivenUp(ended) && !input.clean && printed.lines > 0 && state.source !== 'stream'
      if (isLost && !stream.saidLost) {
        const text = message`log-stream-lost: The log stream was lost three times in a row. Lines of the build log may now appear up to 5 s late.`
        effects.push({ kind: 'report', event: { kind: 'warning', text } })
      }
      const woken = stream.open ? wake(pace) : pace
      return {
        ...state,
        stream: { ...ended, saidLost: stream.saidLost || isLost },
        pace: { ...woken, atOnce: pace.atOnce || input.clean },
      }
    }
    case 'status-changed':
      return { ...state, pace: wake(pace) }
    case 'history-read': {
      const checkedMs = atMs >= stream.cleanEndMs ? Math.min(stream.checkedMs, atMs) : stream.checkedMs
      const next = { ...state, stream: { ...stream, checkedMs } }
      // Once the stream has ended, the log is read beside the history: both answers may be the last ones that are needed.
      if (Math.abs(atMs - stream.cleanEndMs) > soonMs || pace.askedMs >= atMs - togetherMs) return next
      return { ...next, pace: { ...pace, atOnce: true } }
    }
    case 'evidence-wanted':
      return { ...state, pace: { ...pace, atOnce: true } }
    case 'verdict': {
      const verdict = { atMs, askedMs: input.askedMs - togetherMs, ending: input.ending }
      const round = { ...printed.round, behind: -1, asks: 0 }
      // A read that was sent with the one that brought the verdict is as good as another one.
      const isAsked = answer !== undefined && pace.askedMs >= verdict.askedMs
      return { ...state, verdict, printed: { ...printed, round }, pace: { ...pace, atOnce: pace.atOnce || !isAsked } }
    }
    default:
      return input satisfies never
  }
}

function takeAnswer(before: LogState, answer: Answer, askedMs: number, atMs: number, effects: LogEffect[]): LogState {
  const merged = endAnswer(before.printed, answer, askedMs, atMs)
  const { gap, highest, fresh, records } = merged.answer
  const state = {
    ...print(before, merged, effects),
    answer: undefined,
    failed: { times: 0, refusals: 0, why: undefined },
  }
  if (gap !== undefined)
    return { ...state, printed: endGapRead(state.printed, gap, highest, atMs, state.verdict !== undefined) }
  const isQuiet = fresh === 0 && state.printed.suspect === undefined
  const reach = reachWith(state, merged.answer, isQuiet, askedMs)
  const pace = endRead(state, fresh, atMs)
  if (reach.next !== undefined) return { ...state, reach, quiet: undefined, pace: { ...pace, atOnce: true } }
  return { ...state, reach, quiet: isQuiet ? { askedMs, records } : undefined, pace }
}

function print(state: LogState, { printed, answer, lines }: Merged, effects: LogEffect[]): LogState {
  if (lines.length === 0) return { ...state, printed, answer }
  effects.push({ kind: 'print', lines })
  if (printed.fell && !state.printed.fell) {
    const text = message`log-order: The numbers of the stored build log begin again, or tell no order. Its lines are shown in the order of the platform's answers.`
    effects.push({ kind: 'report', event: { kind: 'notice', text } })
  }
  const texts = lines.map(({ text }) => text)
  const stream = findStart(state.stream, texts, state.printed.texts)
  const grewMs = state.quiet === undefined ? state.grewMs : printed.newMs
  return { ...state, source: 'stored', held: [], quiet: undefined, grewMs, stream, printed, answer }
}

/** The next read of the stored log: what follows the last line, or a gap that stayed. */
function nextRead(state: LogState): { readonly atMs: number; readonly gap: Gap | undefined } {
  const { printed, pace, verdict } = state
  if (state.answer !== undefined || state.source === 'stream') return { atMs: Number.POSITIVE_INFINITY, gap: undefined }
  if (printed.suspect !== undefined)
    return { atMs: Math.max(printed.suspect.askAtMs, pace.notBeforeMs), gap: undefined }
  const atMs = nextReadMs(state)
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
  const { atMs: readMs, gap } = nextRead(next)
  if (readMs <= atMs) {
    const mark = gap === undefined ? chooseMark(next, atMs) : gap.from - 1
    const after = mark >= 0 ? mark : undefined
    effects.push({ kind: 'read', after })
    next = { ...next, answer: beginAnswer(after, gap), pace: beginRead(next.pace, atMs) }
  }
  return {
    state: next,
    effects,
    dueMs: Math.min(openMs(next), nextRead(next).atMs, storeGivenUpMs(next), endsAtMs(next)),
  }
}

function openMs({ verdict, stream }: LogState): number {
  return verdict === undefined && !stream.open ? stream.openAtMs : Number.POSITIVE_INFINITY
}

/** New texts of the stream: printed if there is no stored log, and held until that is known. */
function takeTexts(state: LogState, texts: readonly string[], effects: LogEffect[]): LogState {
  if (state.source === 'stored') return state
  if (state.source === 'stream') return printTexts(state, texts, effects)
  const held = [...state.held, ...texts].slice(-mostHeld.lines)
  let length = held.reduce((sum, text) => sum + text.length, 0)
  while (length > mostHeld.length) length -= held.shift()?.length ?? 0
  return { ...state, held }
}

/** When the store is given up before its first line: it refuses, or no answer has come. */
function storeGivenUpMs({ source, failed, pace, stream, verdict }: LogState): number {
  if (source === 'undecided' && failed.refusals >= refusalLimit) return stream.firstMs
  if (source !== 'undecided' || pace.answeredMs > 0) return Number.POSITIVE_INFINITY
  const atEndMs = Math.max(stream.firstMs, (verdict?.atMs ?? Number.POSITIVE_INFINITY) + storeSilentMs.atEnd)
  return Math.min(stream.firstMs + storeSilentMs.whileItBuilds, atEndMs)
}

/** Turns to the lines of the stream: there is no stored log, or none at the end. Never after the first line. */
function switchToStream(state: LogState, effects: LogEffect[]): LogState {
  const { held, stream, failed, pace } = state
  if (held.length > 0 || stream.open) {
    const text = message`log-by-stream: The stored build log cannot be read, so the lines of the stream are shown. Lines may be missing, or repeated after a reconnection. `
    const empty = pace.answeredMs > 0 ? `It stayed empty.` : `No answer came.`
    effects.push({ kind: 'report', event: { kind: 'notice', text: text + (failed.why ?? empty) } })
  }
  return printTexts({ ...state, source: 'stream', held: [] }, held, effects)
}

function printTexts(state: LogState, texts: readonly string[], effects: LogEffect[]): LogState {
  const { printed } = state
  const lines = texts.filter(mayBeLine).map((text, index) => ({ seq: printed.lines + index + 1, text }))
  if (lines.length > 0) effects.push({ kind: 'print', lines })
  return { ...state, printed: { ...printed, lines: printed.lines + lines.length } }
}
