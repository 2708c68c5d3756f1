import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatJunit } from '../../../src/report/formats/junit.ts'
import { holds } from '../../support/property.ts'

const deployment = { name: 'api', durationMs: 1500 }

test('a deployment and its checks are test cases', () => {
  const xml = formatJunit('gate', [
    deployment,
    { name: 'check: health', durationMs: 20, failure: '503', cause: ['GET /health', '503 <down>'] },
    { name: 'check: SQL', durationMs: 0, skipped: 'not-run' },
  ])
  expect(xml).toContain('tests="3" failures="1" errors="0" skipped="1" time="1.520"')
  expect(xml).toContain('<testcase classname="taxiway.gate" name="api" time="1.500"/>')
  expect(xml).toContain(
    'name="check: health" time="0.020"><failure message="503">503\nGET /health\n503 &#60;down&#62;</failure>',
  )
  expect(xml).toContain('<skipped message="not-run"/>')
})

test('no text breaks the XML, or is a GitLab attachment', async () => {
  await holds(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const hostile = `${text}<>&"'[[ATTACHMENT|/etc/passwd]]]]>`
      const xml = formatJunit('deploy', [{ name: hostile, durationMs: 1, failure: hostile, cause: [hostile, hostile] }])
      expect(xml).not.toContain('[[ATTACHMENT|')
      expect(xml).not.toMatch(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u)
      const markup = xml.replaceAll(/<(?:\?xml [^<>]*\?|\/?[a-z]+(?: [a-z]+="[^"<>]*")*\/?)>/g, '')
      expect(markup).not.toMatch(/[<>]|&(?!#\d+;)/)
    }),
    100,
  )
})
