import type { DoctorReport } from '../../doctor/report.ts'
import { linesOf, needsAttention, type TextOptions } from '../../doctor/text-report.ts'
import { folded, heading, prose, table } from '../../output/markdown.ts'

/** The report as the summary of a job: what needs attention as a table, and everything folded. */
export function doctorSummary(report: DoctorReport, { baseUrl, clean }: TextOptions): string {
  const rows = report.findings
    .filter(needsAttention)
    .map(({ area, result, summary, advice = '' }) => [area, result, prose(clean(summary)), prose(clean(advice))])
  const parts = [
    heading(`Taxiway doctor: ${report.ready ? 'ready' : 'not ready'}`),
    `<p>${prose(clean(report.next))}</p>`,
    ...(rows.length === 0 ? [] : [table(rows, ['Area', 'Result', 'Finding', 'What to do'])]),
    folded('The whole report', linesOf(report, { verbose: true, baseUrl, clean })),
  ]
  return `${parts.join('\n\n')}\n`
}
