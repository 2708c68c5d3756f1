import * as fc from 'fast-check'
import { findArgumentPlace, type Operation, type Rule } from '../../src/contract/operation.ts'
import { type Fields, fieldsOf, type Shape } from './shape.ts'

export type Arguments = Readonly<Record<string, unknown>>

/** Text that reveals any careless encoding of a path, a query or a body. */
const tricky = [
  '',
  ' ',
  'a/b',
  '..%2f',
  '%2F%00',
  'a+b&c=d;e?f#g',
  'Zürich 東京 👩🏽‍🚀',
  'line\r\nline\u2028',
  '\0\u001b[1m\\"\'',
  '__proto__',
  'null',
  '007',
  '-0',
  '1e3',
  '...',
]
const anyText = fc.oneof(
  { arbitrary: fc.constantFrom(...tricky), weight: 1 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 12 }), weight: 1 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }), weight: 1 },
)

/** Values of a shape. */
function valuesOf(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'text': {
      if (shape.base64) return fc.base64String()
      if (shape.pattern) return fc.stringMatching(shape.pattern)
      return shape.nonEmpty ? anyText.filter((text) => text !== '') : anyText
    }
    case 'integer':
      return integersFrom(shape.minimum)
    case 'flag':
      return fc.boolean()
    case 'choice':
      return fc.constantFrom(...shape.values)
    case 'list':
      return fc.array(valuesOf(shape.item), { maxLength: 4 })
    case 'record':
      return recordsOf(shape.fields)
    default:
      return shape satisfies never
  }
}

/** Whole numbers without a range, also beyond 64 bits. */
function integersFrom(minimum = Number.MIN_SAFE_INTEGER): fc.Arbitrary<number> {
  const edges = [minimum, minimum + 1, 2 ** 31, 2 ** 53 - 1].filter((edge) => edge >= minimum)
  return fc.oneof(fc.integer({ min: Math.max(minimum, -70_000), max: 70_000 }), fc.constantFrom(...edges))
}

/** Arguments that fit an operation of the table; `known` are ids and slugs that exist, for arguments of that name. */
export function validArguments(
  operation: Operation,
  known: Readonly<Record<string, readonly string[]>> = {},
): fc.Arbitrary<Arguments> {
  const fields = fieldsOf(operation.args.entries)
  const drawn = Object.fromEntries(
    Object.entries(fields).map(([name, { shape }]) => {
      const values = findArgumentPlace(operation, name) === 'path' ? segmentsOf(shape) : valuesOf(shape)
      return [name, fc.oneof(values, ...(known[name] ?? []).map((value) => fc.constant(value)))]
    }),
  )
  const rules = operation.rules ?? []
  return fc
    .tuple(recordsOf(fields, drawn), ...rules.map((rule) => repair(rule, drawn)))
    .map(([args, ...repairs]) => repairs.reduce<Arguments>((repaired, mend) => mend(repaired), args))
}

/** No encoding keeps a dot segment in a path: the client refuses them. */
function segmentsOf(shape: Shape): fc.Arbitrary<unknown> {
  return valuesOf(shape).filter((value) => value !== '.' && value !== '..')
}

function recordsOf(
  fields: Fields,
  values: Readonly<Record<string, fc.Arbitrary<unknown>>> = Object.fromEntries(
    Object.entries(fields).map(([name, { shape }]) => [name, valuesOf(shape)]),
  ),
): fc.Arbitrary<Arguments> {
  const drawn = Object.entries(values).map(([name, value]): fc.Arbitrary<[string, unknown][]> => {
    const given = value.map((each): [string, unknown][] => [[name, each]])
    // Half of the time, because fast-check's own records seldom leave a field out.
    return fields[name]?.optional ? fc.oneof(given, fc.constant<[string, unknown][]>([])) : given
  })
  return fc.tuple(...drawn).map((entries) => Object.fromEntries(entries.flat()))
}

type Repair = (args: Arguments) => Arguments

/** How to make any arguments obey a rule over several of them. */
function repair(rule: Rule, values: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Repair> {
  switch (rule.kind) {
    case 'exactly-one-of': {
      const [one, other] = rule.names
      const kept = fc.constantFrom([one, other], [other, one])
      return fc
        .tuple(kept, values[one] ?? fc.constant(''))
        .map(([[keep = '', drop = ''], value]) => ({ [drop]: _, ...args }) => ({ [keep]: value, ...args }))
    }
    case 'not-below':
      return fc.nat(5).map((more) => (args) => {
        const [lower, upper] = [args[rule.lower], args[rule.upper]]
        const below = typeof lower === 'number' && typeof upper === 'number' && upper < lower
        return below ? { ...args, [rule.upper]: lower + more } : args
      })
    case 'not-shorter':
      return fc.constantFrom('é', '👩', 'x').map((filler) => (args) => {
        if (args[rule.when] === undefined) return args
        return { ...args, [rule.name]: `${args[rule.name]}${filler.repeat(rule.minimum)}` }
      })
    default:
      return rule satisfies never
  }
}
