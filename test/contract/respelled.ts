import * as fc from 'fast-check'
import type { Fields, Shape } from './shape.ts'

type Json = Readonly<Record<string, unknown>>

/** Other spellings of the same answer: unknown fields, another order, null for absent fields and the reverse. */
export function respellingsOf(shape: Shape, value: unknown): fc.Arbitrary<unknown> {
  if (value === null) return fc.constant(null)
  switch (shape.kind) {
    case 'any-of': {
      const only = onlyShapeOf(shape)
      return only ? respellingsOf(only, value) : fc.constant(value)
    }
    case 'list':
      return fc.tuple(...(value as unknown[]).map((item) => respellingsOf(shape.item, item)))
    case 'record':
      return respelledRecords(shape.fields, value as Json)
    default:
      return fc.constant(value)
  }
}

/** The documented fields of a value; none for null. */
export function documentedIn(shape: Shape, value: unknown): unknown {
  switch (shape.kind) {
    case 'any-of': {
      const only = onlyShapeOf(shape)
      return only && value !== null ? documentedIn(only, value) : value
    }
    case 'list':
      return (value as unknown[]).map((item) => documentedIn(shape.item, item))
    case 'record': {
      const given = Object.entries(shape.fields).map(([name, field]) => [name, field, (value as Json)[name]] as const)
      return Object.fromEntries(
        given
          .filter(([, , found]) => found !== null && found !== undefined)
          .map(([name, field, found]) => [name, documentedIn(field.shape, found)]),
      )
    }
    default:
      return value
  }
}

function onlyShapeOf({ shapes }: Extract<Shape, { kind: 'any-of' }>): Shape | undefined {
  const others = shapes.filter(({ kind }) => kind !== 'null')
  return others.length === 1 ? others[0] : undefined
}

function respelledRecords(fields: Fields, value: Json): fc.Arbitrary<unknown> {
  const known = Object.entries(fields).map(([name, { shape }]): fc.Arbitrary<[string, unknown][]> => {
    const said = value[name]
    if (said === undefined || said === null) return fc.constantFrom([], [[name, null]])
    return respellingsOf(shape, said).map((respelled) => [[name, respelled]])
  })
  const names = fc.oneof(fc.constantFrom('region', 'items', 'ID', '0', 'toString'), fc.string())
  const strange = fc.array(
    fc.tuple(
      // An `error` means something in the answer of the SQL console, and valibot drops what would reach the prototype.
      names.filter(
        (name) => ![...Object.keys(fields), 'error', '__proto__', 'prototype', 'constructor'].includes(name),
      ),
      fc.jsonValue({ maxDepth: 1 }),
    ),
    { maxLength: 3 },
  )
  return fc
    .tuple(strange, ...known)
    .map((entries) => entries.flat())
    .chain((entries) => fc.shuffledSubarray(entries, { minLength: entries.length }))
    .map((entries) => Object.fromEntries(entries))
}
