import { expect, test } from 'vitest'
import { Inputs } from '../../../src/config/inputs.ts'

const withInput = (name: string, value: string) => new Inputs({ [`INPUT_${name.toUpperCase()}`]: value })

test('dashes of a name stay, spaces change', () => {
  const inputs = new Inputs({ 'INPUT_BASE-URL': ' https://x ', INPUT_TWO_WORDS: 'y' })
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
])('the %s %j is refused in one sentence that names the input', (_, value, read) => {
  expect(() => read(withInput('x', value))).toThrow(/^Input `x` (?:[^.]|\.\S)*\.$/)
})

test('words stand between commas or lines', () => {
  expect(withInput('x', ' live, up and running\nready,,\r\n').words('x')).toEqual(['live', 'up and running', 'ready'])
})

test('what the runner has shown leaves out what is named', () => {
  const inputs = new Inputs({ 'INPUT_API-KEY': 'k', INPUT_REF: 'main', INPUT_EMPTY: '', OTHER: 'z' })
  expect(inputs.shownBut(['api-key'])).toEqual(['main'])
})
