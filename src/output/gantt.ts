import type { Phase } from '../deployment/report.ts'

const longestName = 40
const mostPhases = 50

/** Phases under a heading of their own. */
export interface ChartSection {
  readonly name: string
  readonly phases: readonly Phase[]
}

/**
 * The phases of a run as a Mermaid Gantt chart. Names come from the platform: whatever Mermaid would read is left out of
 * them. Empty for no phases.
 */
export function gantt(phases: readonly Phase[]): string {
  return sectionedGantt([{ name: 'Deployment', phases }])
}

/** The same for several parts of a run; those without phases are left out. */
export function sectionedGantt(sections: readonly ChartSection[]): string {
  const rows = sections.flatMap(({ name, phases }) =>
    phases.length === 0 ? [] : [`  section ${label(name)}`, ...phases.slice(0, mostPhases).map(row)],
  )
  if (rows.length === 0) return ''
  return ['```mermaid', 'gantt', '  dateFormat x', '  axisFormat %M:%S', ...rows, '```'].join('\n')
}

function row({ name, startMs, endMs }: Phase): string {
  const start = Math.max(0, Math.round(startMs))
  return `  ${label(name)} ${duration(endMs - startMs)} : ${start}, ${Math.max(start + 1, Math.round(endMs))}`
}

function label(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}_-]+/gu, ' ').trim()
  return plain.slice(0, longestName) || 'phase'
}

/** Milliseconds as people read them: `0.4 s`, `12 s`, `3 m 05 s`. */
export function duration(ms: number): string {
  const seconds = Math.max(0, ms) / 1000
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} m ${String(whole % 60).padStart(2, '0')} s`
}
