import { findArgumentPlace, type Operation } from '../../src/contract/operation.ts'
import type { RawRequest } from './relay.ts'
import type { Arguments } from './valid-arguments.ts'

/** The parts of a request: text as text, the body parsed. */
export interface Meaning {
  readonly method: string
  /** Segments of the path, decoded. */
  readonly path: readonly string[]
  readonly query: Readonly<Record<string, string>>
  /** Undefined if nothing was sent. */
  readonly body: unknown
}

/** The request that a call of an operation should send, by the table alone. Unknown arguments are sent with the others. */
export function meant(operation: Operation, args: Arguments): Meaning {
  const { method, path } = operation
  const inPlace = (place: string): [string, unknown][] =>
    Object.entries(args).filter(([name]) => findArgumentPlace(operation, name) === place)
  const hasBody = Object.keys({ ...operation.args.entries, ...args }).some(
    (name) => findArgumentPlace(operation, name) === 'body',
  )
  return {
    method,
    path: path.split('/').map((step) => (step.startsWith('{') ? String(args[step.slice(1, -1)]) : step)),
    query: Object.fromEntries(inPlace('query').map(([name, value]) => [name, String(value)])),
    body: hasBody ? Object.fromEntries(inPlace('body')) : undefined,
  }
}

/** The arguments in the bytes that arrived. Throws if a name occurs twice in the query. */
export function said({ method, target, body }: RawRequest): Meaning {
  const [path = '', query = ''] = target.split('?')
  const parameters = [...new URLSearchParams(query)]
  if (new Set(parameters.map(([name]) => name)).size < parameters.length) throw new Error(`Said twice: ${query}`)
  return {
    method,
    path: path.split('/').map(decodeURIComponent),
    query: Object.fromEntries(parameters),
    body: body ? JSON.parse(String(body)) : undefined,
  }
}
