import {
  besides,
  code,
  fold,
  folded,
  heading,
  lines,
  link,
  paragraph,
  prose,
  sentence,
  table,
} from '../../output/markdown.ts'
import { shortenRef } from '../../text/commits/commit-id.ts'
import { formatDuration } from '../../text/formats/duration.ts'
import { excerpt, lastLines } from '../../text/formats/shortening.ts'
import { concernedService, judgedDeployment, logTail, type RunReport, servedAt } from '../run-report.ts'
import { chartSections } from './chart-sections.ts'
import { formatChecks, formatEvidence } from './gate-table.ts'
import { formatTook, type Subject, toHeadline } from './headline.ts'

/** The tail's share of the 1 MiB above which the runner drops the whole summary; escaping makes five bytes of one. */
const mostTail = 100 * 1024
/** Shorter phases are not shown: they would last 0.0 s. */
const shortestPhaseMs = 50
const mostPhases = 12
const longestPhase = 40

/** What a summary is of, and where a person finds more. */
export interface SummarySubject extends Subject {
  /** The page of the deployed commit, if the host of the job has one. */
  readonly commitUrl?: string | undefined
  /** The page of the job's log. */
  readonly runUrl?: string | undefined
  readonly platformUrl?: string | undefined
}

/**
 * The summary of a run as Markdown. Its first line says all by itself, as a person on a phone may read no more; then come facts in one
 * line, what the log says of a failure, and the rest, folded.
 */
export function formatSummary(run: RunReport, subject: SummarySubject): string {
  const { icon, text, rest } = toHeadline(run, subject)
  const facts = formatFacts(run, subject, text)
  // One line is enough for what is as it should be.
  const isOneLine = run.passed && rest === ''
  const parts = [
    heading(besides([`${icon} ${sentence(text)}`, isOneLine ? facts : ''])),
    isOneLine ? '' : paragraph(facts),
    paragraph(rest.split('\n').map(sentence).join('<br>')),
    run.cause.length === 0 ? '' : lines(run.cause),
    run.kind === 'gate' ? formatChecks(run) : run.kind === 'previews' ? run.table : '',
    showsPhases(run) ? paragraph(formatPhases(run)) : '',
    ...(run.kind === 'gate' ? formatEvidence(run.gate) : []),
    formatTail(run),
    formatDetails(run),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** Commit, time, address, and links to the log and the platform for whoever looks for more. */
function formatFacts(run: RunReport, subject: SummarySubject, headline: string): string {
  const { commitUrl, runUrl, platformUrl } = subject
  const { ref } = judgedDeployment(run) ?? {}
  const commit = ref === undefined || headline.includes(shortenRef(ref)) ? '' : code(shortenRef(ref))
  const took = formatTook(subject, run.durationMs)
  const isLong = run.durationMs >= 1_000
  const address = servedAt(run)
  return besides([
    commitUrl === undefined || commit === '' ? commit : link(commitUrl, commit),
    headline.includes(took) || !isLong ? '' : took,
    address === undefined ? '' : link(address),
    run.passed || runUrl === undefined ? '' : link(runUrl, 'log'),
    run.passed || platformUrl === undefined ? '' : link(platformUrl, 'platform'),
  ])
}

/** Where the time went is asked of a deployment that did not end well; of a gate's checks the table says it. */
function showsPhases(run: RunReport): boolean {
  const { deploymentId, outcome } = judgedDeployment(run) ?? {}
  return !run.passed && deploymentId !== undefined && (run.kind !== 'gate' || outcome !== 'succeeded')
}

/** The phases of each part in one line, with the last one, in which it ended, in bold. */
function formatPhases(run: RunReport): string {
  const sections = chartSections(run).flatMap(({ name, phases }) => {
    const shown = phases.filter(({ startMs, endMs }) => endMs - startMs >= shortestPhaseMs)
    const texts = shown.map((phase, at) => {
      const text = `${prose(excerpt(phase.name, longestPhase))} ${formatDuration(phase.endMs - phase.startMs)}`
      return at === shown.length - 1 ? `<b>${text}</b>` : text
    })
    const left = texts.length - mostPhases
    const kept = left > 0 ? [...texts.slice(0, 1), `… ${left} more`, ...texts.slice(left + 1)] : texts
    return kept.length === 0 ? [] : [{ name, text: kept.join(' → ') }]
  })
  return sections.map(({ name, text }) => (sections.length === 1 ? text : `${name}: ${text}`)).join('<br>')
}

function formatTail(run: RunReport): string {
  const tail = logTail(run)
  if (tail.length === 0) return ''
  const isOfRollback = run.kind === 'gate' && run.gate.rollback !== undefined
  return folded(`The end of the build log${isOfRollback ? ' of the rollback' : ''}`, lastLines(tail, mostTail))
}

/** What is needed to look further: ids, and what the first lines show in short or not at all. */
function formatDetails(run: RunReport): string {
  const { deploymentId, ref, status } = judgedDeployment(run) ?? {}
  const facts = run.kind === 'plain' || run.kind === 'deployment' ? run.facts : []
  const rows = [
    ['Deployment', deploymentId],
    ['Service', concernedService(run)],
    ['Ref', ref !== undefined && shortenRef(ref) !== ref ? ref : undefined],
    ['Status', status?.toLowerCase() === run.verdict ? undefined : status],
    ...facts,
  ].flatMap(([name = '', value]) => (value ? [[name, code(value)]] : []))
  const phases = showsPhases(run) ? '' : formatPhases(run)
  if (phases !== '') rows.push(['Phases', phases])
  return rows.length === 0 ? '' : fold('Details', table(rows))
}
