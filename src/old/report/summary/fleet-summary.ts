import { besides, folded, heading, lines, paragraph, prose, sentence } from '../../output/markdown.ts'
import { formatCount } from '../../text/formats/count.ts'
import { formatDuration } from '../../text/formats/duration.ts'
import type { FleetRun } from '../run-report.ts'
import type { ServiceResult } from '../service-result.ts'
import { gantt } from './chart.ts'
import { formatReasons, formatServices, mostTable } from './fleet-table.ts'
import { toHeadline } from './headline.ts'

/** The runner drops a summary of more than 1 MiB as a whole; other steps write to it too. */
const mostSummary = 900 * 1024
/** Of the chart: Mermaid draws no text of more than 50,000 characters. */
const mostBars = 400

/**
 * The summary of a fleet as Markdown: what happened in one line, a table, what the logs of failed services say, and a chart; at most
 * 1 MiB whatever its size.
 */
export function formatFleetSummary(run: FleetRun): string {
  const { services, durationMs } = run
  const { icon, text, rest } = toHeadline(run, { action: 'fleet' })
  const took = services.length === 0 ? '' : formatDuration(durationMs)
  const explained = services.filter(({ passed, excerpt: log }) => !passed && log.length > 0)
  const parts = [
    heading(besides([`${icon} ${sentence(text)}`, run.passed ? took : ''])),
    run.passed ? '' : paragraph(besides([took, sentence(rest)])),
    explained.length === 1 ? lines(explained[0]?.excerpt ?? []) : '',
    formatServices(services, mostTable),
    formatReasons(run),
  ]
  const bars = chart(services)
  let left = mostSummary - Buffer.byteLength([...parts, bars].join('\n\n'))
  let leftOut = 0
  for (const each of explained.length > 1 ? explained : []) {
    const fold = folded(`What the log of ${prose(each.service)} says`, each.excerpt)
    left -= Buffer.byteLength(fold) + 2
    if (left > 0) parts.push(fold)
    else leftOut += 1
  }
  if (leftOut > 0) parts.push(`<p>… and ${formatCount(leftOut, 'more log')} in the log of the job</p>`)
  parts.push(bars)
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** When each began and ended, from the first on; of one alone it shows nothing. */
function chart(services: readonly ServiceResult[]): string {
  const begun = services.flatMap(({ service, startedMs, durationMs }) =>
    startedMs === null ? [] : [{ name: service, startMs: startedMs, endMs: startedMs + durationMs }],
  )
  if (begun.length < 2) return ''
  const first = Math.min(...begun.map(({ startMs }) => startMs))
  const phases = begun.map(({ name, startMs, endMs }) => ({ name, startMs: startMs - first, endMs: endMs - first }))
  return gantt([{ name: 'Services', phases }], mostBars)
}
