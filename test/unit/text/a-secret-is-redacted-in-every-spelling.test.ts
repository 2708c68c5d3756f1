import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Redactor } from '../../../src/old/text/secrets/redactor.ts'

const redactorOf = (...secrets: string[]) => new Redactor(...secrets)

const spellings: [string, (secret: string) => string][] = [
  ['plain', (secret) => secret],
  ['base64', (secret) => Buffer.from(secret).toString('base64')],
  ['base64url', (secret) => Buffer.from(secret).toString('base64url')],
  ['hex', (secret) => Buffer.from(secret).toString('hex')],
  ['upper case hex', (secret) => Buffer.from(secret).toString('hex').toUpperCase()],
  ['JSON', (secret) => JSON.stringify(secret).slice(1, -1)],
  ['encodeURIComponent', (secret) => encodeURIComponent(secret)],
  ['a form', (secret) => encodeURIComponent(secret).replaceAll('%20', '+')],
]

const secrets = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 6, maxLength: 40 }),
    fc
      .array(fc.constantFrom('a', 'B', '7', '&', '<', '>', '"', "'", '/', '+', '%', '=', '~'), { minLength: 6 })
      .map((all) => all.join('')),
  )
  .filter((text) => !/[\r\n\p{Cc}\s]/u.test(text))

test.each(spellings)('%s', (_, spell) => {
  fc.assert(
    fc.property(secrets, (secret) => {
      expect(redactorOf(secret).redact(`<<${spell(secret)}>>`)).not.toContain(spell(secret))
    }),
  )
})

test.each([
  ['base64', 'a-secret-of-some-length'],
  ['base64url', '\u00ff\u00fe?>~\u00ff\u00fe?>~'],
] as const)('%s of the secret inside other text, at each alignment', (encoding, secret) => {
  for (const before of ['', '1', '22', '333', '4444']) {
    const encoded = Buffer.from(`${before}${secret}after`).toString(encoding)
    expect(redactorOf(secret).redact(encoded)).not.toContain(encoded.slice(8, 14))
    expect(redactorOf(secret).redact(encoded)).toContain('***')
  }
})

test('a URI of a secret that has a space and a slash', () => {
  expect(redactorOf('pass word/1+1').redact('x=pass%20word%2F1%2B1&y')).toBe('x=***&y')
  expect(redactorOf('pass word/1+1').redact('x=pass+word%2F1%2B1&y')).toBe('x=***&y')
  expect(redactorOf('pass word/1+1').redact('/pass%20word/1+1/y')).toBe('/***/y')
})

test.each([
  ['sk%5Fsecret%5Fabc', 'in ***'],
  ['sk%5fsecret_%61bc', 'in ***'],
  ['sk_sec\u200bret_abc', 'in ***'],
  ['100%40 sk_other', 'in 100%40 sk_other'],
])('a disguise does not hide it: %s', (text, shown) => {
  expect(redactorOf('sk_secret_abc').redact(`in ${text}`)).toBe(shown)
})

test('the longest secret is replaced first, so that no part of it remains', () => {
  expect(redactorOf('abcdefghi', 'abcdef').redact('xabcdefghix')).toBe('x***x')
  expect(redactorOf('abcdef', 'abcdefghi').redact('xabcdefghix')).toBe('x***x')
})

test('each line of a multi-line value, except short ones', () => {
  const redactor = redactorOf('-----BEGIN KEY-----\nMIIEpAIBAAKCAQEA\n}\n')
  expect(redactor.redact('MIIEpAIBAAKCAQEA }')).toBe('*** }')
})

test('a short secret is replaced as it is, not in spellings that match innocent text', () => {
  expect(redactorOf('ab').redact('ab YWI= 6162')).toBe('*** YWI= 6162')
})

test.each([1, 5, 6, 20_000, 1 << 18])('a secret of %d characters, and another beside it', (length) => {
  const unit = 'S3cr3t+/"&%\u00fc '
  const long = unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
  const redactor = redactorOf(long, 'twk_other')
  const all = length < 6 ? spellings.slice(0, 1) : spellings
  for (const [, spell] of all) expect(redactor.redact(`<${spell(long)}|twk_other>`)).toBe('<***|***>')
})

test('a value of many lines: each of them, at the speed of a log', () => {
  const lines = Array.from({ length: 8_000 }, (_, n) => `certificate-line-${n}-${'x'.repeat(40)}`)
  const redactor = redactorOf(lines.join('\n'))
  expect(redactor.redact(`a ${lines[7]} b ${Buffer.from(lines[7_999] ?? '').toString('base64')}`)).toBe('a *** b ***')
  expect(redactor.redact('certificate-line-7 is fine')).toBe('certificate-line-7 is fine')
})
