import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '../../../src/client/errors.ts'
import { actionNames, type InputName, inputNames, inputs, inputsOfAction } from '../../../src/inputs/declared.ts'
import { Inputs } from '../../../src/inputs/read.ts'
import { readVariables } from '../../../src/inputs/variables.ts'

function given(texts: Partial<Record<InputName, string>>): Inputs {
  return new Inputs((name) => texts[name])
}

test('what is empty is absent, and white space around a text does not count', () => {
  for (const ref of ['', '  ', '\n']) expect(given({ ref }).get('ref')).toBeUndefined()
  expect(given({ timeout: ' ' }).get('timeout')).toBe(1_800_000)
  expect(given({ ref: ' main\n' }).get('ref')).toBe('main')
})

test.each([
  ['wait', 'FALSE', false],
  ['poll-interval', '100ms', 100],
  ['timeout', '1h30m', 5_400_000],
  ['max-parallel', '100', 100],
  ['max-previews', '20', 20],
  ['expires-after', '3d', 259_200_000],
  ['teardown-request', 'DELETE /api/services/{id}', { method: 'DELETE', path: '/api/services/{id}' }],
  ['success-states', 'live, up and running\nready,,\r', ['live', 'up and running', 'ready']],
  ['base-url', 'https://platform.example/eu', 'https://platform.example/eu'],
] as const)('%s takes %j', (name, text, value) => {
  expect(given({ [name]: text }).get(name)).toEqual(value)
})

/** What would read, reach another host, or remove the same service for every pull request. */
const teardowns = [
  ...[
    'GET /api/services/{id}',
    'DELETE api/services/{id}',
    'DELETE //evil.example/{id}',
    'DELETE /\\evil.example/{id}',
  ],
  ...['DELETE https://evil.example/{id}', 'DELETE /api/services/{name}', 'DELETE /api/services', 'DELETE /a/../{id}'],
].map((text) => ['teardown-request', text] as const)

test.each([
  ['wait', 'yes'],
  ['services', ' , '],
  ['on-superseded', 'neither'],
  ['internal-port', '0'],
  ['internal-port', '80.5'],
  ['max-parallel', '101'],
  ['max-previews', '0'],
  ['expires-after', '366d'],
  ...teardowns,
  ['timeout', '7h'],
  ['timeout', '30'],
  ['service-id', 'a/b'],
  ['service-id', '..'],
  ['ref', '-x'],
  ['ref', 'HEAD~1'],
  ['service-name', 'a\u2028b'],
  ['health-url', 'javascript:alert(1)'],
] as const)('%s refuses %j, and the message names it', (name, text) => {
  const read = (): unknown => given({ [name]: text }).get(name)
  expect(read).toThrow(InputError)
  expect(read).toThrow(new RegExp(`^${name} .*\\.$`))
})

test('a text names inputs that exist, and every input has somebody who takes it', () => {
  const taken = new Set(actionNames.flatMap((action) => inputsOfAction(action)))
  for (const name of inputNames) {
    expect(taken.has(name) || 'commands' in inputs[name], name).toBe(true)
    expect(inputs[name].text, name).toMatch(/^.+\.$/)
  }
})

describe('variables', () => {
  const read = (text: string) => Object.fromEntries(readVariables(text).map(({ key, value }) => [key, value]))

  test.each<[string, Record<string, string>]>([
    ['\uFEFF# one\n\n export A = b=c== \nB=""\nC="x # y"\n', { A: 'b=c==', B: '', C: 'x # y' }],
    ['A="one\ntwo"\r\nB=\'x\'\n', { A: 'one\ntwo', B: 'x' }],
    ['A=`"it\'s"` # a comment', { A: '"it\'s"' }],
  ])('%j', (text, values) => {
    expect(read(text)).toEqual(values)
  })

  test.each([
    ['A=1\ns3cr3t', 'Line 2'],
    ['=s3cr3t', 'Line 1'],
    ['A=1\nB="s3cr3t', 'Line 2'],
    ['A="s3cr3t"value', 'Line 1'],
    ['TOKEN=', 'TOKEN'],
    ['TOKEN=#s3cr3t', 'TOKEN'],
    ['TOKEN=s3cr3t #horse', 'TOKEN'],
    ['TOKEN=s3cr3t\nTOKEN=x', 'TOKEN'],
    ['my.key=s3cr3t', 'Line 1'],
  ])('%j is refused without its value', (text, named) => {
    expect(() => read(text)).toThrow(named)
    expect(() => read(text)).not.toThrow(/s3cr3t|horse/)
  })

  test('a plain value is itself', () => {
    const value = fc.stringMatching(/^[A-Za-z0-9+/=._:-]{1,40}$/)
    fc.assert(
      fc.property(value, (text) => {
        expect(read(`A=${text}`)).toEqual({ A: text })
      }),
    )
  })
})
