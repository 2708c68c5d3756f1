import { outcomeFacts } from '../deployment/outcome.ts'
import { escapeMarkdown, heading, prose } from '../output/markdown.ts'
import { formatServices } from './fleet-table.ts'
import type { FleetRun } from './run-report.ts'

/** GitHub's limit of a comment is 65,536 characters. */
const mostComment = 60_000

/** The comment of a fleet as Markdown, without its marker: as many rows as a comment may have. */
export function formatFleetComment(
  { services, outcome, reason }: FleetRun,
  { title, runUrl }: { readonly title: string; readonly runUrl: string | undefined },
): string {
  const run = runUrl === undefined ? '' : ` <a href="${escapeMarkdown(runUrl)}">Log</a>`
  const shown = heading(`${outcomeFacts[outcome].icon} ${prose(`${title}: ${outcome}`)}`)
  const head = `${shown}\n\n<p>${prose(reason)}${run}</p>\n\n`
  return `${head}${formatServices(services, mostComment - head.length)}\n`
}
