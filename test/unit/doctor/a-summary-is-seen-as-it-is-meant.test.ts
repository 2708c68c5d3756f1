import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { expect, test } from 'vitest'
import type { DoctorReport } from '../../../src/doctor/report.ts'
import { emptyReport } from '../../../src/doctor/shared-report.ts'
import { linesOf } from '../../../src/doctor/text-report.ts'
import { doctorSummary } from '../../../src/run/doctor/action.ts'
import { oneLine } from '../../../src/text/message.ts'

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
    { area: 'words', name: 'unknown-word', result: 'warn', summary: hostile, evidence: [hostile], advice: hostile },
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
  expect(shown).toContain('<h3>Taxiway doctor: not ready</h3>')
  expect(shown.match(/<table>[\s\S]*?<\/table>/g)).toHaveLength(1)
  expect(shown.match(/<tr>/g)).toHaveLength(2)
  expect(shown).not.toMatch(/<script|<img|<h1|<a /)
  expect(shown).not.toContain('@octocat')
  expect(shown.match(/<pre>/g)).toHaveLength(1)
})

test('a screen shows what needs attention alone, and all of it on demand', () => {
  const calm = linesOf(report, { baseUrl: 'https://platform.example', clean: oneLine })
  expect(calm.some((line) => line.includes('key-kind'))).toBe(false)
  expect(calm.some((line) => line.includes('unknown-word'))).toBe(true)
  expect(calm.some((line) => line.includes('heartbeat'))).toBe(false)
  const verbose = linesOf(report, { baseUrl: 'https://platform.example', clean: oneLine, verbose: true })
  expect(verbose.some((line) => line.includes('heartbeat'))).toBe(true)
  expect(calm.at(-1)).toBe(oneLine(report.next))
})
