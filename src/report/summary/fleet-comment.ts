import { besides, heading, link, paragraph, sentence } from '../../output/markdown.ts'
import { formatDuration } from '../../text/formats/duration.ts'
import type { FleetRun } from '../run-report.ts'
import { formatServices } from './fleet-table.ts'
import { toHeadline } from './headline.ts'

/** GitHub's limit of a comment is 65,536 characters. */
const mostComment = 60_000

/** The comment of a fleet as Markdown, without its marker: as many rows as a comment may have. */
export function formatFleetComment(run: FleetRun, { runUrl }: { readonly runUrl: string | undefined }): string {
  const { services } = run
  const { icon, text, rest } = toHeadline(run, { action: 'fleet' })
  const took = services.length === 0 ? '' : formatDuration(run.durationMs)
  const log = runUrl === undefined ? '' : link(runUrl, 'log')
  const facts = paragraph(besides([sentence(rest), took, log]))
  const head = `${heading(`${icon} ${sentence(text)}`)}${facts === '' ? '' : `\n\n${facts}`}\n\n`
  return `${head}${formatServices(services, mostComment - head.length)}\n`
}
