import { dereference, type Schema, validate } from '@cfworker/json-schema'
import { description, follow, type Operation, type Place, readEntries } from './description.ts'

/** A received request. */
interface Received {
  /** The values in its path. */
  readonly values: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, unknown>>
  /** Undefined if there was none, or if it was not JSON. */
  readonly body: unknown
}

const media = 'application/json'

// The validator reads schemas as they are; one that compiles them first takes longer than the tests that ask.
const lookup = dereference(description)

/** What in a request does not match GitHub's description; empty if it is valid. */
export function wrongWith(operation: Operation, { values, query, headers, body }: Received): string[] {
  const wrong = parameterErrors(operation, values, query)
  const accept = String(headers['accept'] ?? '*/*')
  if (!/[/+]json\b|\*\/\*/.test(accept)) wrong.push(`it accepts ${accept} and no JSON`)
  if (typeof headers['user-agent'] !== 'string') wrong.push('it does not say who asks')
  const expected = follow([...operation.pointer, 'requestBody'])
  if (body === undefined) {
    if (readEntries(expected?.value)['required'] === true) wrong.push('there is no body, or it is not JSON')
    return wrong
  }
  const schema = expected && follow([...expected.pointer, 'content', media, 'schema'])
  if (schema === undefined) return [...wrong, 'it takes no body']
  const type = String(headers['content-type'])
  if (type.split(';')[0]?.trim() !== media) wrong.push(`its body came as ${type}`)
  const fields = follow([...schema.pointer, 'properties'])?.value
  const unknown = Object.keys(readEntries(body)).filter((name) => !(name in readEntries(fields)))
  wrong.push(...unknown.map((name) => `body/${name} is not described`))
  return [...wrong, ...against(schema, body, 'body')]
}

function parameterErrors({ pointer }: Operation, values: Received['values'], query: URLSearchParams): string[] {
  const wrong: string[] = []
  const known = new Set<string>()
  for (const index of Object.keys(readEntries(follow([...pointer, 'parameters'])?.value))) {
    const place = follow([...pointer, 'parameters', index])
    const { name, in: where, required } = readEntries(place?.value)
    const id = `${where}/${name}`
    known.add(id)
    const given = where === 'path' ? [values[String(name)] ?? []].flat() : query.getAll(String(name))
    if (given.length > 1) wrong.push(`${id} came more than once`)
    if (given.length === 0 && required === true) wrong.push(`${id} is missing`)
    const schema = place && follow([...place.pointer, 'schema'])
    if (schema === undefined || given[0] === undefined) continue
    wrong.push(...against(schema, read(given[0], readEntries(schema.value)['type']), id))
  }
  const came = [...query.keys()].map((name) => `query/${name}`)
  return [...wrong, ...came.filter((id) => !known.has(id)).map((id) => `${id} is not described`)]
}

function against(schema: Place | undefined, value: unknown, what: string): string[] {
  if (schema === undefined) throw new Error(`the description has no schema for ${what}`)
  // An absent value is not JSON; null is wrong wherever a value was needed.
  const { errors } = validate(value ?? null, schema.value as Schema, '2020-12', lookup, false)
  // What holds another error says only that it is there.
  return errors
    .filter(({ keyword }) => !['properties', 'items', '$ref', 'anyOf'].includes(keyword))
    .map(({ instanceLocation, error }) => `${what}${instanceLocation.slice(1)}: ${error}`)
}

/** A value in a path or a query is text; what is not a number stays text, and is refused if a number is needed. */
function read(text: string, type: unknown): unknown {
  if (type === 'integer' || type === 'number') return /^-?\d+$/.test(text) ? Number(text) : text
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}
