import type { DoctorReport } from '../../doctor/doctor-report.ts'
import type { FindingResult } from '../../doctor/finding.ts'
import { formatReport, needsAttention } from '../../doctor/text-report.ts'
import { folded, heading, paragraph, sentence, table } from '../../output/markdown.ts'
import { splitSentences } from '../../text/first-sentences.ts'
import { shorten, withoutFullStop } from '../../text/formats/shortening.ts'

const icons: Readonly<Record<FindingResult, string>> = {
  fail: '❌',
  warn: '⚠️',
  pass: '✅',
  inconclusive: '❔',
  skipped: '➖',
}

function formatVerdict({ ready, findings }: DoctorReport): readonly [icon: string, text: string] {
  if (ready) return ['✅', 'Ready to deploy']
  const isBlocked = findings.some(({ result }) => result === 'fail')
  return isBlocked ? ['❌', 'Not ready to deploy'] : ['❔', 'Not known whether a deploy can work']
}

/** The report as the summary of a job: what needs attention as a table, and everything folded. */
export function doctorSummary(report: DoctorReport, baseUrl: string, clean: (text: string) => string): string {
  // A platform may send a word of any length.
  const cell = (text: string): string => sentence(shorten(clean(text), 500))
  const rows = report.findings
    // The headline says the first one.
    .filter((finding) => needsAttention(finding) && !report.next.includes(finding.summary))
    .map(({ area, result, summary, advice = '' }) => [`${icons[result]} ${area}`, cell(summary), cell(advice)])
  const [icon, text] = formatVerdict(report)
  // What to do next follows, unless it says the same.
  const [first, rest] = splitSentences(report.next.startsWith(text) ? report.next : `${text}. ${report.next}`)
  const parts = [
    heading(`${icon} ${cell(withoutFullStop(first))}`),
    ...(rest === '' ? [] : [paragraph(cell(rest))]),
    ...(rows.length === 0 ? [] : [table(rows, ['Area', 'Finding', 'What to do'])]),
    folded('The whole report', formatReport(report, { verbose: true, baseUrl, clean })),
  ]
  return `${parts.join('\n\n')}\n`
}
