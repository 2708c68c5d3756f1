import { splitSentences } from '../../text/first-sentences.ts'
import type { RunReport } from '../run-report.ts'
import { type Subject, toHeadline, whyNotDeployed } from './headline.ts'

/**
 * What an annotation, and the last words of a log, say of a run that failed: what failed, in a line that says it by itself, the lines that
 * show it, and the reason, which says what to do.
 */
export function formatFailure(run: RunReport, subject: Subject): string {
  const [line, reason] = why(run, subject)
  // What to do stands last.
  return [line, ...run.cause, ...reason].join('\n')
}

/** Nothing is said twice: a reason that the headline has is not repeated. */
function why(run: RunReport, subject: Subject): readonly [line: string, reason: readonly string[]] {
  const { text, rest: left } = toHeadline(run, subject)
  const { reason } = run
  const [first, rest] = splitSentences(reason)
  if (reason.startsWith(text)) return [reason, []]
  const line = /[.!?…]$/.test(text) ? text : `${text}.`
  // Of previews, and of a check that failed, the headline says all that the reason does of it.
  if (run.kind === 'previews' || (run.kind === 'gate' && run.gate.deployment.outcome === 'succeeded'))
    return [line, left === '' ? [] : [left]]
  return text.includes(whyNotDeployed(first)) ? [`${line} ${rest}`.trimEnd(), []] : [line, [reason]]
}
