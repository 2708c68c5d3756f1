import { code, folded, heading, lines, link, prose, table } from '../output/markdown.ts'
import { formatDuration } from '../text/duration.ts'
import { lastLines } from '../text/message.ts'
import { gantt } from './chart.ts'
import { chartSections } from './chart-sections.ts'
import { formatChecks, formatEvidence } from './gate-table.ts'
import { comparedLines, concernedService, judgedDeployment, logTail, type RunReport, servedAt } from './run-report.ts'

/** The tail's share of the 1 MiB above which the runner drops the whole summary; escaping makes five bytes of one. */
const mostTail = 100 * 1024

/**
 * The summary of a run as Markdown.
 *
 * @param action names the action in the title
 */
export function formatSummary(action: string, run: RunReport): string {
  const { verdict, reason, cause } = run
  const parts = [
    heading(prose(`Taxiway ${action}: ${verdict}`)),
    `<p>${prose(reason)}</p>`,
    cause.length === 0 ? '' : lines(cause),
    formatNewLines(run),
    run.kind === 'gate' ? formatChecks(run) : run.kind === 'previews' ? run.table : '',
    formatFacts(run),
    gantt(chartSections(run)),
    ...(run.kind === 'gate' ? formatEvidence(run.gate) : []),
    formatTail(run),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function formatFacts(run: RunReport): string {
  const { deploymentId, ref, status } = judgedDeployment(run) ?? {}
  const facts = run.kind === 'plain' || run.kind === 'deployment' ? run.facts : []
  const rows = [
    ['Outcome', run.outcome],
    ['Deployment', deploymentId],
    ['Service', concernedService(run)],
    ['Ref', ref],
    ['Status', status],
    ['Duration', formatDuration(run.durationMs)],
    ...facts,
  ].flatMap(([name = '', value]) => (value ? [[name, code(value)]] : []))
  const url = servedAt(run)
  if (url !== undefined) rows.push(['URL', link(url)])
  return table(rows)
}

function formatNewLines(run: RunReport): string {
  const shown = comparedLines(run)
  return shown === undefined ? '' : `<p>${prose(shown.title)}</p>\n\n${lines(shown.lines)}`
}

function formatTail(run: RunReport): string {
  const tail = logTail(run)
  if (tail.length === 0) return ''
  const isOfRollback = run.kind === 'gate' && run.gate.rollback !== undefined
  return folded(`The end of the build log${isOfRollback ? ' of the rollback' : ''}`, lastLines(tail, mostTail))
}
