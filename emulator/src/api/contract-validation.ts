import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { findArgumentPlace, type OperationName, operationOf, type Rule } from 'taxiway/contract'
import type { GenericSchema } from 'valibot'
import { StatusError } from '../http/status-error.ts'
import { describeSchema } from './json-schema.ts'

/**
 * The contract's schemas as JSON Schema. The client uses another validator, so that a defect of one of them does not hide in
 * the other. Compiled on first use.
 */
const ajv = new Ajv({ strict: false, allErrors: false, validateFormats: false })
// By default ajv ignores it.
ajv.removeKeyword('contentEncoding')
ajv.addKeyword({
  keyword: 'contentEncoding',
  type: 'string',
  validate: (_encoding: 'base64', text: string) => isBase64(text),
  error: { message: 'is not base64' },
})

/** The schema of an operation's arguments. */
const argumentSchema = perOperation((name) => {
  const { args } = operationOf(name)
  const properties = Object.entries(args.entries).map(([key, schema]) => [key, describeSchema(schema as GenericSchema)])
  const byName: Readonly<Record<string, { readonly type?: unknown }>> = Object.fromEntries(properties)
  return { properties: byName, validate: compile(args) }
})

/** The validator of an operation's result. */
export const resultValidator = perOperation((name) => compile(operationOf(name).result))

/** Makes something once for each operation, on first use. */
function perOperation<Made>(make: (name: OperationName) => Made): (name: OperationName) => Made {
  const known = new Map<OperationName, Made>()
  return (name) => {
    const made = known.get(name) ?? make(name)
    known.set(name, made)
    return made
  }
}

/** The first problem of a value, as a sentence that names the field; undefined if the value fits. */
export function findProblem(validate: ValidateFunction, value: unknown): string | undefined {
  if (validate(value)) return undefined
  const [error] = validate.errors ?? []
  return error ? toSentence(error) : 'The value does not fit.'
}

function toSentence({ instancePath, keyword, params, message }: ErrorObject): string {
  const steps = instancePath.split('/').slice(1)
  const named = (...more: unknown[]): string => `"${[...steps, ...more].join('.')}"`
  if (keyword === 'required') return `${named(params['missingProperty'])} is missing.`
  if (keyword === 'additionalProperties') return `${named(params['additionalProperty'])} is not a known field.`
  return `${steps.length > 0 ? named() : 'It'} ${message}.`
}

/** The decoder skips invalid characters, so its output is then shorter than the length implies. It accepts `-` and `_` too. */
function isBase64(text: string): boolean {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  return Buffer.from(text, 'base64').length === (text.length / 4) * 3 - padding && !/[-_]/.test(text)
}

function compile(schema: GenericSchema): ValidateFunction {
  const json: Record<string, unknown> = { ...describeSchema(schema) }
  return ajv.compile(json)
}

/** Path, query and body as one object that fits the contract. Throws a 400 that names an argument that does not fit. */
export function readArguments(
  name: OperationName,
  parts: { path: Readonly<Record<string, string>>; query: URLSearchParams; body: Readonly<Record<string, unknown>> },
): Record<string, unknown> {
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
    findProblem(argumentSchema(name).validate, found) ?? brokenRules(operationOf(name).rules ?? [], found)[0]
  if (problem !== undefined) throw new StatusError(400, problem)
}

function requirePlace(name: OperationName, key: string, place: 'query' | 'body'): void {
  const operation = operationOf(name)
  if (!Object.hasOwn(operation.args.entries, key)) throw new StatusError(400, `${name} has no argument "${key}".`)
  const right = findArgumentPlace(operation, key)
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
