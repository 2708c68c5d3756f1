import type { GenericSchema } from 'valibot'
import { isBase64 } from '../../src/contract/schema-builders.ts'

/** The requirements of a schema of the table, as data for generators. */
export type Shape =
  | {
      readonly kind: 'text'
      readonly pattern?: RegExp | undefined
      readonly nonEmpty: boolean
      readonly base64: boolean
    }
  | { readonly kind: 'integer'; readonly minimum?: number | undefined }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly item: Shape }
  | { readonly kind: 'record'; readonly fields: Fields }

export interface Field {
  readonly shape: Shape
  readonly optional: boolean
}

export type Fields = Readonly<Record<string, Field>>

interface Parts extends GenericSchema {
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
  readonly wrapped?: GenericSchema
  readonly item?: GenericSchema
  readonly options?: readonly unknown[]
  readonly entries?: Readonly<Record<string, GenericSchema>>
}

/**
 * Reads a schema by its own parts, and not by the JSON Schema that is made of it, so that a rule which gets lost in that conversion
 * is noticed. Throws for an unknown kind or rule: add here what the table starts to use.
 */
function shapeOf(schema: GenericSchema): Shape {
  const { type, wrapped, item, options, entries }: Parts = schema
  switch (type) {
    case 'string':
      return {
        kind: 'text',
        pattern: ruleOf(schema, 'regex', isPattern),
        nonEmpty: has(schema, 'non_empty'),
        base64: ruleOf(schema, 'check', isBase64Rule) !== undefined,
      }
    case 'number':
      return { kind: 'integer', minimum: ruleOf(schema, 'min_value', isNumber) }
    case 'boolean':
      return { kind: 'flag' }
    case 'picklist':
      return { kind: 'choice', values: (options ?? []).map(String) }
    case 'array':
      return { kind: 'list', item: shapeOf(need(item)) }
    case 'strict_object':
      return { kind: 'record', fields: fieldsOf(need(entries)) }
    case 'optional':
      return shapeOf(need(wrapped))
    default:
      throw new Error(`test/emulator/shape.ts does not know the schema ${type}: teach it.`)
  }
}

/** The fields of an object's schema. */
export function fieldsOf(entries: Readonly<Record<string, GenericSchema>>): Fields {
  const optional = ({ type }: GenericSchema): boolean => type === 'optional'
  return Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => [name, { shape: shapeOf(schema), optional: optional(schema) }]),
  )
}

const known = [
  'string',
  'number',
  'boolean',
  'array',
  'description',
  'integer',
  'min_value',
  'regex',
  'non_empty',
  'check',
]

function ruleOf<T>(schema: Parts, type: string, is: (value: unknown) => value is T): T | undefined {
  const unknown = schema.pipe?.find((rule) => !known.includes(rule.type))
  if (unknown) throw new Error(`test/emulator/shape.ts does not know the rule ${unknown.type}: add it.`)
  const requirement = schema.pipe?.find((rule) => rule.type === type)?.requirement
  return is(requirement) ? requirement : undefined
}

function has(schema: Parts, type: string): boolean {
  return schema.pipe?.some((rule) => rule.type === type) ?? false
}

function isPattern(value: unknown): value is RegExp {
  return value instanceof RegExp
}

/** The one rule of the table that is a function. */
function isBase64Rule(value: unknown): value is typeof isBase64 {
  if (value !== undefined && value !== isBase64)
    throw new Error('test/emulator/shape.ts does not know this check: teach it.')
  return value === isBase64
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}

function need<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('A schema lacks the part that its type promises.')
  return part
}
