import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import { description, entriesOf, follow, type Operation, type Pointer } from './description.ts'

/** A request as it came. */
export interface Received {
  /** The values in its path. */
  readonly values: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, unknown>>
  /** Undefined where there was none, or it was no JSON. */
  readonly body: unknown
}

const media = 'application/json'

/** Finds requests and answers that are not as GitHub's description has them. A schema is compiled when it is first needed. */
export class Judge {
  readonly #ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false, logger: false })
  readonly #compiled = new Map<string, ValidateFunction>()

  constructor() {
    formats.default(this.#ajv)
    // Where there is no URL GitHub shows an empty text, which it documents as the default.
    this.#ajv.addFormat('uri', (text: string) => text === '' || URL.canParse(text))
    this.#ajv.addSchema(entriesOf(nullAllowed(description)), 'github')
  }

  /** What is wrong with a request, none where it is sound. */
  request(operation: Operation, { values, query, headers, body }: Received): string[] {
    const wrong = this.#parameters(operation, values, query)
    const accept = String(headers['accept'] ?? '*/*')
    if (!/[/+]json\b|\*\/\*/.test(accept)) wrong.push(`it accepts ${accept} and no JSON`)
    if (typeof headers['user-agent'] !== 'string') wrong.push('it does not say who asks')
    const expected = follow([...operation.pointer, 'requestBody'])
    if (body === undefined) {
      if (entriesOf(expected?.value)['required'] === true) wrong.push('there is no body, or it is no JSON')
      return wrong
    }
    const schema = expected && follow([...expected.pointer, 'content', media, 'schema'])
    if (schema === undefined) return [...wrong, 'it takes no body']
    const type = String(headers['content-type'])
    if (type.split(';')[0]?.trim() !== media) wrong.push(`its body came as ${type}`)
    const fields = follow([...schema.pointer, 'properties'])?.value
    const unknown = Object.keys(entriesOf(body)).filter((name) => !(name in entriesOf(fields)))
    wrong.push(...unknown.map((name) => `body/${name} is not described`))
    return [...wrong, ...this.#against(schema.pointer, body, 'body')]
  }

  /** What is wrong with an answer of ours. Errors that GitHub may give everywhere need no place in the description. */
  answer(operation: Operation, status: number, body: unknown): string[] {
    const described = follow([...operation.pointer, 'responses', String(status)])
    if (described === undefined && status < 400) return [`status ${status} is not described`]
    const schema = described && follow([...described.pointer, 'content', media, 'schema'])
    if (schema !== undefined) return this.#against(schema.pointer, body, 'answer')
    if (status >= 400) return this.#against(['components', 'schemas', 'basic-error'], body, 'answer')
    return body === undefined ? [] : ['there is to be no body']
  }

  #parameters({ pointer }: Operation, values: Received['values'], query: URLSearchParams): string[] {
    const wrong: string[] = []
    const known = new Set<string>()
    for (const index of Object.keys(entriesOf(follow([...pointer, 'parameters'])?.value))) {
      const place = follow([...pointer, 'parameters', index])
      const { name, in: where, required } = entriesOf(place?.value)
      const id = `${where}/${name}`
      known.add(id)
      const given = where === 'path' ? [values[String(name)] ?? []].flat() : query.getAll(String(name))
      if (given.length > 1) wrong.push(`${id} came more than once`)
      if (given.length === 0 && required === true) wrong.push(`${id} is missing`)
      const schema = place && follow([...place.pointer, 'schema'])
      if (schema === undefined || given[0] === undefined) continue
      wrong.push(...this.#against(schema.pointer, read(given[0], entriesOf(schema.value)['type']), id))
    }
    const came = [...query.keys()].map((name) => `query/${name}`)
    return [...wrong, ...came.filter((id) => !known.has(id)).map((id) => `${id} is not described`)]
  }

  #against(pointer: Pointer, value: unknown, what: string): string[] {
    const names = pointer.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')))
    const id = `github#/${names.join('/')}`
    const check = this.#compiled.get(id) ?? this.#ajv.compile({ $ref: id })
    this.#compiled.set(id, check)
    if (check(value)) return []
    return (check.errors ?? []).map(({ instancePath, message }) => `${what}${instancePath} ${message}`)
  }
}

/** A value in a path or a query is text; what is no number stays text, and is refused where one should be. */
function read(text: string, type: unknown): unknown {
  if (type === 'integer' || type === 'number') return /^-?\d+$/.test(text) ? Number(text) : text
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}

/** OpenAPI 3.0 says `nullable` where JSON Schema has a choice of two. */
function nullAllowed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nullAllowed)
  if (typeof value !== 'object' || value === null) return value
  const { nullable, ...rest } = entriesOf(value)
  const inside = Object.fromEntries(Object.entries(rest).map(([name, each]) => [name, nullAllowed(each)]))
  return nullable === true ? { anyOf: [{ type: 'null' }, inside] } : inside
}
