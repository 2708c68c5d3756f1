import { expect, test } from 'vitest'
import { interpret } from './grammar.ts'

const names = (output: string) => interpret(output).obeyed.map((command) => command.name)

test.each([
  ['a command at the start of a line', '::warning::careful', ['warning']],
  ['a command after white space', '\u2003  ::error title=x::bad', ['error']],
  ['a command after the white space that only .NET knows', '\u0085::error::bad', ['error']],
  ['no command after other text', 'x ::error::bad', []],
  ['the old form anywhere in a line', 'x ##[error]bad', ['error']],
  ['a command after a lone carriage return', 'progress\r::debug::y', ['debug']],
  ['an unknown command as text', '::launch::now', []],
  [
    'nothing while stopped',
    '::stop-commands::abc123\n::error::no\n##[error]no\n::abc123::\n::notice::yes',
    ['stop-commands', 'notice'],
  ],
])('the runner obeys %s', (_, output, expected) => {
  expect(names(output)).toEqual(expected)
})

test('masks hide a value and its derived forms from then on', () => {
  const secret = 'a/b"c+d'
  const before = `early ${secret}`
  const after = [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')].join(' ')
  expect(interpret(`${before}\n::add-mask::${secret}\n${after}`).shown).toEqual([before, '*** *** ***'])
})

test('properties and data are unescaped', () => {
  const [command] = interpret('::error title=a%3Ab%2Cc,file=x::one%0Atwo%25').obeyed
  expect(command).toEqual({ name: 'error', properties: { title: 'a:b,c', file: 'x' }, data: 'one\ntwo%' })
})

test.each(['::stop-commands::', '::stop-commands::Error', '::set-env name=A::b', '::add-path::/x', '::add-mask::'])(
  'the runner refuses %s',
  (line) => {
    expect(interpret(line).refused).toEqual([line])
  },
)

test('output that ends while commands are stopped is detected', () => {
  expect(interpret('::stop-commands::tok-123\nx').stopped).toBe(true)
})
