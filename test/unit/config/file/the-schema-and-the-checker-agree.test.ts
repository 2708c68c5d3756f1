import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import type { Place } from '../../../../src/old/config/declaration.ts'
import { ConfigFileError } from '../../../../src/old/config/file/config-mistakes.ts'
import { checkConfigFile } from '../../../../src/old/config/file/config-reader.ts'
import { fileKeys, type Shape } from '../../../../src/old/config/file/keys.ts'
import { said } from '../../../support/messages.ts'
import { holds } from '../../../support/property.ts'

const schema = JSON.parse(readFileSync(new URL('../../../../schema.json', import.meta.url), 'utf8'))
const isValid = new Ajv({ allowUnionTypes: true }).addVocabulary(['markdownDescription']).compile(schema)

/** What a JSON Schema cannot say: what values mean to each other, and to other standards. */
const beyond = [
  ...['config-cycle', 'config-service-unknown', 'config-same-service', 'config-service-case'],
  ...['duration-out-of-range', 'word-in-both-lists', 'input-not-a-url'],
  ...[
    'pattern-invalid',
    'pattern-matches-anything',
    'statuses-invalid',
    'health-headers-invalid',
    'health-header-refused',
  ],
].map((id) => said(id))

function mistakesOf(text: string): readonly string[] {
  try {
    checkConfigFile(Buffer.from(text), 'taxiway.yaml')
    return []
  } catch (error) {
    if (!(error instanceof ConfigFileError)) throw error
    return error.mistakes.map((mistake) => mistake.text)
  }
}

const value = fc.oneof(
  fc.constantFrom<unknown>(
    ...'api web 30m 7h 90 a/b . -x !x true True null fail static {sha} ( https: ftp://x'.split(' '),
  ),
  fc.constantFrom<unknown>('x y', '', ' ', 'a\nb', '\u2028', 'https://a.example', 'http://localhost:1'),
  fc.constantFrom<unknown>(0, 1, 8, 80, 1.5, 70_000, -1, true, false, null, [], {}),
  fc.constantFrom<unknown>(['a'], [1], [true], [null], [['a']], ['!a'], ['!a', 'b']),
)

/** A value that the key takes, as often as not. */
function valueFor(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.holds) {
    case 'value':
      return value
    case 'list':
      return fc.oneof(value, fc.array(fc.constantFrom('api', 'web', '!x', 'a/**'), { maxLength: 2 }))
    case 'part':
      return fc.oneof(part(shape.place), value)
    case 'names': {
      const name = fc.constantFrom('api', 'web', 'API', 'A_B', '1', 'a b', 'constructor')
      return fc.oneof(
        fc.dictionary(name, shape.of === 'service' ? fc.oneof(part('service'), value) : value, { maxKeys: 2 }),
        value,
      )
    }
    default:
      return shape satisfies never
  }
}

const parts = new Map<Place, fc.Arbitrary<unknown>>()
function part(place: Place): fc.Arbitrary<unknown> {
  const known = parts.get(place)
  if (known !== undefined) return known
  const entry = fc
    .constantFrom(...fileKeys[place].keys(), 'unknown', 'api-key')
    .chain((name) =>
      fc.tuple(fc.constant(name), valueFor(fileKeys[place].get(name)?.shape ?? { holds: 'part', place: 'gate' })),
    )
  const made = fc.array(entry, { maxLength: 3 }).map((entries) => Object.fromEntries(entries))
  parts.set(place, made)
  return made
}

/** Whether both take the file, but for what only the checker can say. */
function isAccepted(text: string): boolean {
  const marked = !isValid(parse(text))
  const mistakes = mistakesOf(text)
  if (marked) expect(mistakes, `${text}\n${JSON.stringify(isValid.errors)}`).not.toEqual([])
  else
    expect(
      mistakes.filter((mistake) => !beyond.some((pattern) => pattern.test(mistake))),
      text,
    ).toEqual([])
  return !marked
}

test('a file that editors mark is refused, and what is refused beyond that is what a schema cannot say', async () => {
  let valid = 0
  await holds(
    fc.property(part('top'), (content) => {
      if (isAccepted(stringify(content))) valid += 1
    }),
    400,
  )
  expect(valid).toBeGreaterThan(20)
})

test('each key alone, with each value', () => {
  const texts = ['api', '30m', 'https://a.example', 'DELETE /x/{id}', 'fail', 'web', 'keep', '']
  const values = [...texts, 8, true, ['a'], { api: {} }, { A: 'x' }, null, {}, []]
  for (const place of ['top', 'service', 'gate'] as const) {
    for (const name of fileKeys[place].keys()) {
      const taken = values.filter((each) => {
        const inner = { [name]: each }
        const service = place === 'gate' ? { gate: inner } : inner
        const text = stringify(place === 'top' ? inner : { services: { api: service } })
        return isAccepted(text)
      })
      const needsAnother = /^(health-body|health-headers|soak|log-fail-pattern|sql|sql-service-id)$/.test(name)
      expect(taken.length > 0, name).toBe(!needsAnother)
    }
  }
})
