import { refusalLimit } from '../client/errors.ts'
import { formatCount } from '../text/formats/count.ts'
import { message } from '../text/message.ts'
import { looksLikePage } from './deduplication.ts'
import { missingLines, nextGap, tellsMissing } from './gaps.ts'
import { anyForgotten } from './line-fingerprints.ts'
import type { LogEnd } from './log-event.ts'
import type { LogState } from './state.ts'
import { countLines, owedLines, provesEnd } from './stream-state.ts'

/** A line may reach the store so long after the verdict, and after the line before it; longer if the stream has shown more lines. */
const patienceMs = 2_000
const owedPatienceMs = 5_000
/** The end of all patience. While pages come, it takes as long as they may; `silence`: without one for so long they do not. */
const mostMs = { usual: 30_000, pages: 120_000, silence: 10_000, pastDeadline: 5_000 }
const mostRanges = 5
/** A log of at most so many lines is read from its beginning once more, which shows numbers that began again. */
const mostToReadAgain = 1_000

/**
 * The only place that ends a log. It is complete if the last answer brought nothing new, no read has failed since, and either the count of
 * the stream proves it or the patience has passed and the log was read from its beginning. Else a warning says what is known. Without a
 * stored log, only a clean end of the stream is an end.
 */
export function judgeEnd(state: LogState, atMs: number): LogEnd | undefined {
  const { verdict, printed, source, failed, stream, quiet } = state
  if (verdict === undefined) return undefined
  const isOnTime = atMs < endsAtMs(state)
  if (isUnreadable(state) && (source === 'stream' || !isOnTime)) {
    if (source === 'stream' && !stream.open && stream.cleanEndMs < Number.POSITIVE_INFINITY) return conclude(state)
    if ((stream.open || stream.sent > 0) && isOnTime) return undefined
    const text = message`log-unreadable: The build log could not be read to its end. The outcome is not affected. If the API key lacks the capability logs:read, grant it: \`taxiway doctor\` shows what the key may do. `
    return conclude(state, text + (failed.why ?? ''))
  }
  if (printed.moved) {
    const text = `The stored build log has no line numbers, and a line that was shown has changed, so new lines could not be told from old ones. The dashboard may have all of them.`
    return conclude(state, text)
  }
  if (!isWhole(state) || awaitsGaps(state)) {
    if (isOnTime) return undefined
    const text = `The end of the build log could not be read. The dashboard may have all of it. `
    return conclude(state, text + (failed.why ?? `There was no end to its lines.`))
  }
  if (isProven(state) || verdict.ending === 'open') return conclude(state)
  const isFailed = verdict.ending === 'failed'
  // What follows the last line was asked for: a page of other lines is all that the platform ever shows.
  if (quiet !== undefined && looksLikePage(quiet.records)) {
    const text = `The platform answers with the first ${quiet.records} lines of the build log, whatever is asked for. If there are more, see the dashboard.`
    return conclude(state, text)
  }
  if (state.reach.isHidden || state.reach.isFilled) {
    const text = message`log-number-shared: More lines of the build log have one number than an answer of the platform may hold. If lines are missing, see the dashboard.`
    return conclude(state, text)
  }
  if (isUnchecked(state)) {
    const text = message`log-order-unchecked: The numbers of the stored build log begin again or are absent, and one answer does not hold all of its lines, so lines may be missing. The dashboard may have them.`
    return conclude(state, text)
  }
  if (owedLines(stream, printed.texts) > 0) {
    const text = `The log stream has sent ${countLines(stream)} lines, but the stored build log shows ${printed.texts}. If lines are missing, see the dashboard.`
    return isFailed ? conclude(state, text) : conclude(state, undefined, text)
  }
  if (!isFailed && printed.lines === 0)
    return conclude(state, undefined, message`log-empty: The platform showed no line of a build log.`)
  const text = message`log-end-unproven: The platform gave no proof that this is the whole build log. If its end is missing, see the dashboard.`
  return isFailed ? conclude(state, undefined, text) : conclude(state)
}

function isUnreadable({ source, failed }: LogState): boolean {
  return source === 'stream' || failed.refusals >= refusalLimit
}

/** By when the log is over at the latest, whatever the platform does. */
export function endsAtMs(state: LogState): number {
  const { verdict, pace, printed, rules } = state
  if (verdict === undefined) return Number.POSITIVE_INFINITY
  const pagesMs = pace.fullPages > 0 ? Math.min(mostMs.pages, printed.newMs + mostMs.silence - verdict.atMs) : 0
  const isShort = verdict.ending === 'open' || isUnreadable(state)
  const ms = isShort ? owedPatienceMs : Math.max(mostMs.usual, pagesMs)
  return Math.min(verdict.atMs + ms, rules.deadlineMs + mostMs.pastDeadline)
}

/** From when on an answer without a new line shows the end. A deployment that may continue has none to wait for. */
export function patientUntilMs(state: LogState): number {
  const { verdict, printed, stream } = state
  if (verdict === undefined) return Number.POSITIVE_INFINITY
  if (verdict.ending === 'open') return verdict.askedMs
  const ms = owedLines(stream, printed.texts) > 0 ? owedPatienceMs : patienceMs
  return Math.max(verdict.atMs + ms, printed.newMs + patienceMs)
}

/** All is shown but the lines of gaps, which have not been asked for since the verdict. */
export function awaitsGaps(state: LogState): boolean {
  const { verdict, printed } = state
  return verdict !== undefined && verdict.ending !== 'open' && isWhole(state) && nextGap(printed) !== undefined
}

export function isWhole(state: LogState): boolean {
  const { quiet, reach } = state
  if (quiet === undefined) return false
  if (isProven(state)) return true
  const patientMs = patientUntilMs(state)
  return quiet.askedMs >= patientMs && (!wantsWhole(state) || reach.wholeAskedMs >= patientMs)
}

/** Whether the log ends with a read from its beginning: a number behind which is asked for may hide lines. */
export function wantsWhole(state: LogState): boolean {
  const { verdict, source, printed, stream } = state
  if (verdict === undefined || verdict.ending === 'open') return false
  if (source !== 'stored' || printed.numbered !== true || isProven(state)) return false
  return printed.lines <= mostToReadAgain || !tellsMissing(printed) || owedLines(stream, printed.texts) > 0
}

/** Lines may be hidden behind numbers that began again or are absent, and no answer held the log from its beginning to its end. */
function isUnchecked({ printed, reach }: LogState): boolean {
  return (printed.fell || printed.lacked) && (!reach.holdsAll || anyForgotten(printed.recent))
}

/**
 * By the count of the stream, unless its clean end may be a cut: it began after the verdict, so that something has held it back, or it had
 * ended when the history was read and the deployment went on. Nor if the store lags so much that its lines may come to any count.
 */
function isProven({ verdict, stream, printed, quiet, grewMs }: LogState): boolean {
  if (verdict === undefined || quiet === undefined) return false
  if (stream.firstMs >= verdict.atMs || stream.checkedMs < verdict.askedMs) return false
  if (grewMs > verdict.atMs + patienceMs) return false
  const askedAfterMs = Math.max(stream.cleanEndMs, verdict.askedMs)
  return quiet.askedMs >= askedAfterMs && provesEnd(stream, printed.texts, printed.lastText)
}

/** Complete, unless there is a warning or lines are missing. */
function conclude(state: LogState, warning?: string, notice?: string): LogEnd {
  const { gaps, more } = missingLines(state.printed)
  const begins = beginningNotice(state)
  if (gaps.length + more === 0 && warning === undefined) return { kind: 'complete', notice: join(notice, begins) }
  if (gaps.length + more === 0) return { kind: 'incomplete', warning: join(warning, begins) ?? '' }
  const ranges = gaps.slice(0, mostRanges).map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`))
  const others = gaps.length - ranges.length + more
  if (others > 0) ranges.push(`those of ${formatCount(others, 'more gap')}`)
  const text = message`log-lines-missing: The platform did not deliver these lines of the build log: ${ranges.join(', ')}. The dashboard may have them.`
  return { kind: 'incomplete', warning: join(text, warning ?? notice, begins) ?? '' }
}

/** Lines before the first one that a store shows leave no number unused. */
function beginningNotice(state: LogState): string | undefined {
  const { source, printed, stream } = state
  const { numbered, first, beginning, keepsBeginning, losesBeginning, anyChanged } = printed
  if (source !== 'stored' || numbered !== true || beginning === undefined) return undefined
  if (stream.skipped === 0 && isProven(state)) return undefined
  // Its oldest line may have a higher number than one that follows, if the numbers began again.
  const number = Math.max(first, beginning.seq)
  if (number > 1 && !keepsBeginning)
    return `The stored build log begins with line ${number}. If there are lines before it, see the dashboard.`
  if (!losesBeginning || (tellsMissing(printed) && !anyChanged)) return undefined
  return message`log-beginning-dropped: The stored build log does not keep its first lines. If lines are missing, see the dashboard.`
}

function join(...sentences: readonly (string | undefined)[]): string | undefined {
  return (
    sentences
      .filter((sentence) => sentence !== undefined)
      .join(' ')
      .trim() || undefined
  )
}
