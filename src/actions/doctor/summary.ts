import { areas } from '../../doctor/finding.ts'
import { linesOf, needsAttention } from '../../doctor/page.ts'
import type { DoctorReport } from '../../doctor/report.ts'
import { code, folded, heading, prose } from '../../output/markdown.ts'

/** The report as the summary of a job: what needs attention as a table, and everything folded. */
export function doctorSummary(
  report: DoctorReport,
  { baseUrl, clean }: { readonly baseUrl: string; readonly clean: (text: string) => string },
): string {
  const { findings, ready, next, differences = [] } = report
  const attention = findings.filter(needsAttention)
  const rows = attention.map(({ area, result, summary, advice = '' }) =>
    row([area, result, prose(clean(summary)), prose(clean(advice))]),
  )
  const calm = areas.filter(
    (area) => findings.some((finding) => finding.area === area) && !attention.some((finding) => finding.area === area),
  )
  const lines = linesOf(report, { verbose: true, baseUrl }).map(clean)
  const parts = [
    heading(`Taxiway doctor: ${ready ? 'nothing is in the way' : 'not ready'}`),
    `<p>${prose(clean(next))}</p>`,
    rows.length === 0
      ? ''
      : `<table>\n${row(['Area', 'Result', 'What', 'What to do'], 'th')}\n${rows.join('\n')}\n</table>`,
    calm.length === 0 ? '' : `<p>As needed, or not certain: ${calm.join(', ')}.</p>`,
    differences.length === 0
      ? ''
      : list(differences.map(({ matters, text }) => `${matters ? 'Matters: ' : ''}${clean(text)}`)),
    folded('The whole report', lines),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function list(texts: readonly string[]): string {
  return `<ul>\n${texts.map((text) => `<li>${code(text)}</li>`).join('\n')}\n</ul>`
}

function row(cells: readonly string[], tag = 'td'): string {
  return `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
}
