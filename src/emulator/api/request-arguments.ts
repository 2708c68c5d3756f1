import { placeOf, type Rule } from '../../contract/operation.ts'
import { type OperationName, operationOf } from '../../contract/operations.ts'
import { StatusError } from '../http/reply.ts'
import { argumentSchema, problemOf } from './contract-validators.ts'

/** The parts of a request that hold arguments. */
export interface RequestParts {
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, unknown>>
}

/** Path, query and body as one object that fits the contract. Throws a 400 that names an argument that does not fit. */
export function readArguments(name: OperationName, parts: RequestParts): Record<string, unknown> {
  const found: Record<string, unknown> = { ...parts.path }
  for (const [key, value] of parts.query) {
    requirePlace(name, key, 'query')
    if (Object.hasOwn(found, key)) throw new StatusError(400, `"${key}" occurs twice in the query.`)
    found[key] = isNumeric(argumentSchema(name).properties[key]) ? toNumber(value) : value
  }
  for (const [key, value] of Object.entries(parts.body)) {
    requirePlace(name, key, 'body')
    found[key] = value
  }
  requireArguments(name, found)
  return found
}

/** Throws a 400 for arguments that do not fit the contract. */
export function requireArguments(name: OperationName, found: Readonly<Record<string, unknown>>): void {
  const problem =
    problemOf(argumentSchema(name).validate, found) ?? brokenRules(operationOf(name).rules ?? [], found)[0]
  if (problem !== undefined) throw new StatusError(400, problem)
}

function requirePlace(name: OperationName, key: string, place: 'query' | 'body'): void {
  const operation = operationOf(name)
  if (!Object.hasOwn(operation.args.entries, key)) throw new StatusError(400, `${name} has no argument "${key}".`)
  const right = placeOf(operation, key)
  if (right !== place) throw new StatusError(400, `"${key}" belongs in the ${right}, not in the ${place}.`)
}

function isNumeric(schema: { readonly type?: unknown } | undefined): boolean {
  return schema?.type === 'integer' || schema?.type === 'number'
}

/** Text that is not a number stays text, which the schema then rejects. */
function toNumber(value: string): number | string {
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
}

function brokenRules(rules: readonly Rule[], found: Readonly<Record<string, unknown>>): string[] {
  return rules.flatMap((rule) => brokenRule(rule, found) ?? [])
}

function brokenRule(rule: Rule, found: Readonly<Record<string, unknown>>): string | undefined {
  switch (rule.kind) {
    case 'exactly-one-of': {
      const given = rule.names.filter((name) => found[name] !== undefined)
      return given.length === 1
        ? undefined
        : `Give exactly one of ${rule.names.map((name) => `"${name}"`).join(' and ')}.`
    }
    case 'not-below': {
      const [lower, upper] = [found[rule.lower], found[rule.upper]]
      const below = typeof lower === 'number' && typeof upper === 'number' && upper < lower
      return below ? `"${rule.upper}" must not be below "${rule.lower}".` : undefined
    }
    case 'not-shorter': {
      const value = found[rule.name]
      const length = typeof value === 'string' ? Array.from(value).length : rule.minimum
      const short = found[rule.when] !== undefined && length < rule.minimum
      return short ? `"${rule.name}" must have at least ${rule.minimum} characters.` : undefined
    }
    default:
      return rule satisfies never
  }
}
