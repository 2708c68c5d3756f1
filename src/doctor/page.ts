import { formatDuration } from '../text/duration.ts'
import { areas, counted, type DoctorFinding, type FindingResult } from './finding.ts'
import type { DoctorReport } from './report.ts'

/** In the width of the widest. */
const marks: Readonly<Record<FindingResult, string>> = {
  pass: 'ok  ',
  warn: 'warn',
  fail: 'FAIL',
  skipped: 'skip',
  inconclusive: '?   ',
}
const width = Math.max(...areas.map((area) => area.length))

/**
 * The report as lines for people: a line for each area, and one for each finding that needs attention; `verbose` shows all of them
 * with their evidence. The last line says what to do next.
 */
export function linesOf(
  report: DoctorReport,
  { verbose = false, baseUrl }: { readonly verbose?: boolean; readonly baseUrl: string },
): string[] {
  const { findings, next, requests, durationMs, serviceId, differences } = report
  const about = serviceId === undefined ? baseUrl : `${baseUrl}, service ${serviceId}`
  const lines = [`Taxiway's doctor looked at ${about}`, '']
  for (const area of areas) {
    const own = findings.filter((finding) => finding.area === area)
    if (own.length === 0) continue
    lines.push(areaLine(area, own))
    const shown = verbose ? own : own.filter((finding) => needsAttention(finding))
    for (const finding of shown) lines.push(...findingLines(finding, verbose))
  }
  if (differences !== undefined) {
    lines.push(
      '',
      differences.length === 0 ? 'Nothing differs from the expected dialect.' : 'Compared with the expected dialect:',
    )
    for (const { matters, text } of differences) lines.push(`  ${matters ? 'matters' : 'note   '}  ${text}`)
  }
  lines.push('', `${counted(requests, 'read')} in ${formatDuration(durationMs)}; nothing was written.`, next)
  return lines
}

/** What a person must know, where all else is well. */
export function needsAttention({ result, advice }: DoctorFinding): boolean {
  return result === 'fail' || result === 'warn' || (result === 'inconclusive' && advice !== undefined)
}

function areaLine(area: string, findings: readonly DoctorFinding[]): string {
  const order: readonly FindingResult[] = ['fail', 'warn', 'pass', 'inconclusive', 'skipped']
  const worst = order.find((result) => findings.some((finding) => finding.result === result)) ?? 'skipped'
  const counts = (['pass', 'warn', 'fail', 'inconclusive', 'skipped'] as const)
    .map((result) => ({ result, count: findings.filter((finding) => finding.result === result).length }))
    .filter(({ count }) => count > 0)
    .map(({ result, count }) => `${count} ${labels[result]}`)
  return `${marks[worst]}  ${area.padEnd(width)}  ${counts.join(', ')}`
}

const labels: Readonly<Record<FindingResult, string>> = {
  pass: 'as needed',
  warn: 'to know',
  fail: 'in the way',
  skipped: 'not looked at',
  inconclusive: 'not certain',
}

function findingLines({ result, name, summary, evidence, advice }: DoctorFinding, verbose: boolean): string[] {
  const indent = ' '.repeat(6)
  const lines = [`${indent}${marks[result]} ${name}: ${summary}`]
  if (verbose) lines.push(...evidence.map((line) => `${indent}       ${line}`))
  if (advice !== undefined) lines.push(`${indent}     → ${advice}`)
  return lines
}
