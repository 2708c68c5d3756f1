import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDotenv } from '../../../src/config/variables.ts'
import { said } from '../../support/messages.ts'

const read = (text: string) => Object.fromEntries(parseDotenv(text, 'env-vars'))

test.each<[string, string, Record<string, string>]>([
  ['a plain value', 'A=1', { A: '1' }],
  ['blank lines and comments', '\n# one\n  # two\nA=1\n\n', { A: '1' }],
  ['export and white space', ' export  A = 1 ', { A: '1' }],
  ['an empty value', 'A=\nB=""', { A: '', B: '' }],
  ['an equals sign in the value', 'A=b=c==', { A: 'b=c==' }],
  ['a comment after a value', 'A=1 # one\nB=#2\nC=a#b', { A: '1', B: '', C: 'a#b' }],
  ['single quotes', String.raw`A='a #b $c \n'`, { A: String.raw`a #b $c \n` }],
  ['double quotes with escapes', String.raw`A="a\n\"b\" \\ \t" # c`, { A: 'a\n"b" \\ \\t' }],
  ['back quotes', 'A=`"it\'s"`', { A: '"it\'s"' }],
  ['several lines in quotes', 'A="one\ntwo"\nB=\'x\r\ny\'', { A: 'one\ntwo', B: 'x\ny' }],
  ['odd names', 'my.key-1=a\nü=b', { 'my.key-1': 'a', ü: 'b' }],
  ['a byte order mark', '\ufeffA=1', { A: '1' }],
  ['a key twice', 'A=1\nB=2\nA=3', { A: '3', B: '2' }],
  ['JSON', 'A={"b":"c # d"}', { A: '{"b":"c' }],
])('%s', (_, text, values) => {
  expect(read(text)).toEqual(values)
})

test.each([
  ['no `=`', 'A=1\nsecret-value', 2],
  ['no name', '\n\n=secret-value', 3],
  ['never closed', 'A=1\nB="secret-value\n\n', 2],
  ['after a closing quote', 'A="secret"value', 1],
  ['a NUL character', 'HOME=/secret\0KEY=secret', 1],
])('%s is refused with its line number and without its value', (problem, text, line) => {
  const parse = () => parseDotenv(text, 'env-file')
  expect(parse).toThrow(said('dotenv-invalid', `${line}`, 'env-file'))
  expect(parse).toThrow(problem)
  expect(parse).not.toThrow(/secret/)
})

test('whatever is written in double quotes is read back', () => {
  const quoted = (value: string) => `"${value.replace(/[\\"]/g, '\\$&').replaceAll('\r', '\\r')}"`
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0')),
      (value) => {
        expect(read(`BEFORE=1\nA=${quoted(value)}\nAFTER=2`)).toEqual({ BEFORE: '1', A: value, AFTER: '2' })
      },
    ),
  )
})

test('a large text with a quote that is never closed is refused quickly', () => {
  const started = performance.now()
  expect(() => parseDotenv(`A="${'x\n'.repeat(300_000)}`, 'env-vars')).toThrow()
  expect(performance.now() - started).toBeLessThan(1000)
})
