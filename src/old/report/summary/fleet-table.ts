import { outcomeFacts } from '../../deployment/outcome.ts'
import { findStatement } from '../../output/cause/cause-line.ts'
import { code, fold, link, prose, table } from '../../output/markdown.ts'
import { shortenRef } from '../../text/commits/commit-id.ts'
import { splitSentences } from '../../text/first-sentences.ts'
import { formatCount } from '../../text/formats/count.ts'
import { formatDuration } from '../../text/formats/duration.ts'
import { excerpt, withoutFullStop } from '../../text/formats/shortening.ts'
import type { FleetRun } from '../run-report.ts'
import type { ServiceResult } from '../service-result.ts'

const header = ['Service', 'Result', 'Time']
export const longestReason = 160
const longestAddress = 200
/** Of a summary, of which the runner takes 1 MiB. */
export const mostTable = 780 * 1024
/** Of the table that says why each service was in the plan, or not. */
export const mostReasons = 80 * 1024

/** The table of a fleet's services. Those that did not pass come first, as not all may fit, and no one looks for what is well. */
export function formatServices(services: readonly ServiceResult[], most: number): string {
  if (services.length === 0) return ''
  const sorted = [...services.filter(({ passed }) => !passed), ...services.filter(({ passed }) => passed)]
  return tableWithin(most, sorted.map(toCells), header)
}

/** As many rows as fit. Characters are bytes but for few. */
export function tableWithin(most: number, rows: readonly (readonly string[])[], header: readonly string[]): string {
  let shown = rows
  while (Buffer.byteLength(table(shown, header)) > most) shown = shown.slice(0, Math.floor(shown.length * 0.8))
  const left = rows.length - shown.length
  return `${table(shown, header)}${left === 0 ? '' : `\n\n<p>… and ${formatCount(left, 'more service')}</p>`}`
}

function toCells(result: ServiceResult): string[] {
  const { service, outcome, url, startedMs, durationMs } = result
  const name = prose(service)
  return [
    `${outcomeFacts[outcome].icon} ${url === null || url.length > longestAddress ? name : link(url, name)}`,
    formatResult(result),
    // A narrow table would break it.
    startedMs === null ? '' : formatDuration(durationMs).replaceAll(' ', '&nbsp;'),
  ]
}

function formatResult({ outcome, passed, reason, commit, excerpt: log }: ServiceResult): string {
  if (outcome === 'succeeded' && passed) return commit ? `deployed ${code(shortenRef(commit))}` : 'deployed'
  if (passed) return outcome
  const [first] = splitSentences(reason)
  const why = findStatement(log) ?? withoutFullStop(first)
  return outcome === 'skipped'
    ? prose(excerpt(why, longestReason))
    : `<b>${outcome}</b>: ${prose(excerpt(why, longestReason))}`
}

/** Why each service was in the plan, or was left as it is, folded; as many as fit. */
export function formatReasons({ services, unchanged }: FleetRun): string {
  const reasons = [
    ...services.map(({ service, why }) => ({ service, why })),
    ...unchanged.map(({ service, reason: why }) => ({ service, why })),
  ]
  const rows = reasons
    .filter(({ why }) => why !== '')
    .map(({ service, why }) => [prose(service), prose(excerpt(why, longestReason))])
  return rows.length === 0 ? '' : fold('Why these services', tableWithin(mostReasons, rows, ['Service', 'Why']))
}
