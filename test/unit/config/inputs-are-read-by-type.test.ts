import { expect, test } from 'vitest'
import { readConnection } from '../../../src/old/config/connection.ts'
import type { InputName } from '../../../src/old/config/input-table.ts'
import { flag, gitRef, identifier, type Kind, line, oneOf, port, url, words } from '../../../src/old/config/kinds.ts'
import { printedInputs, runnerInputs } from '../../../src/old/github/job/runner-environment.ts'
import { saidAlone } from '../../support/messages.ts'

const withInput = (name: InputName, value: string) => runnerInputs({ [`INPUT_${name.toUpperCase()}`]: value })

test('a value is trimmed, and kept whole where its white space counts', () => {
  const inputs = runnerInputs({ 'INPUT_BASE-URL': ' https://x ', INPUT_ARGS: '  a: 1\n' })
  expect([inputs.text('base-url'), inputs.verbatim('args')]).toEqual(['https://x', '  a: 1\n'])
})

test.each(['', '  ', '\n'])('%j is absent', (value) => {
  expect(withInput('ref', value).text('ref')).toBeUndefined()
  expect(withInput('ref', value).get('ref')).toBeUndefined()
  expect(withInput('timeout', value).get('timeout')).toBe(1_800_000)
  expect(runnerInputs({ INPUT_REF: value, INPUT_ARGS: 'x' }).given(['ref', 'args', 'image'])).toEqual(['args'])
})

test.each([
  ['true', true],
  ['FALSE', false],
  ['', true],
])('the boolean %j', (value, read) => {
  expect(withInput('wait', value).get('wait')).toBe(read)
})

const kinds: [Kind<unknown>, string[]][] = [
  [flag, ['perhaps', 'yes']],
  [oneOf('fail', 'neutral'), ['neither']],
  [port, ['0', '65536', '80.5', '0x50']],
  [identifier, ['a/b', '..', 'a b', 'a%2fb', 'a\nb']],
  [gitRef, ['-x', 'a b']],
  [line, ['a\u2028b']],
  [url, ['shop.example', 'javascript:alert(1)']],
]

test.each(kinds.flatMap(([kind, values]) => values.map((value) => ({ kind, value }))))(
  'a value of the kind $kind.placeholder is refused with a message that names the input: $value',
  ({ kind, value }) => {
    expect(() => kind.parse('x', value)).toThrow(/^`x` .*\.$/)
  },
)

test('words are separated by commas or line ends', () => {
  expect(words.parse('x', 'live, up and running\nready,,\r')).toEqual(['live', 'up and running', 'ready'])
})

test('the inputs that the runner printed, except the named ones', () => {
  const environment = { 'INPUT_API-KEY': 'k', INPUT_REF: 'main', INPUT_EMPTY: '', OTHER: 'z' }
  expect(printedInputs(environment, ['api-key'])).toEqual(['main'])
})

test.each([
  ['50ms', 50],
  ['1h', 3_600_000],
])('the bound %s belongs to the range', (value, ms) => {
  expect(withInput('poll-interval', value).get('poll-interval')).toBe(ms)
})

test.each([
  ['49ms', 'duration-out-of-range'],
  ['61m', 'duration-out-of-range'],
  ['soon', 'duration-invalid'],
])('%s is refused with the input and the range', (value, id) => {
  const read = () => withInput('poll-interval', value).get('poll-interval')
  expect(read).toThrow(saidAlone(id, 'poll-interval', value, 'at least 50ms and at most 1h'))
})

const complete = { 'INPUT_BASE-URL': 'https://platform.example', 'INPUT_API-KEY': 'twk_secret' }

test.each(['base-url', 'api-key'] as const)('an absent or empty %s', (input) => {
  for (const value of [undefined, '', '  ', '\n']) {
    const read = () => readConnection(runnerInputs({ ...complete, [`INPUT_${input.toUpperCase()}`]: value }))
    expect(read).toThrow(
      expect.objectContaining({ input, message: expect.stringMatching(saidAlone(`${input}-missing`)) }),
    )
  }
})
