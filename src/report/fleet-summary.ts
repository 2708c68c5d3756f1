import type { ServiceResult } from '../fleet/result.ts'
import { folded, heading, prose } from '../output/markdown.ts'
import { formatDuration } from '../text/duration.ts'
import { excerpt } from '../text/message.ts'
import { formatCount } from '../text/size.ts'
import { gantt } from './chart.ts'
import { formatServices, longestReason, mostTable } from './fleet-table.ts'
import type { FleetRun } from './run-report.ts'

/** The runner drops a summary of more than 1 MiB as a whole; other steps write to it too. */
const mostSummary = 900 * 1024
/** Of the chart: Mermaid draws no text of more than 50,000 characters. */
const mostBars = 400

/** The summary of a fleet as Markdown: a table, a chart, and what the logs of failed services say; at most 1 MiB whatever its size. */
export function formatFleetSummary(run: FleetRun, title: string): string {
  const { outcome, reason, services, durationMs } = run
  const head = [heading(prose(`${title}: ${outcome}`)), `<p>${prose(reason)} ${formatDuration(durationMs)}</p>`]
  const parts = [...head, formatServices(services, mostTable), chart(services)]
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

/** When each began and ended, from the first on. */
function chart(services: readonly ServiceResult[]): string {
  const begun = services.flatMap(({ service, startedMs, durationMs }) =>
    startedMs === null ? [] : [{ name: service, startMs: startedMs, endMs: startedMs + durationMs }],
  )
  const first = Math.min(...begun.map(({ startMs }) => startMs))
  const phases = begun.map(({ name, startMs, endMs }) => ({ name, startMs: startMs - first, endMs: endMs - first }))
  return gantt([{ name: 'Services', phases }], mostBars)
}
