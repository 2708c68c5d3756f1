import type { Method } from '../../contract/operation.ts'
import { type OperationName, operationNames, operationOf } from '../../contract/operations.ts'
import { Refusal } from '../refusal.ts'

/** A request's operation, and the arguments that stood in its path. */
export interface Route {
  readonly name: OperationName
  readonly path: Readonly<Record<string, string>>
}

const patterns = operationNames.map((name) => {
  const { method, path } = operationOf(name)
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter ?? '')
  return { name, method, parameters, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`) }
})

/** The documented operation of a method and a path; undefined where there is none. */
export function findRoute(method: string, path: string): Route | undefined {
  for (const { name, method: wanted, parameters, pattern } of patterns) {
    const match = method === wanted ? pattern.exec(path) : null
    if (match)
      return { name, path: Object.fromEntries(parameters.map((name, n) => [name, decode(match[n + 1] ?? '')])) }
  }
  return undefined
}

/** The methods that the contract documents for a path; none where it does not document the path. */
export function methodsFor(path: string): Method[] {
  return patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new Refusal(400, `"${segment}" in the path is not well-formed.`)
  }
}
