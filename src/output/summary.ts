import type { Phase } from '../deployment/report.ts'
import { type ChartSection, gantt, sectionedGantt } from './gantt.ts'
import { code, folded, heading, link, prose } from './markdown.ts'

/** What a job's summary tells; every text may be foreign, secrets are replaced already. */
export interface Summary {
  readonly title: string
  readonly reason: string
  /** Rows of the table; those without a value are left out. */
  readonly facts: readonly (readonly [name: string, value: string | undefined])[]
  readonly url: string | undefined
  readonly phases: readonly Phase[]
  /** In place of the phases, for a run of several parts. */
  readonly sections?: readonly ChartSection[] | undefined
  /** Markdown that comes before everything but the sentence, e.g. a table; foreign text in it is escaped already. */
  readonly head?: string | undefined
  /** Markdown that comes after the chart. */
  readonly folds?: readonly string[] | undefined
  /** The end of the log. */
  readonly tail: readonly string[]
  /** Whose log it is, where it is not the deployment's. */
  readonly tailTitle?: string | undefined
}

/** The tail's share of the 1 MiB over which the runner drops a summary whole; escaping makes five bytes of one. */
const mostTail = 100 * 1024

export function renderSummary(summary: Summary): string {
  const { title, reason, facts, url, phases, sections, head = '', folds = [], tail, tailTitle } = summary
  const rows = facts.flatMap(([name, value]) => (value ? [row(name, code(value))] : []))
  if (url !== undefined) rows.push(row('URL', link(url)))
  const parts = [
    heading(prose(title)),
    `<p>${prose(reason)}</p>`,
    head,
    `<table>\n${rows.join('\n')}\n</table>`,
    sections === undefined ? gantt(phases) : sectionedGantt(sections),
    ...folds,
    tail.length === 0 ? '' : folded(tailTitle ?? 'The end of the build log', within(mostTail, tail)),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function row(name: string, value: string): string {
  return `<tr><td>${name}</td><td>${value}</td></tr>`
}

/** The last lines that fit. */
function within(most: number, lines: readonly string[]): readonly string[] {
  let size = 0
  let from = lines.length
  while (from > 0 && size <= most) {
    from -= 1
    size += lines[from]?.length ?? 0
  }
  return size > most ? lines.slice(from + 1) : lines
}
