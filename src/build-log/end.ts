import { message } from '../text/message.ts'
import type { LogEnd } from './host.ts'
import { refusalLimit } from './pace.ts'
import { looksLikePage, missingLines, nextGap } from './records.ts'
import type { LogState } from './state.ts'
import { provesEnd } from './stream.ts'

/** A line may reach the store so long after the verdict, and after the line before it; longer if the stream has shown more lines. */
const patienceMs = 2_000
const owedPatienceMs = 5_000
/** The end of all patience. While pages come, it takes as long as they may; `silence`: without one for so long they do not. */
const mostMs = { usual: 30_000, pages: 120_000, silence: 10_000, pastDeadline: 5_000 }
const mostRanges = 5

/**
 * The only place that ends a log. It is complete if the last answer was asked for with the number of the last line and brought nothing
 * new, no read has failed since, and either the count of the stream proves it or the patience has passed. Else a warning says what is known.
 */
export function judgeEnd(state: LogState, atMs: number): LogEnd | undefined {
  const { verdict, printed, source, failure } = state
  if (verdict === undefined) return undefined
  if (source === 'stream') return judgeStream(state, atMs)
  if (printed.moved) {
    const text = message`log-moved: The stored build log has no line numbers, and a line that was shown has changed, so new lines could not be told from old ones. The dashboard has all of them.`
    return conclude(state, text)
  }
  if (isWhole(state) && !awaitsGaps(state)) return judgeWhole(state)
  if (atMs < endsAtMs(state)) return undefined
  if (state.refusals >= refusalLimit) return judgeStream(state, atMs)
  const text = message`log-end-unread: The end of the build log could not be read. The dashboard has all of it. `
  return conclude(state, text + (failure ?? message`log-still-arriving: Its lines were still arriving.`))
}

/** By when the log is over at the latest, whatever the platform does. */
export function endsAtMs({ verdict, source, pace, printed, rules, refusals }: LogState): number {
  if (verdict === undefined) return Number.POSITIVE_INFINITY
  const isShort = verdict.ending === 'open' || source === 'stream' || refusals >= refusalLimit
  const pagesMs = pace.isBehind ? Math.min(mostMs.pages, printed.newMs + mostMs.silence - verdict.atMs) : 0
  const ms = isShort ? owedPatienceMs : Math.max(mostMs.usual, pagesMs)
  return Math.min(verdict.atMs + ms, rules.deadlineMs + mostMs.pastDeadline)
}

/** From when on an answer without a new line shows the end. A deployment that may go on has none to wait for. */
export function patientUntilMs({ verdict, printed, stream }: LogState): number {
  if (verdict === undefined) return Number.POSITIVE_INFINITY
  if (verdict.ending === 'open') return verdict.askedMs
  const ms = stream.total > printed.texts ? owedPatienceMs : patienceMs
  return Math.max(verdict.atMs + ms, printed.newMs + patienceMs)
}

/** All is shown but the lines of gaps, which have not been asked for since the verdict. */
export function awaitsGaps(state: LogState): boolean {
  const { verdict, printed } = state
  if (verdict === undefined || verdict.ending === 'open' || !isWhole(state)) return false
  return nextGap(printed) !== undefined && printed.round.doneMs < verdict.atMs
}

export function isWhole(state: LogState): boolean {
  const { quietAskedMs } = state
  return quietAskedMs !== undefined && (isProven(state) || quietAskedMs >= patientUntilMs(state))
}

function isProven({ verdict, stream, printed, quietAskedMs }: LogState): boolean {
  if (verdict === undefined || quietAskedMs === undefined || !provesEnd(stream, printed.texts, printed.lastText))
    return false
  return quietAskedMs >= Math.max(stream.cleanEndMs, verdict.askedMs)
}

function judgeWhole(state: LogState): LogEnd {
  const { printed, stream, verdict, last } = state
  if (isProven(state) || verdict?.ending === 'open') return conclude(state)
  const isFailed = verdict?.ending === 'failed'
  if (last?.isFixed && looksLikePage(last)) {
    const text = message`log-one-page: The platform answers with the first ${last.records} lines of the build log, whatever is asked for. If there are more, see the dashboard.`
    return conclude(state, text)
  }
  if (stream.total > printed.texts) {
    const text = message`log-owed: The log stream has sent ${stream.total} lines, but the stored build log shows ${printed.texts}. If lines are missing, see the dashboard.`
    return isFailed ? conclude(state, text) : conclude(state, undefined, text)
  }
  const text = message`log-end-unproven: The platform gave no proof that this is the whole build log. If its end is missing, see the dashboard.`
  return isFailed ? conclude(state, undefined, text) : conclude(state)
}

/** Without a stored log, only a clean end of the stream is an end. */
function judgeStream(state: LogState, atMs: number): LogEnd | undefined {
  const { stream, failure, source } = state
  if (source === 'stream' && stream.cleanEndMs < Number.POSITIVE_INFINITY) return conclude(state)
  if ((stream.open || stream.total > 0) && atMs < endsAtMs(state)) return undefined
  const text = message`log-unreadable: The build log could not be read to its end. The outcome is not affected. If the API key lacks the capability logs:read, grant it: \`taxiway doctor\` shows what the key may do. `
  return conclude(state, text + (failure ?? ''))
}

/** Complete, unless there is a warning or lines are missing. */
function conclude({ printed }: LogState, warning?: string, notice?: string): LogEnd {
  const missing = missingLines(printed)
  if (missing.length === 0)
    return warning === undefined ? { kind: 'complete', notice } : { kind: 'incomplete', warning, missing }
  const ranges = missing.slice(0, mostRanges).map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`))
  const more = missing.length > mostRanges ? ` and ${missing.length - mostRanges} more gaps` : ''
  const text = message`log-lines-missing: The platform did not deliver these lines of the build log: ${ranges.join(', ')}${more}. The dashboard may have them.`
  return { kind: 'incomplete', warning: [text, warning ?? notice ?? ''].join(' ').trim(), missing }
}
