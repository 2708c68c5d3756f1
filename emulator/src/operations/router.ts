import { type Method, type OperationName, operationNames, operationOf } from 'taxiway/contract'
import { StatusError } from '../http/status-error.ts'

/** The operation of a request, and the arguments in its path. */
export interface Route {
  readonly name: OperationName
  readonly path: Readonly<Record<string, string>>
}

const patterns = operationNames.map((name) => {
  const { method, path } = operationOf(name)
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter ?? '')
  return { name, method, parameters, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`) }
})

/** The documented operation of a method and a path; undefined if there is none. Throws a 400 for a malformed path. */
export function findRoute(method: string, path: string): Route | undefined {
  for (const { name, method: wanted, parameters, pattern } of patterns) {
    const match = method === wanted ? pattern.exec(path) : null
    if (match) {
      return { name, path: Object.fromEntries(parameters.map((name, n) => [name, decode(match[n + 1] ?? '')])) }
    }
  }
  return undefined
}

/** The documented methods of a path; empty if the path is not documented. */
export function listMethods(path: string): Method[] {
  return patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
}

/** The operation of a request; undefined if there is none, or the path is malformed, which the answer reports. */
export function operationAt(method: string, path: string): OperationName | undefined {
  try {
    return findRoute(method, path)?.name
  } catch {
    return undefined
  }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new StatusError(400, `"${segment}" in the path is malformed.`)
  }
}
