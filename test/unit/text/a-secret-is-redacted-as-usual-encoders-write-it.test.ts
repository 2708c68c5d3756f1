import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Redactor } from '../../../src/old/text/secrets/redactor.ts'
import encoded from './encoded.json' with { type: 'json' }

/** What stands around a value of a shell; a quote is no part of it. */
const around = /^(?:\+ : |declare -x S=)?\$?['"]?\*\*\*['"]?$/

// The texts were written by the encoders themselves, but for those of .NET.
for (const encoder of new Set(encoded.rows.map((row) => row.encoder))) {
  test(encoder, () => {
    for (const { secret, text } of encoded.rows.filter((row) => row.encoder === encoder)) {
      const redactor = new Redactor(encoded.secrets[secret] ?? '')
      const shown = redactor.redact(text)
      if (encoder.includes('base64')) expect(shown).toMatch(/^[\w+/=\\]{0,6}(?:\*\*\*[\w+/=\\]{0,6})+$/)
      else expect(shown).toMatch(around)
      expect(redactor.redact(`key=${text}; next`)).toBe(`key=${shown}; next`)
    }
  })
}

const code = (character: string): number => character.codePointAt(0) ?? 0
const hex = (character: string, width: number): string => code(character).toString(16).padStart(width, '0')
const octets = (text: string): number[] => [...Buffer.from(text)]

const encoders: Readonly<Record<string, (secret: string) => string>> = {
  'every character as %XX': (secret) =>
    octets(secret)
      .map((octet) => `%${octet.toString(16).padStart(2, '0')}`)
      .join(''),
  'every character as \\uXXXX': (secret) =>
    secret
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
      .join(''),
  'every character as \\u{X}': (secret) => [...secret].map((character) => `\\u{${hex(character, 1)}}`).join(''),
  'every character as \\xXX': (secret) =>
    octets(secret)
      .map((octet) => `\\x${octet.toString(16).padStart(2, '0')}`)
      .join(''),
  'every character as octal': (secret) =>
    octets(secret)
      .map((octet) => `\\${octet.toString(8).padStart(3, '0')}`)
      .join(''),
  'every character as &#N;': (secret) => [...secret].map((character) => `&#${code(character)};`).join(''),
  'every character as &#xN;': (secret) => [...secret].map((character) => `&#x${hex(character, 1)};`).join(''),
  'every character behind a backslash': (secret) => secret.replaceAll(/[^\w]/gu, '\\$&'),
  'a zero-width space between all characters': (secret) => [...secret].join('\u200b'),
  'a tag character in the middle': (secret) => `${secret.slice(0, 3)}\u{e0041}${secret.slice(3)}`,
  'a line break in the middle': (secret) => `${secret.slice(0, 3)}\r\n${secret.slice(3)}`,
  'JSON in JSON in a URI': (secret) => encodeURIComponent(JSON.stringify(JSON.stringify(secret)).slice(3, -3)),
}

const secrets = fc.string({ unit: fc.constantFrom(...'aB7&<>"\'/+%=~$ \\üñ🔑;#x41'), minLength: 8, maxLength: 30 })

test.for(Object.entries(encoders))('%s', ([, encode]) => {
  fc.assert(
    fc.property(secrets, (secret) => {
      expect(new Redactor(secret).redact(`<${encode(secret)}>`)).toMatch(/^<[^<]{0,3}\*\*\*[^>]{0,3}>$/)
    }),
    { seed: 22, numRuns: 300 },
  )
})

test('what is not of a secret keeps its spelling, also beside one', () => {
  const redactor = new Redactor('sk_secret&abc')
  const line = String.raw`C:\new\table 100% %41 &amp; \u0041 it'\''s`
  expect(redactor.redact(line)).toBe(line)
  expect(redactor.redact(`${line} sk_secret%26abc ${line}`)).toBe(`${line} *** ${line}`)
})

test.for([76, 64])('each line of its base64, wrapped at %d', (width) => {
  const secret = 'a-long-secret/'.repeat(12)
  const redactor = new Redactor(secret)
  const lines =
    Buffer.from(secret)
      .toString('base64')
      .match(new RegExp(`.{1,${width}}`, 'g')) ?? []
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.map((line) => redactor.redact(line)).join()).toMatch(/^\*\*\*(?:,\*\*\*)+=?$/)
  expect(redactor.redact(lines.join('\n'))).toMatch(/^\*\*\*=?$/)
})
