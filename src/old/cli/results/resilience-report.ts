import { code, prose } from '../../output/markdown.ts'
import { sanitizeLines } from '../../output/untrusted.ts'
import { Redactor } from '../../text/secrets/redactor.ts'
import type { PlayedFault, Verdict } from '../local-platform-package.ts'

/** The lines of a client that a report quotes. */
const quotedLines = 20

/** What `taxiway resilience` found. `isHonest` says which verdicts are. */
export interface ResilienceReport {
  readonly played: readonly PlayedFault[]
  readonly isHonest: (verdict: Verdict) => boolean
}

/** The document of `resilience --json`; after a failure it has no fault. */
interface ResilienceDocument {
  readonly faults: readonly Omit<PlayedFault, 'run'>[]
  /** How many of the verdicts are honest. */
  readonly honest: number
  readonly total: number
}

/** The document of `--json`. */
export function toDocument({ played, isHonest }: ResilienceReport): ResilienceDocument {
  const faults = played.map(({ run: _, ...row }) => row)
  return { faults, honest: played.filter(({ verdict }) => isHonest(verdict)).length, total: played.length }
}

/** The document of a run that failed before it had a verdict. */
export const emptyResilience: ResilienceDocument = { faults: [], honest: 0, total: 0 }

/** The one line that says all, such as `25 of 25 honest`. */
export function formatSummary(report: ResilienceReport): string {
  const { honest, total } = toDocument(report)
  return `${honest} of ${total} honest`
}

/** The table as Markdown, behind the line that says all. */
export function formatMarkdown(report: ResilienceReport): string {
  const header = ['Fault', 'What happens', 'Verdict', 'Exit', 'Seconds', 'Requests', 'What is true']
  const rows = report.played.map((row) => {
    const verdict = report.isHonest(row.verdict) ? formatVerdict(row.verdict) : `**${formatVerdict(row.verdict)}**`
    const numbers = [formatExit(row), row.seconds.toFixed(1), String(row.requests)]
    return [code(row.fault), prose(row.happens), verdict, ...numbers, prose(row.truth)]
  })
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const table = [line(header), '| --- | --- | --- | ---: | ---: | ---: | --- |', ...rows.map(line)].join('\n')
  return `${formatSummary(report)}\n\n${table}\n`
}

/** What a client said at last, safe to print behind other characters. The key is not in it. */
export function quoteOutput({ run }: PlayedFault, most = quotedLines): readonly string[] {
  return sanitizeLines(
    run.lines.slice(-most).map(({ text }) => text),
    new Redactor(),
  )
}

/** What happened, what the client claimed, and what is true. */
export function explain({ happens, exit, truth }: PlayedFault): string {
  const claim = exit === null ? 'had to be ended at the time limit' : `exited with ${exit}`
  return `${happens} The client ${claim}. What is true: ${truth}.`
}

/** A verdict as a person reads it. */
export function formatVerdict(verdict: string): string {
  return verdict.replaceAll('-', ' ')
}

/** The exit code; nothing of a client that had to be ended. */
export function formatExit({ exit }: PlayedFault): string {
  return exit === null ? '-' : String(exit)
}
