import { code, sentence } from '../../text/markdown.ts'
import { cleanLines } from '../../text/untrusted.ts'
import type { LocalPlatformPackage, PlayedFault } from '../local-platform.ts'

/** The results of `taxiway resilience`. */
export interface ResilienceReport {
  readonly played: readonly PlayedFault[]
  readonly isHonest: LocalPlatformPackage['isHonest']
  readonly countHonest: LocalPlatformPackage['countHonest']
}

/** The document of `--json`. */
export function toDocument({ played, countHonest }: ResilienceReport): {
  readonly faults: readonly Omit<PlayedFault, 'run'>[]
  readonly honest: number
  readonly total: number
} {
  const faults = played.map(({ run: _, ...row }) => row)
  return { faults, ...countHonest(played) }
}

/** The summary in one line, such as `26 of 26 faults honest`. */
export function formatSummary(report: ResilienceReport): string {
  const { honest, total } = report.countHonest(report.played)
  const control = report.played.find(({ fault }) => fault === 'none')
  const isNamed = control !== undefined && (total === 0 || !report.isHonest(control.verdict))
  return [
    ...(total > 0 ? [`${honest} of ${total} ${total === 1 ? 'fault' : 'faults'} honest`] : []),
    ...(isNamed ? [`without a fault: ${formatVerdict(control.verdict)}`] : []),
  ].join('; ')
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
export function explain({ happens, exit, truth }: PlayedFault): string {
  const claim = exit === null ? 'had to be ended at the time limit' : `exited with ${exit}`
  return `${happens} The client ${claim}. What is true: ${truth}.`
}

/** A verdict as a person reads it. */
export function formatVerdict(verdict: string): string {
  return verdict.replaceAll('-', ' ')
}

/** The exit code; `-` for a client that had to be stopped. */
export function formatExit({ exit }: PlayedFault): string {
  return exit === null ? '-' : String(exit)
}
