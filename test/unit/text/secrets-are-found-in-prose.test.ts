import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Redactor } from '../../../src/text/redact.ts'
import { redactedLines } from '../../../src/text/untrusted.ts'
import { holds } from '../../support/property.ts'

const forms: readonly (readonly [string, (secret: string) => string])[] = [
  ['as it is', (secret) => secret],
  ['in base64', (secret) => Buffer.from(secret).toString('base64')],
  ['percent-encoded', (secret) => encodeURIComponent(secret)],
  ['escaped as JSON', (secret) => JSON.stringify(secret).slice(1, -1)],
]
const secrets = fc.string({ unit: 'grapheme', minLength: 6, maxLength: 40 }).filter((text) => !/\s/.test(text))

test.each(forms)('a secret %s', async (_, form) => {
  const property = fc.property(secrets, (secret) => {
    expect(new Redactor([secret]).redact(`<<${form(secret)}>>`)).not.toContain(form(secret))
  })
  await holds(property, 100)
})

test('of two secrets the longer one goes first, so that no part of it stays', () => {
  expect(new Redactor(['abcdef', 'abcdefghi']).redact('xabcdefghix')).toBe('x***x')
})

test('each line of a value of several lines, but the short ones', () => {
  const redactor = new Redactor(['-----BEGIN KEY-----\nMIIEpAIBAAKCAQEA\n}\n'])
  expect(redactor.redact('MIIEpAIBAAKCAQEA }')).toBe('*** }')
})

test('a line is cut only once its secret is hidden', () => {
  const redactor = new Redactor(['key-of-the-test'])
  const [line = ''] = redactedLines(`${'x'.repeat(8_185)}key-of-the-test${'y'.repeat(100)}`, (each) =>
    redactor.redact(each),
  )
  expect(line).toMatch(/x\*\*\*y+ … \(line cut/)
})
