import type { DoctorReport } from '../../doctor/report.ts'
import { linesOf, needsAttention, type TextOptions } from '../../doctor/text-report.ts'
import { folded, heading, prose } from '../../output/markdown.ts'

/** The report as the summary of a job: what needs attention as a table, and everything folded. */
export function doctorSummary(report: DoctorReport, { baseUrl, clean }: TextOptions): string {
  const rows = report.findings
    .filter(needsAttention)
    .map(({ area, result, summary, advice = '' }) => row([area, result, prose(clean(summary)), prose(clean(advice))]))
  const head = row(['Area', 'Result', 'Finding', 'What to do'], 'th')
  const parts = [
    heading(`Taxiway doctor: ${report.ready ? 'ready' : 'not ready'}`),
    `<p>${prose(clean(report.next))}</p>`,
    ...(rows.length === 0 ? [] : [`<table>\n${head}\n${rows.join('\n')}\n</table>`]),
    folded('The whole report', linesOf(report, { verbose: true, baseUrl, clean })),
  ]
  return `${parts.join('\n\n')}\n`
}

function row(cells: readonly string[], tag = 'td'): string {
  return `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
}
