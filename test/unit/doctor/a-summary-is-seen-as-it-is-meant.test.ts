import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { expect, test } from 'vitest'
import { emptyReport } from '../../../src/doctor/anonymized-report.ts'
import type { DoctorReport } from '../../../src/doctor/doctor-report.ts'
import { formatReport } from '../../../src/doctor/text-report.ts'
import { doctorSummary } from '../../../src/run/doctor/doctor-summary.ts'
import { oneLine } from '../../../src/text/formats/shortening.ts'

const hostile = '</pre><script>x</script> @octocat #12 `a` | ![i](https://evil.example/i.png)\n\n# big'
const report: DoctorReport = {
  ready: false,
  next: `Next: ${hostile}`,
  serviceId: 'svc_1',
  findings: [
    {
      area: 'key',
      name: 'key-kind',
      result: 'pass',
      summary: 'a key of kind account',
      evidence: [],
      advice: undefined,
    },
    {
      area: 'words',
      name: 'unknown-word',
      result: 'warn',
      summary: `The word ${hostile}`,
      evidence: [hostile],
      advice: hostile,
    },
    { area: 'stream', name: 'heartbeat', result: 'inconclusive', summary: 'none', evidence: [], advice: undefined },
  ],
  words: [],
  requests: 11,
  durationMs: 1_234,
  shared: emptyReport,
}
const html = (markdown: string): string =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] })

test('what the platform says stays text, and the tables stay whole', () => {
  const shown = html(doctorSummary(report, 'https://platform.example', oneLine))
  expect(shown).toMatch(/^<h3>❔ Not known whether a deploy can work<\/h3>/)
  expect(shown.match(/<table>[\s\S]*?<\/table>/g)).toHaveLength(1)
  expect(shown.match(/<tr>/g)).toHaveLength(2)
  expect(shown).not.toMatch(/<script|<img|<h1|<a /)
  expect(shown).not.toContain('@octocat')
  expect(shown.match(/<pre>/g)).toHaveLength(1)
})

test('the first line says whether a deploy can work, and a finding that it names has no row', () => {
  const finding = { area: 'key', name: 'k', evidence: [] } as const
  const fail = { ...finding, result: 'fail', summary: 'the key is read-only', advice: 'Use another.' } as const
  const warn = { ...finding, result: 'warn', summary: 'no headers', advice: undefined } as const
  const line = (changes: Partial<DoctorReport>): string =>
    html(doctorSummary({ ...report, findings: [], ...changes }, 'https://platform.example', oneLine))
  expect(line({ ready: true, next: 'Ready to deploy.' })).toMatch(/^<h3>✅ Ready to deploy<\/h3>\n<details>/)
  expect(line({ ready: true, next: 'Next: Set `timeout`.' })).toMatch(
    /^<h3>✅ Ready to deploy<\/h3>\n<p>Next: Set <code>timeout<\/code>\.<\/p>/,
  )
  const next = 'Not ready to deploy: the key is read-only. Use another.'
  const red = line({ next, findings: [fail, warn] })
  expect(red).toMatch(/^<h3>❌ Not ready to deploy: the key is read-only<\/h3>\n<p>Use another\.<\/p>/)
  expect(red.match(/<td>[^<]*<\/td>/g)).toEqual(['<td>⚠️ key</td>', '<td>no headers</td>', '<td></td>'])
})

test('a screen shows what needs attention alone, and all of it on demand', () => {
  const calm = formatReport(report, { baseUrl: 'https://platform.example', clean: oneLine })
  expect(calm.some((line) => line.includes('key-kind'))).toBe(false)
  expect(calm.some((line) => line.includes('unknown-word'))).toBe(true)
  expect(calm.some((line) => line.includes('heartbeat'))).toBe(false)
  const verbose = formatReport(report, { baseUrl: 'https://platform.example', clean: oneLine, verbose: true })
  expect(verbose.some((line) => line.includes('heartbeat'))).toBe(true)
  expect(calm.at(-1)).toBe(oneLine(report.next))
})
