/** The JSON Schema of `taxiway.yaml` for editors, and the tables of its documentation: both from the keys of the file. */
import { readFileSync } from 'node:fs'
import type { Place } from '../src/old/config/declaration.ts'
import { type FileKey, fileKeys, type Shape } from '../src/old/config/file/keys.ts'
import { checkPairs } from '../src/old/config/input-table.ts'
import type { JsonSchema } from '../src/old/config/kinds.ts'

/** What the file of an editor's setting or comment is: a copy of `schema.json`. */
export function configSchema(): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...address(),
    title: 'taxiway.yaml',
    description: 'The services of a repository, and how Taxiway deploys them.',
    ...partSchema('top'),
    definitions: {
      service: partSchema('service'),
      gate: {
        ...partSchema('gate'),
        dependencies: Object.fromEntries(checkPairs.map(([name, missing]) => [name, [missing]])),
      },
    },
  }
}

/** Where a release is read from. Before the first one there is none. */
function address(): JsonSchema {
  const { homepage } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return homepage === undefined ? {} : { $id: `${homepage.replace(/#.*/, '')}/raw/v1/schema.json` }
}

function partSchema(place: Place): JsonSchema {
  const properties = [...fileKeys[place]].map(([name, key]) => [name, keySchema(key)])
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) }
}

function keySchema({ shape, text, default: value }: FileKey): JsonSchema {
  const schema = shapeSchema(shape)
  const plain = text.replaceAll('`', '')
  const more = value === undefined ? {} : { default: typed(schema, value) }
  return { ...schema, description: plain, markdownDescription: text, ...more }
}

function shapeSchema(shape: Shape): JsonSchema {
  switch (shape.holds) {
    case 'value':
      return shape.kind.schema
    case 'list':
      return { type: 'array', minItems: 1, items: shape.kind.schema, ...shape.more }
    case 'part':
      // What stands beside a reference is ignored.
      return { allOf: [{ $ref: `#/definitions/${shape.place}` }] }
    case 'names': {
      const values = shape.of === 'service' ? { $ref: '#/definitions/service' } : shape.of.schema
      const least = shape.of === 'service' ? { minProperties: 1 } : {}
      return { type: 'object', ...least, propertyNames: { pattern: shape.name.source }, additionalProperties: values }
    }
    default:
      return shape satisfies never
  }
}

function typed({ type }: JsonSchema, value: string): unknown {
  if (type === 'boolean') return value === 'true'
  return type === 'integer' ? Number(value) : value
}

const formNames: Readonly<Record<string, string>> = { boolean: '`true` or `false`', integer: 'a number' }

/** The rows of a part's table: key, form, default, what it is for. */
export function keyRows(place: Place): string[][] {
  return [...fileKeys[place]].map(([name, { shape, text, default: value }]) => [
    `\`${name}\``,
    formOf(shape),
    value === undefined ? '' : `\`${value}\``,
    text,
  ])
}

function formOf(shape: Shape): string {
  if (shape.holds === 'part') return 'keys, see below'
  if (shape.holds === 'list') return 'a list'
  if (shape.holds === 'names') return shape.of === 'service' ? 'services by name, see below' : 'names with values'
  const { schema, placeholder, choices } = shape.kind
  const form = formNames[String(schema['type'])]
  if (form !== undefined) return form
  if (choices !== undefined) return choices.map((choice) => `\`${choice}\``).join(', ')
  return placeholder === 'WORDS' ? 'a list, or words between commas' : placeholder.toLowerCase()
}
