import { outcomeFacts } from '../deployment/outcome.ts'
import type { ServiceResult } from '../fleet/result.ts'
import { code, link, prose, table } from '../output/markdown.ts'
import { shortenCommit } from '../text/commit.ts'
import { formatDuration } from '../text/duration.ts'
import { excerpt } from '../text/message.ts'
import { formatCount } from '../text/size.ts'

const header = ['Service', 'Outcome', 'Commit', 'Address', 'Duration', 'Why', 'Result']
export const longestReason = 160
/** Of each, if a row shows two. */
const longestOfTwo = 80
const longestAddress = 200
/** Of a summary, of which the runner takes 1 MiB. */
export const mostTable = 800 * 1024

/** The table of a fleet's services. Those that did not pass come first, as not all may fit. */
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
  const { service, outcome, passed, reason, why, commit, url, startedMs, durationMs } = result
  return [
    prose(service),
    `${outcomeFacts[outcome].icon} ${outcome}`,
    code(commit ? shortenCommit(commit) : undefined),
    url === null || url.length > longestAddress ? '' : link(url),
    startedMs === null ? '' : formatDuration(durationMs),
    prose(excerpt(why, passed ? longestReason : longestOfTwo)),
    passed ? '' : prose(excerpt(reason, longestOfTwo)),
  ]
}
