import { expect, test } from 'vitest'
import type { Inputs } from '../../../src/config/inputs.ts'
import { printedInputs, runnerInputs } from '../../../src/github/job/environment.ts'
import { saidAlone } from '../../support/messages.ts'

const withInput = (name: string, value: string) => runnerInputs({ [`INPUT_${name.toUpperCase()}`]: value })

test('dashes of a name stay, spaces change', () => {
  const inputs = runnerInputs({ 'INPUT_BASE-URL': ' https://x ', INPUT_TWO_WORDS: 'y' })
  expect([inputs.text('base-url'), inputs.text('two words')]).toEqual(['https://x', 'y'])
})

test.each(['', '  ', '\n'])('%j is absent', (value) => {
  expect(withInput('ref', value).text('ref')).toBeUndefined()
  expect(() => withInput('ref', value).required('ref')).toThrow('`ref`')
})

test.each([
  ['true', true],
  ['FALSE', false],
  ['', true],
])('the boolean %j', (value, read) => {
  expect(withInput('wait', value).boolean('wait', true)).toBe(read)
})

test.each([
  ['boolean', 'perhaps', (inputs: Inputs) => inputs.boolean('x', true)],
  ['boolean', 'yes', (inputs: Inputs) => inputs.boolean('x', true)],
  ['choice', 'neither', (inputs: Inputs) => inputs.oneOf('x', ['fail', 'neutral'])],
  ['port', '0', (inputs: Inputs) => inputs.port('x')],
  ['port', '65536', (inputs: Inputs) => inputs.port('x')],
  ['port', '80.5', (inputs: Inputs) => inputs.port('x')],
  ['port', '0x50', (inputs: Inputs) => inputs.port('x')],
  ['id', 'a/b', (inputs: Inputs) => inputs.identifier('x')],
  ['id', '..', (inputs: Inputs) => inputs.identifier('x')],
  ['id', 'a b', (inputs: Inputs) => inputs.identifier('x')],
  ['id', 'a%2fb', (inputs: Inputs) => inputs.identifier('x')],
  ['id', 'a\nb', (inputs: Inputs) => inputs.identifier('x')],
  ['line', 'a\u2028b', (inputs: Inputs) => inputs.line('x')],
  ['url', 'shop.example', (inputs: Inputs) => inputs.url('x')],
  ['url', 'javascript:alert(1)', (inputs: Inputs) => inputs.url('x')],
])('the %s %j is refused with a message that names the input', (_, value, read) => {
  expect(() => read(withInput('x', value))).toThrow(/^`x` .*\.$/)
})

test('words are separated by commas or line ends', () => {
  expect(withInput('x', ' live, up and running\nready,,\r\n').words('x')).toEqual(['live', 'up and running', 'ready'])
})

test('the inputs that the runner printed, except the named ones', () => {
  const environment = { 'INPUT_API-KEY': 'k', INPUT_REF: 'main', INPUT_EMPTY: '', OTHER: 'z' }
  expect(printedInputs(environment, ['api-key'])).toEqual(['main'])
})

const range = { least: 1000, most: 60_000, words: 'from 1s to 1m' }

test.each([
  ['1s', 1000],
  ['1m', 60_000],
])('the bound %s belongs to the range', (value, ms) => {
  expect(withInput('timeout', value).duration('timeout', range)).toBe(ms)
})

test.each([
  ['999ms', 'duration-out-of-range'],
  ['61s', 'duration-out-of-range'],
  ['soon', 'duration-invalid'],
])('%s is refused with the input and the range', (value, id) => {
  const read = () => withInput('timeout', value).duration('timeout', range)
  expect(read).toThrow(saidAlone(id, 'timeout', value, range.words))
})
