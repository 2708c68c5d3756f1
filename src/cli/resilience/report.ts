import { count } from '../../text/format.ts'
import { code, sentence } from '../../text/markdown.ts'
import { cleanLines } from '../../text/untrusted.ts'
import type { LocalPlatformPackage, PlayedFault } from '../local-platform.ts'

/** The control: without a fault, a client shows that it deploys at all. */
export const control = 'none'

/** The results of `taxiway resilience`. */
export interface ResilienceReport {
  /** The control first. */
  readonly played: readonly PlayedFault[]
  readonly isHonest: LocalPlatformPackage['isHonest']
  readonly countHonest: LocalPlatformPackage['countHonest']
}

type Row = Omit<PlayedFault, 'run'>

/** The document of `--json`. */
export function toDocument({ played, countHonest }: ResilienceReport): {
  readonly control: Row | undefined
  readonly faults: readonly Row[]
  readonly honest: number
  readonly total: number
} {
  const rows = played.map(({ run: _, ...row }) => row)
  const faults = rows.filter(({ fault }) => fault !== control)
  return { control: rows.find(({ fault }) => fault === control), faults, ...countHonest(played) }
}

/** The summary in one line, such as `26 of 26 faults honest`. A client that fails the control gets no score. */
export function formatSummary(report: ResilienceReport): string {
  const without = report.played.find(({ fault }) => fault === control)
  if (without !== undefined && !report.isHonest(without.verdict)) {
    const how = `${formatClaim(without)} and sent ${count(without.requests, 'request')}`
    return `The client does not deploy as it should even if nothing goes wrong (${formatVerdict(without.verdict)}), so no fault counts. It ${how}.`
  }
  const { honest, total } = report.countHonest(report.played)
  if (total === 0) return 'The client deploys if nothing goes wrong.'
  return `${honest} of ${count(total, 'fault')} honest`
}

/** The table as Markdown, after the summary line. */
export function formatMarkdown(report: ResilienceReport): string {
  const header = ['Fault', 'What happens', 'Verdict', 'Exit', 'Seconds', 'Requests', 'What is true']
  const rows = report.played.map((row) => {
    const verdict = report.isHonest(row.verdict) ? formatVerdict(row.verdict) : `**${formatVerdict(row.verdict)}**`
    const numbers = [formatExit(row), row.seconds.toFixed(1), String(row.requests)]
    return [code(row.fault), sentence(row.happens), verdict, ...numbers, sentence(row.truth)]
  })
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const table = [line(header), '| --- | --- | --- | ---: | ---: | ---: | --- |', ...rows.map(line)].join('\n')
  return `${formatSummary(report)}\n\n${table}\n`
}

/** The last lines of a client, safe to print after other characters. They do not contain the key. */
export function quoteOutput({ run }: PlayedFault, most: number): readonly string[] {
  return run.lines.slice(-most).flatMap(({ text }) => cleanLines(text))
}

/** Describes what happened, what the client claimed, and what is true. */
export function explain(played: PlayedFault): string {
  return `${played.happens} The client ${formatClaim(played)}. What is true: ${played.truth}.`
}

function formatClaim({ exit }: PlayedFault): string {
  return exit === null ? 'had to be ended at the time limit' : `exited with ${exit}`
}

/** A verdict as a person reads it. */
export function formatVerdict(verdict: string): string {
  return verdict.replaceAll('-', ' ')
}

/** The exit code; `-` for a client that had to be stopped. */
export function formatExit({ exit }: PlayedFault): string {
  return exit === null ? '-' : String(exit)
}
