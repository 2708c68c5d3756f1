import { type Answer, looksLikePage } from './deduplication.ts'
import { patientUntilMs, wantsWhole } from './log-end.ts'
import type { LogState, Reach } from './state.ts'

/** The number behind which the next read asks for lines; negative: from the beginning. */
export function chooseMark(state: LogState, atMs: number): number {
  const { last, numbered, shared, lacked, fell } = state.printed
  const { next, holdsAll } = state.reach
  if (numbered !== true) return -1
  if (next === 'behind-number') return last
  if (next === undefined && ((fell && holdsAll) || isWholeDue(state, atMs))) return -1
  return shared || lacked ? last - 1 : last
}

/** The last read of a log is from the beginning: numbers that began again show no sign behind a number. */
function isWholeDue(state: LogState, atMs: number): boolean {
  const patientMs = patientUntilMs(state)
  const isWaiting = state.printed.suspect !== undefined
  return wantsWhole(state) && atMs >= patientMs && state.reach.wholeAskedMs < patientMs && !isWaiting
}

/** What this answer adds; `isQuiet`: all of its lines were printed before. */
export function reachWith(
  { printed, reach, quiet }: LogState,
  answer: Answer,
  isQuiet: boolean,
  askedMs: number,
): Reach {
  const { after, records } = answer
  const longest = Math.max(reach.longest, records)
  const isPage = looksLikePage(records)
  if (after === undefined) {
    const holdsAll = records >= printed.lines
    // Until an answer to the last number brought nothing, and where numbers fell back, which are asked for from the beginning alone, more
    // may be behind a page.
    const mayBePage = !holdsAll || isPage || printed.fell || quiet === undefined
    const next = isQuiet && printed.numbered === true && mayBePage ? 'following' : undefined
    return { ...reach, longest, wholeAskedMs: askedMs, holdsAll, next, isFilled: false }
  }
  if (reach.next === 'behind-number')
    return {
      ...reach,
      longest,
      next: undefined,
      isHidden: reach.isHidden || !isQuiet,
      isFilled: reach.isFilled && isQuiet,
    }
  const isOfOneNumber = isQuiet && records > 0 && after < printed.last
  const next = isOfOneNumber && records >= reach.longest ? 'behind-number' : undefined
  return { ...reach, longest, next, isFilled: isOfOneNumber && isPage }
}
