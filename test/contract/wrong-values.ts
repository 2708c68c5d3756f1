import * as fc from 'fast-check'
import type { Fields, Shape } from './shape.ts'
import { type Arguments, valuesOf } from './valid-arguments.ts'

/** How to break one rule. */
export interface Wrong<T = unknown> {
  /** Continues after the name of the wrong value. */
  readonly rule: string
  readonly values: fc.Arbitrary<T>
  /** Whether it is also wrong as text, as in a query. */
  readonly asText: boolean
}

const noText = fc.constantFrom(0, 7.5, true, false, null, [], ['a'], {}, { a: 'b' })
const noFlag = fc.constantFrom('true', 'false', '', 0, 1, null, [], {})
const noList = fc.constantFrom('', 'a', 0, true, null, {}, { 0: 'a', length: 1 })
const noObject = fc.constantFrom('', 'a', 0, true, null, [])
const noInteger = fc.constantFrom(
  '',
  'ten',
  '5x',
  '0x10',
  '1,5',
  '٣',
  'NaN',
  '1e',
  true,
  null,
  [],
  {},
  0.5,
  -1.25,
  1e-7,
)
/** Text that some decoder accepts, and text that no decoder accepts. */
const noBase64 = fc
  .oneof(
    fc.constantFrom('QQ', 'QQ=', 'QQ==\n', ' QQ==', 'QUJD\r\nQUJD', 'QQ==QQ==', 'QQ=A', '=QUJ', '====', 'Q===', '-_-_'),
    fc
      .tuple(fc.base64String(), fc.constantFrom('=', 'A', '!', '\n', '-', '_', '\0', 'é'))
      .map(([text, more]) => text + more),
    fc.string(),
  )
  .filter((text) => !/^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text))
const strangeNames = ['toString', '__proto__', 'constructor', 'ID', 'a b', '/', '']

/** Values that break a shape, rule by rule. */
export function wrongValues(shape: Shape): Wrong[] {
  switch (shape.kind) {
    case 'text':
      return [{ rule: 'is not a string', values: noText, asText: false }, ...wrongTexts(shape)]
    case 'integer':
      return [
        { rule: 'is not a whole number', values: noInteger, asText: true },
        { rule: 'is a number in quotes', values: fc.integer().map(String), asText: false },
        ...tooSmall(shape.minimum),
      ]
    case 'flag':
      return [{ rule: 'is neither true nor false', values: noFlag, asText: false }]
    case 'choice':
      return [{ rule: 'is not in its list', values: otherThan(shape.values), asText: true }]
    case 'list':
      return [{ rule: 'is not a list', values: noList, asText: false }, ...wrongItems(shape.item)]
    case 'record':
      return [{ rule: 'is not an object', values: noObject, asText: false }, ...wrongFields(shape)]
    default:
      return shape satisfies never
  }
}

/** Names that an object does not have, including those that every JavaScript object inherits. */
export function unknownNames(fields: Fields): fc.Arbitrary<string> {
  return fc.oneof(fc.constantFrom(...strangeNames), fc.string()).filter((name) => !Object.hasOwn(fields, name))
}

/** An own field with any name. */
export function withField(object: Arguments, name: string, value: unknown): Arguments {
  return Object.fromEntries([...Object.entries(object).filter(([key]) => key !== name), [name, value]])
}

export function withoutField(object: Arguments, name: string): Arguments {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name))
}

function wrongTexts({ pattern, nonEmpty, base64 }: Extract<Shape, { kind: 'text' }>): Wrong[] {
  if (base64) return [{ rule: 'is no base64', values: noBase64, asText: true }]
  if (nonEmpty) return [{ rule: 'is empty', values: fc.constant(''), asText: true }]
  if (pattern === undefined) return []
  const near = fc.stringMatching(pattern)
  const values = fc
    .oneof(
      near.map((text) => text.toUpperCase()),
      fc.tuple(fc.constantFrom(' ', '\n', '_', '/', 'É', '/129'), near).map(([more, text]) => text + more),
      fc.string(),
    )
    .filter((text) => !pattern.test(text))
  return [{ rule: `does not match ${pattern}`, values, asText: true }]
}

function tooSmall(minimum: number | undefined): Wrong[] {
  if (minimum === undefined) return []
  return [{ rule: `is below ${minimum}`, values: fc.integer({ max: minimum - 1 }), asText: true }]
}

function otherThan(listed: readonly string[]): fc.Arbitrary<unknown> {
  const near = listed.flatMap((value) => [value.toUpperCase(), `${value} `, value.slice(0, -1)])
  return fc.oneof(fc.constantFrom(...near), noText, fc.string()).filter((value) => !listed.includes(String(value)))
}

function wrongItems(item: Shape): Wrong[] {
  const others = fc.array(valuesOf(item), { maxLength: 2 })
  return wrongValues(item).map(({ rule, values }) => ({
    rule: `holds an item that ${rule}`,
    values: fc.tuple(others, values, others).map(([before, wrong, after]) => [...before, wrong, ...after]),
    asText: false,
  }))
}

function wrongFields(record: Extract<Shape, { kind: 'record' }>): Wrong[] {
  const { fields } = record
  const valid = valuesOf(record) as fc.Arbitrary<Arguments>
  const wrong = Object.entries(fields).flatMap(([name, { shape, optional }]) => [
    ...(optional ? [] : [{ rule: `lacks "${name}"`, values: valid.map((value) => withoutField(value, name)) }]),
    ...wrongValues(shape).map(({ rule, values }) => ({
      rule: `has a "${name}" that ${rule}`,
      values: fc.tuple(valid, values).map(([value, wrong]) => withField(value, name, wrong)),
    })),
  ])
  const strange = fc.tuple(valid, unknownNames(fields)).map(([value, name]) => withField(value, name, 'x'))
  return [...wrong, { rule: 'has an unknown field', values: strange }].map((each) => ({ ...each, asText: false }))
}
