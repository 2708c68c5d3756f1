import { type Outcome, outcomeFacts } from '../deployment/outcome.ts'
import type { SerializedPlan, ServiceResult } from '../fleet/result.ts'
import { formatDuration } from '../text/duration.ts'
import { excerpt } from '../text/message.ts'
import { formatCount } from '../text/size.ts'
import { gantt } from './chart.ts'
import { code, escapeMarkdown, folded, heading, link, prose, table } from './markdown.ts'

/** What a fleet's summary and comment show. Texts hold no secret, and may be untrusted. */
export interface ShownFleet {
  readonly outcome: Outcome
  readonly passed: boolean
  /** One for each planned service, in order. */
  readonly services: readonly ServiceResult[]
  readonly unchanged: SerializedPlan['unchanged']
  /** The planned commit; null if it is not known. */
  readonly commit: string | null
  readonly durationMs: number
}

/** The `report` output, for `fromJSON`, and the document of `--json`. It has no log: an output may hold 1 MB. */
export function fleetOutput({ outcome, passed, commit, durationMs, services, unchanged }: ShownFleet) {
  return {
    outcome,
    passed,
    commit,
    durationMs: Math.round(durationMs),
    services: services.map(({ excerpt: _, ...known }) => known),
    unchanged,
  }
}

const fleetHeader = ['Service', 'Outcome', 'Commit', 'Address', 'Duration', 'Why', 'Result']
const longestReason = 160
/** Of each, if a row shows two. */
const longestOfTwo = 80
const longestAddress = 200
export const shortCommit = 12
/** The runner drops a summary of more than 1 MiB as a whole; other steps write to it too. */
const mostSummary = 900 * 1024
const mostTable = 800 * 1024
/** GitHub's limit of a comment is 65,536 characters. */
const mostComment = 60_000
/** Of the chart: Mermaid draws no text of more than 50,000 characters. */
const mostBars = 400

/** One sentence: how many services ended how. */
export function fleetSentence({ services, unchanged }: Pick<ShownFleet, 'services' | 'unchanged'>): string {
  const counts = new Map<Outcome, number>()
  for (const { outcome } of services) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  const parts = [...counts].map(([outcome, count]) => `${count} ${outcome}`)
  const rest = unchanged.length === 0 ? '' : ` ${formatCount(unchanged.length, 'other service')} left as deployed.`
  if (parts.length === 0) return `Nothing to deploy.${rest}`
  return `${formatCount(services.length, 'service')}: ${parts.join(', ')}.${rest}`
}

/** The rows of a plan: the service, what is done with it, after which, and why. */
export function planRows({ services, unchanged }: SerializedPlan): readonly (readonly string[])[] {
  return [
    ...services.map(({ service, needs, reason, check }) => [
      service,
      check === null ? 'deploy' : 'check',
      needs.join(', '),
      reason,
    ]),
    ...unchanged.map(({ service, reason }) => [service, 'leave', '', reason]),
  ]
}

/** The summary of a plan as Markdown: what it deploys in which order, and why; at most 1 MiB whatever its size. */
export function planSummary(plan: SerializedPlan, title: string, sentence: string): string {
  const rows = planRows(plan).map((cells) => cells.map((cell) => prose(excerpt(cell, longestReason))))
  const shown = tableWithin(mostTable, rows, ['Service', 'Plan', 'After', 'Why'])
  return `${heading(prose(`${title}: plan`))}\n\n<p>${prose(sentence)}</p>\n\n${shown}\n`
}

/** The summary of a fleet as Markdown: a table, a chart, and what the logs of failed services say; at most 1 MiB whatever its size. */
export function fleetSummary(fleet: ShownFleet, title: string): string {
  const { outcome, services, durationMs } = fleet
  const head = [
    heading(prose(`${title}: ${outcome}`)),
    `<p>${prose(fleetSentence(fleet))} ${formatDuration(durationMs)}</p>`,
  ]
  const parts = [...head, fleetTable(services, mostTable), chart(services)]
  let left = mostSummary - Buffer.byteLength(parts.join('\n\n'))
  let leftOut = 0
  for (const each of services.filter((service) => !service.passed && service.excerpt.length > 0)) {
    const fold = folded(`${prose(each.service)}: ${prose(excerpt(each.reason, longestReason))}`, each.excerpt)
    left -= Buffer.byteLength(fold) + 2
    if (left > 0) parts.push(fold)
    else leftOut += 1
  }
  if (leftOut > 0) parts.push(`<p>… and ${formatCount(leftOut, 'more log')} in the log of the job</p>`)
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** The comment of a fleet as Markdown, without its marker: as many rows as a comment may have. */
export function fleetComment(
  fleet: ShownFleet,
  { title, runUrl }: { readonly title: string; readonly runUrl: string | undefined },
): string {
  const { services, outcome } = fleet
  const run = runUrl === undefined ? '' : ` <a href="${escapeMarkdown(runUrl)}">Log</a>`
  const head = `${heading(`${outcomeFacts[outcome].icon} ${prose(`${title}: ${outcome}`)}`)}\n\n<p>${prose(fleetSentence(fleet))}${run}</p>\n\n`
  return `${head}${fleetTable(services, mostComment - head.length)}\n`
}

/** Those that did not pass come first, as not all may fit. */
function fleetTable(services: readonly ServiceResult[], most: number): string {
  if (services.length === 0) return ''
  const sorted = [...services.filter(({ passed }) => !passed), ...services.filter(({ passed }) => passed)]
  return tableWithin(most, sorted.map(cellsOf), fleetHeader)
}

/** As many rows as fit. Characters are bytes but for few. */
function tableWithin(most: number, rows: readonly (readonly string[])[], header: readonly string[]): string {
  let shown = rows
  while (Buffer.byteLength(table(shown, header)) > most) shown = shown.slice(0, Math.floor(shown.length * 0.8))
  const left = rows.length - shown.length
  return `${table(shown, header)}${left === 0 ? '' : `\n\n<p>… and ${formatCount(left, 'more service')}</p>`}`
}

function cellsOf(result: ServiceResult): string[] {
  const { service, outcome, passed, reason, why, commit, url, startedMs, durationMs } = result
  return [
    prose(service),
    `${outcomeFacts[outcome].icon} ${outcome}`,
    code(commit?.slice(0, shortCommit)),
    url === null || url.length > longestAddress ? '' : link(url),
    startedMs === null ? '' : formatDuration(durationMs),
    prose(excerpt(why, passed ? longestReason : longestOfTwo)),
    passed ? '' : prose(excerpt(reason, longestOfTwo)),
  ]
}

/** When each began and ended, from the first on. */
function chart(services: readonly ServiceResult[]): string {
  const begun = services.flatMap(({ service, startedMs, durationMs }) =>
    startedMs === null ? [] : [{ name: service, startMs: startedMs, endMs: startedMs + durationMs }],
  )
  const first = Math.min(...begun.map(({ startMs }) => startMs))
  const phases = begun.map(({ name, startMs, endMs }) => ({ name, startMs: startMs - first, endMs: endMs - first }))
  return gantt([{ name: 'Services', phases }], mostBars)
}
