import type { Phase } from '../deployment/report.ts'
import { formatDuration } from '../text/duration.ts'
import { lastLines } from '../text/excerpt.ts'
import type { ShownNewLines } from './cause/new-lines.ts'
import { code, folded, heading, lines, link, prose, table } from './markdown.ts'

/** The phases of a part of a run. */
export interface ChartSection {
  readonly name: string
  readonly phases: readonly Phase[]
}

/** The contents of a job's summary; every text may be untrusted, secrets are redacted already. */
export interface Summary {
  readonly title: string
  readonly reason: string
  /** What failed, in a few lines. */
  readonly cause: readonly string[]
  /** What no good build had. */
  readonly newLines?: ShownNewLines | undefined
  /** Rows of the table; those without a value are left out. */
  readonly facts: readonly (readonly [name: string, value: string | undefined])[]
  readonly url: string | undefined
  /** The parts of the run, for the chart. */
  readonly sections: readonly ChartSection[]
  /** Markdown after the reason, e.g. a table; untrusted text in it is escaped already. */
  readonly head?: string | undefined
  /** Markdown after the chart. */
  readonly folds?: readonly string[] | undefined
  /** The end of the log. */
  readonly tail: readonly string[]
  /** The title of `tail`, if it is not the deployment's log. */
  readonly tailTitle?: string | undefined
}

const longestName = 40
const mostPhases = 50
/** The tail's share of the 1 MiB above which the runner drops the whole summary; escaping makes five bytes of one. */
const mostTail = 100 * 1024

export function renderSummary(summary: Summary): string {
  const { title, reason, cause, newLines, facts, url, sections, head = '', folds = [], tail, tailTitle } = summary
  const rows = facts.flatMap(([name, value]) => (value ? [[name, code(value)]] : []))
  if (url !== undefined) rows.push(['URL', link(url)])
  const parts = [
    heading(prose(title)),
    `<p>${prose(reason)}</p>`,
    cause.length === 0 ? '' : lines(cause),
    newLines === undefined ? '' : `<p>${prose(newLines.title)}</p>\n\n${lines(newLines.lines)}`,
    head,
    table(rows),
    gantt(sections),
    ...folds,
    tail.length === 0 ? '' : folded(tailTitle ?? 'The end of the build log', lastLines(tail, mostTail)),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** A Mermaid Gantt chart, empty without phases. What Mermaid would interpret is removed from the platform's names. */
export function gantt(sections: readonly ChartSection[], mostBars = mostPhases): string {
  const rows = sections.flatMap(({ name, phases }) =>
    phases.length === 0 ? [] : [`  section ${label(name)}`, ...phases.slice(0, mostBars).map(bar)],
  )
  if (rows.length === 0) return ''
  return ['```mermaid', 'gantt', '  dateFormat x', '  axisFormat %M:%S', ...rows, '```'].join('\n')
}

function bar({ name, startMs, endMs }: Phase): string {
  const start = Math.max(0, Math.round(startMs))
  return `  ${label(name)} ${formatDuration(endMs - startMs)} : ${start}, ${Math.max(start + 1, Math.round(endMs))}`
}

function label(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}_-]+/gu, ' ').trim()
  return plain.slice(0, longestName) || 'phase'
}
