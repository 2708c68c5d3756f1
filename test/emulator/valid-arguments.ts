import * as fc from 'fast-check'
import type { GenericSchema } from 'valibot'
import { findArgumentPlace, type Operation, type Rule } from '../../src/contract/operation.ts'
import { isBase64 } from '../../src/contract/schema-builders.ts'

export type Arguments = Readonly<Record<string, unknown>>
type Entries = Readonly<Record<string, GenericSchema>>

/** A schema of the table by its own parts: a rule that is lost when it becomes a JSON Schema is noticed so. */
interface Parts extends GenericSchema {
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
  readonly wrapped?: GenericSchema
  readonly item?: GenericSchema
  readonly options?: readonly unknown[]
  readonly entries?: Entries
}

/** Text that reveals any careless encoding of a path, a query or a body. */
const tricky = [
  ...[
    '',
    ' ',
    'a/b',
    '..%2f',
    '%2F%00',
    'a+b&c=d;e?f#g',
    'Zürich 東京 👩🏽‍🚀',
    'line\r\nline\u2028',
    '\0\u001b[1m\\"\'',
  ],
  ...['__proto__', 'null', '007', '-0', '1e3', '...'],
]
const anyText = fc.oneof(
  fc.constantFrom(...tricky),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)

/** Values of a schema. Throws for a kind or a rule that it does not know: teach it what the table starts to use. */
function valuesOf(schema: GenericSchema): fc.Arbitrary<unknown> {
  const { type, wrapped, item, options = [], entries }: Parts = schema
  const rules = rulesOf(schema)
  switch (type) {
    case 'string': {
      const pattern = rules.get('regex')
      if (pattern instanceof RegExp) return fc.stringMatching(pattern)
      if (rules.has('check')) return fc.base64String()
      return rules.has('non_empty') ? anyText.filter((text) => text !== '') : anyText
    }
    case 'number':
      return integersFrom(Number(rules.get('min_value') ?? Number.MIN_SAFE_INTEGER))
    case 'boolean':
      return fc.boolean()
    case 'picklist':
      return fc.constantFrom(...options)
    case 'array':
      return fc.array(valuesOf(need(item)), { maxLength: 4 })
    case 'strict_object':
      return recordsOf(need(entries))
    case 'optional':
      return valuesOf(need(wrapped))
    default:
      throw new Error(`test/emulator/valid-arguments.ts does not know the schema ${type}.`)
  }
}

const known = [
  'string',
  'number',
  'boolean',
  'array',
  'picklist',
  'description',
  'integer',
  'min_value',
  'regex',
  'non_empty',
]

/** The requirements of a schema by their types. */
function rulesOf({ pipe = [] }: Parts): ReadonlyMap<string, unknown> {
  const unknown = pipe.find(({ type, requirement }) => !known.includes(type) && requirement !== isBase64)
  if (unknown) throw new Error(`test/emulator/valid-arguments.ts does not know the rule ${unknown.type}.`)
  return new Map(pipe.map(({ type, requirement }) => [type, requirement]))
}

function need<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('A schema lacks the part that its type promises.')
  return part
}

/** Whether an argument of an operation is a number. */
export function isInteger(operation: Operation, name: string): boolean {
  const schema: Parts | undefined = (operation.args.entries as Entries)[name]
  return (schema?.wrapped ?? schema)?.type === 'number'
}

/** Whole numbers without a range, also beyond 64 bits. */
function integersFrom(minimum: number): fc.Arbitrary<number> {
  const edges = [minimum, minimum + 1, 2 ** 31, 2 ** 53 - 1].filter((edge) => edge >= minimum)
  return fc.oneof(fc.integer({ min: Math.max(minimum, -70_000), max: 70_000 }), fc.constantFrom(...edges))
}

/** Arguments that fit an operation of the table; `existing` are ids and slugs that exist, for arguments of that name. */
export function validArguments(
  operation: Operation,
  existing: Readonly<Record<string, readonly string[]>> = {},
): fc.Arbitrary<Arguments> {
  const entries: Entries = operation.args.entries
  const values = Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => {
      const drawn = valuesOf(schema)
      // No encoding keeps a dot segment in a path: the client refuses them.
      const isSafe = (value: unknown): boolean =>
        findArgumentPlace(operation, name) !== 'path' || (value !== '.' && value !== '..')
      return [name, fc.oneof(drawn.filter(isSafe), ...(existing[name] ?? []).map((value) => fc.constant(value)))]
    }),
  )
  return fc
    .tuple(recordsOf(entries, values), ...(operation.rules ?? []).map((rule) => repair(rule, values)))
    .map(([args, ...repairs]) => repairs.reduce<Arguments>((repaired, mend) => mend(repaired), args))
}

type Values = Readonly<Record<string, fc.Arbitrary<unknown>>>

function recordsOf(entries: Entries, values?: Values): fc.Arbitrary<Arguments> {
  const drawn = Object.entries(entries).map(([name, schema]): fc.Arbitrary<[string, unknown][]> => {
    const given = (values?.[name] ?? valuesOf(schema)).map((each): [string, unknown][] => [[name, each]])
    // Half of the time, because fast-check's own records seldom leave a field out.
    return schema.type === 'optional' ? fc.oneof(given, fc.constant<[string, unknown][]>([])) : given
  })
  return fc.tuple(...drawn).map((fields) => Object.fromEntries(fields.flat()))
}

type Repair = (args: Arguments) => Arguments

/** How to make any arguments obey a rule over several of them. */
function repair(rule: Rule, values: Values): fc.Arbitrary<Repair> {
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
