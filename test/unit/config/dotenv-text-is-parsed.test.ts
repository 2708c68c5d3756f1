import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDotenv } from '../../../src/old/config/dotenv-parser.ts'
import { said } from '../../support/messages.ts'

const read = (text: string) => Object.fromEntries(parseDotenv(text))

test.each<[string, string, Record<string, string>]>([
  ['a plain value', 'A=1', { A: '1' }],
  ['blank lines and comments', '\n# one\n  # two\nA=1\n\n', { A: '1' }],
  ['export and white space', ' export  A = 1 ', { A: '1' }],
  ['an empty value in quotes', 'A=""', { A: '' }],
  ['an equals sign in the value', 'A=b=c==', { A: 'b=c==' }],
  ['a hash in a value', 'C=a#b', { C: 'a#b' }],
  ['single quotes', String.raw`A='a #b $c \n'`, { A: String.raw`a #b $c \n` }],
  ['double quotes with escapes', String.raw`A="a\n\"b\" \\ \t" # c`, { A: 'a\n"b" \\ \\t' }],
  ['back quotes', 'A=`"it\'s"`', { A: '"it\'s"' }],
  ['several lines in quotes', 'A="one\ntwo"\nB=\'x\r\ny\'', { A: 'one\ntwo', B: 'x\ny' }],
  ['odd names', 'my.key-1=a\nü=b', { 'my.key-1': 'a', ü: 'b' }],
  ['a byte order mark', '\ufeffA=1', { A: '1' }],
  ['a key twice with one value', 'A=1\nB=2\nA=1', { A: '1', B: '2' }],
  ['JSON', 'A={"b":"c#d"}', { A: '{"b":"c#d"}' }],
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
  const parse = () => parseDotenv(text)
  expect(parse).toThrow(said('dotenv-invalid', `${line}`))
  expect(parse).toThrow(problem)
  expect(parse).not.toThrow(/secret/)
})

test.each([
  ['A=1\nTOKEN=', 'env-vars-empty'],
  ['TOKEN=   ', 'env-vars-empty'],
  ['export TOKEN =', 'env-vars-empty'],
  ['TOKEN=#s3cr3t', 'dotenv-value-cut'],
  ['TOKEN= #s3cr3t', 'dotenv-value-cut'],
  ['TOKEN=correct #horse', 'dotenv-value-cut'],
  ['TOKEN=correct\t# a comment', 'dotenv-value-cut'],
] as const)('%j, into which a CI system puts a secret, is refused by name', (text, id) => {
  const parse = () => parseDotenv(text)
  expect(parse).toThrow(said(id))
  expect(parse).toThrow('"TOKEN"')
  expect(parse).not.toThrow(/s3cr3t|horse/)
})

test('two values of one name are refused', () => {
  for (const text of ['TOKEN=s3cr3t\nTOKEN=horse', 'TOKEN=""\nexport TOKEN=horse']) {
    const parse = () => parseDotenv(text)
    expect(parse).toThrow(said('env-vars-twice', '"TOKEN"'))
    expect(parse).not.toThrow(/s3cr3t|horse/)
  }
})

test('what looks like a line of a secret is named by its line', () => {
  expect(() => parseDotenv('A=1\nMIIEv+Q==\nB/c=')).toThrow('the variable in line 3')
})

test('in quotes a value may be empty', () => {
  expect(read(`A=""\nB=''\nC="#x" # y`)).toEqual({
    A: '',
    B: '',
    C: '#x',
  })
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
  expect(() => parseDotenv(`A="${'x\n'.repeat(300_000)}`)).toThrow()
  expect(performance.now() - started).toBeLessThan(1000)
})
