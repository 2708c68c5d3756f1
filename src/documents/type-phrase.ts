import type { JsonSchema } from '@valibot/to-json-schema'

/** The type of a value and its limits, in a few words of Markdown. A record of the contract becomes a link to its heading. */
export function typePhrase(schema: JsonSchema): string {
  const { $ref, anyOf, enum: values, type } = withoutNull(schema)
  if ($ref !== undefined) return linkTo($ref)
  if (anyOf) return objects(anyOf).map(typePhrase).join(' or ')
  if (values) return `one of ${values.map((value) => `\`${value}\``).join(', ')}`
  if (type === 'array') {
    const items = itemsOf(withoutNull(schema))
    return Object.keys(items).length > 0 ? `list of ${typePhrase(items)}` : 'list, its items not shown'
  }
  if (type === 'object') {
    const fields = fieldsOf(schema).map(([name, field]) => `\`${name}\` ${typePhrase(field)}`)
    return fields.length > 0 ? `object of ${fields.join('; ')}` : 'object'
  }
  return type === undefined ? 'not shown' : [type, ...limits(schema)].join(', ')
}

/** Fields with their types. */
export function fieldsOf({ properties = {} }: JsonSchema): [string, JsonSchema][] {
  return Object.entries(properties).map(([name, schema]) => [name, typeof schema === 'object' ? schema : {}])
}

/** The schema of a list's items; an empty one where there is none. */
export function itemsOf({ items }: JsonSchema): JsonSchema {
  return typeof items === 'object' && !Array.isArray(items) ? items : {}
}

function limits({ minLength, minimum, pattern, contentEncoding }: JsonSchema): string[] {
  return [
    ...(contentEncoding === undefined ? [] : [contentEncoding]),
    ...(minLength === 1 ? ['not empty'] : []),
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(pattern === undefined ? [] : [`matches \`${pattern}\``]),
  ]
}

/** Null is allowed wherever it may be missing, so it is not said each time. */
function withoutNull(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.type)) return { ...schema, type: schema.type.find((type) => type !== 'null') ?? 'null' }
  const others = objects(schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  const [only] = others
  return others.length === 1 && only ? withoutNull(only) : schema
}

function objects(schemas: readonly (JsonSchema | boolean)[]): JsonSchema[] {
  return schemas.filter((schema) => typeof schema === 'object')
}

function linkTo(reference: string): string {
  const name = reference.slice(reference.lastIndexOf('/') + 1)
  return `[${name}](#${name.toLowerCase()})`
}
