import type { Phase } from '../../deployment/phases.ts'
import { formatDuration } from '../../text/formats/duration.ts'

export interface ChartSection {
  readonly name: string
  readonly phases: readonly Phase[]
}

const longestName = 40
const mostPhases = 50

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
