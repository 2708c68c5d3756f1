import { readFileSync } from 'node:fs'
import type { OperationId } from './operations.ts'

/** A place in the description: the path of names from its root. */
type Pointer = readonly string[]

export interface Place {
  readonly pointer: Pointer
  readonly value: unknown
}

/** An operation of the description, and where it stands there. */
export interface Operation {
  readonly id: OperationId
  readonly pointer: Pointer
  readonly method: string
  readonly path: RegExp
}

type Json = Readonly<Record<string, unknown>>

/**
 * What GitHub's published API description says of the requests that `operations.ts` needs, with its schemas as JSON Schema;
 * `scripts/github-description.ts` writes the file.
 */
export const description: Json = readEntries(
  asJsonSchema(JSON.parse(readFileSync(new URL('description.json', import.meta.url), 'utf8'))),
)

/** OpenAPI 3.0 uses `nullable` where JSON Schema uses a union; and for a missing URL GitHub takes the default, an empty text. */
function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJsonSchema)
  if (typeof value !== 'object' || value === null) return value
  const { nullable, ...rest } = readEntries(value)
  const schema = Object.fromEntries(Object.entries(rest).map(([name, each]) => [name, asJsonSchema(each)]))
  if (nullable === true) return { anyOf: [{ type: 'null' }, schema] }
  return rest['format'] === 'uri' && rest['default'] === '' ? { anyOf: [{ const: '' }, schema] } : schema
}

/** Goes from the root to a place, through references. Undefined if it does not exist. */
export function follow(pointer: Pointer): Place | undefined {
  let at: Place = { pointer: [], value: description }
  for (const name of pointer) {
    const value = readEntries(at.value)[name]
    if (value === undefined) return undefined
    const reference = readEntries(value)['$ref']
    const next = typeof reference === 'string' ? follow(reference.slice(2).split('/')) : undefined
    at = next ?? { pointer: [...at.pointer, name], value }
  }
  return at
}

/** The members of an object or an array by name, none of anything else. */
export function readEntries(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export const operations: readonly Operation[] = Object.entries(readEntries(description['paths'])).flatMap(
  ([path, methods]) =>
    Object.entries(readEntries(methods)).map(([method, operation]) => ({
      id: readEntries(operation)['operationId'] as OperationId,
      pointer: ['paths', path, method],
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    })),
)

export interface Found {
  readonly operation: Operation
  /** The decoded values in the path. */
  readonly values: Readonly<Record<string, string>>
}

/** The operation that serves a request; undefined if the description has none. */
export function findOperation(method: string, pathname: string): Found | undefined {
  for (const operation of operations) {
    const match = operation.method === method ? operation.path.exec(pathname) : null
    if (match === null) continue
    const values = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)])
    return { operation, values: Object.fromEntries(values) }
  }
  return undefined
}
