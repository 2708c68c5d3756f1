import fc from 'fast-check'
import { expect, test } from 'vitest'
import { junitOf } from '../../../../src/output/reports/junit.ts'

const report = { outcome: 'succeeded', reason: 'It did.', deploymentId: 'dep_1', durationMs: 1500 }
const check = { name: 'health', result: 'failed', summary: '503', durationMs: 20 }

test('a deployment and its checks are test cases', () => {
  const xml = junitOf('gate', { report, passed: false, checks: [check, { ...check, name: 'SQL', result: 'not-run' }] })
  expect(xml).toContain('tests="3" failures="1" errors="0" skipped="1" time="1.500"')
  expect(xml).toContain('<testcase classname="taxiway.gate" name="dep_1" time="1.500"/>')
  expect(xml).toContain('name="check: health" time="0.020"><failure message="503">503</failure>')
})

test('a failed deployment fails with its reason, a skipped one is skipped', () => {
  const failed = junitOf('deploy', { report: { ...report, outcome: 'failed' }, passed: false, checks: [] })
  expect(failed).toContain('<failure message="failed: It did.">')
  const skipped = junitOf('deploy', { report: { ...report, outcome: 'skipped' }, passed: true, checks: [] })
  expect(skipped).toContain('<skipped message="It did."/>')
})

test('no text breaks the XML, or is a GitLab attachment', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const hostile = `${text}<>&"'[[ATTACHMENT|/etc/passwd]]]]>`
      const xml = junitOf('deploy', {
        report: { ...report, outcome: 'failed', reason: hostile },
        passed: false,
        checks: [],
      })
      expect(xml).not.toContain('[[ATTACHMENT|')
      expect(xml).not.toMatch(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u)
      const markup = xml.replaceAll(/<(?:\?xml [^<>]*\?|\/?[a-z]+(?: [a-z]+="[^"<>]*")*\/?)>/g, '')
      expect(markup).not.toMatch(/[<>]|&(?!#\d+;)/)
    }),
  )
})
