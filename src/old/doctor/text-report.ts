import { formatCount } from '../text/formats/count.ts'
import { formatDuration } from '../text/formats/duration.ts'
import { shorten } from '../text/formats/shortening.ts'
import type { DoctorReport } from './doctor-report.ts'
import { areas, type DoctorFinding, type FindingResult } from './finding.ts'

/** The results as people read them, the worst first: the mark of a line, and the word for a number of them. */
const results: readonly (readonly [result: FindingResult, mark: string, label: string])[] = [
  ['fail', 'FAIL', 'blocking'],
  ['warn', 'warn', 'to note'],
  ['pass', 'ok  ', 'ok'],
  ['inconclusive', '?   ', 'inconclusive'],
  ['skipped', 'skip', 'skipped'],
]
const marks = new Map(results.map(([result, mark]) => [result, mark]))
const width = Math.max(...areas.map((area) => area.length))
const indent = ' '.repeat(6)
/** A platform may send a word of any length. */
const longestLine = 500

export interface TextOptions {
  /** Every finding, with its evidence. */
  readonly verbose?: boolean
  readonly baseUrl: string
  /** Removes what is secret or could act, from each whole line. */
  readonly clean: (text: string) => string
}

/**
 * The report as lines for people: a line for each area, and one for each finding that needs attention; `verbose` shows all of them
 * with their evidence. The last line says what to do next.
 */
export function formatReport(
  { findings, next, requests, durationMs, serviceId }: DoctorReport,
  { verbose = false, baseUrl, clean }: TextOptions,
): string[] {
  const about = serviceId === undefined ? baseUrl : `${baseUrl}, service ${serviceId}`
  const lines = [`Taxiway doctor: ${about}`, '']
  for (const area of areas) {
    const own = findings.filter((finding) => finding.area === area)
    const counts = results
      .map(([result, mark, label]) => ({ mark, label, count: own.filter((each) => each.result === result).length }))
      .filter(({ count }) => count > 0)
    const counted = counts.map(({ label, count }) => `${count} ${label}`).join(', ')
    lines.push(`${counts[0]?.mark}  ${area.padEnd(width)}  ${counted}`)
    for (const { result, name, summary, evidence, advice } of verbose ? own : own.filter(needsAttention)) {
      lines.push(`${indent}${marks.get(result)} ${name}: ${summary}`)
      if (verbose) lines.push(...evidence.map((line) => `${indent}       ${line}`))
      if (advice !== undefined) lines.push(`${indent}     → ${advice}`)
    }
  }
  lines.push('', `${formatCount(requests, 'read')} in ${formatDuration(durationMs)}; nothing was written.`, next)
  return lines.map((line) => shorten(clean(line), longestLine))
}

/** What a person must know if all else is well. */
export function needsAttention({ result, advice }: DoctorFinding): boolean {
  return result === 'fail' || result === 'warn' || (result === 'inconclusive' && advice !== undefined)
}
