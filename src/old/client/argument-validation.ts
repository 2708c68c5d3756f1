import * as v from 'valibot'
import type { Operation, Rule } from '../../contract/operation.ts'
import { shorten } from '../text/formats/shortening.ts'
import { likelyName } from '../text/spelling-suggestions.ts'
import { InputError } from './errors.ts'
import { isFields } from './json-fields.ts'

type Issue = v.BaseIssue<unknown>

/**
 * Checks the arguments before anything is sent. Throws `InputError` with the rule and, unless it is a secret, the value.
 *
 * @param isPart whether others are in a body that is not checked
 */
export function checkArguments(
  name: string,
  operation: Operation,
  args: unknown,
  isPart = false,
): Record<string, unknown> {
  // First, because a misspelt name leaves the right one missing.
  const given = isFields(args) ? Object.keys(args) : []
  const unknown = given.find((key) => !Object.hasOwn(operation.args.entries, key))
  if (unknown !== undefined) throw unknownArgument(name, operation, unknown)
  // To valibot an array is an object too.
  const schema = isPart ? v.partial(operation.args) : operation.args
  const parsed = v.safeParse(schema, Array.isArray(args) ? null : args, { abortEarly: true })
  if (!parsed.success) throw toInputError(name, operation, parsed.issues[0])
  for (const rule of isPart ? [] : (operation.rules ?? [])) checkRule(name, rule, parsed.output)
  return parsed.output
}

function toInputError(name: string, operation: Operation, issue: Issue): InputError {
  const path = v.getDotPath(issue)
  if (path === null) return new InputError('args', `The arguments of ${name} must be one object.`)
  if (issue.type === 'strict_object' && issue.expected === 'never') return unknownArgument(name, operation, path)
  if (issue.type === 'strict_object' && issue.received === 'undefined') {
    const known = Object.keys(operation.args.entries).join(', ')
    return new InputError(path, `${name} needs the argument "${path}". It takes ${known}.`)
  }
  return brokenRule(path, name, explainRule(issue, isSecret(operation, path)))
}

function unknownArgument(name: string, operation: Operation, argument: string): InputError {
  const known = Object.keys(operation.args.entries)
  if (known.length === 0) {
    return new InputError(argument, `${name} takes no arguments, but "${argument}" was given.`)
  }
  const meant = likelyName(argument, known)
  const hint = meant === undefined ? ': it' : `. Did you mean "${meant}"? It`
  return new InputError(argument, `${name} has no argument "${shorten(argument)}"${hint} takes ${known.join(', ')}.`)
}

/** @param path as valibot writes it, such as `vars.0.value` */
function isSecret({ secretArgs = [] }: Operation, path: string): boolean {
  const parts = path.split('.').map((part) => (/^\d+$/.test(part) ? '*' : part))
  // Also a value that holds the secret, and one within it.
  return secretArgs.some((secret) => secret.split('.').every((part, index) => (parts[index] ?? part) === part))
}

function brokenRule(argument: string, name: string, rule: string): InputError {
  return new InputError(argument, `The argument "${argument}" of ${name} ${rule}.`)
}

/** The rule that the value breaks, with the value, and a hint for a value that only needs or has quotes. */
function explainRule(issue: Issue, isSecret: boolean): string {
  const given = isSecret ? '' : quoted(issue.input)
  switch (issue.type) {
    case 'string':
      // Without quotes YAML and JSON read numbers and booleans: 1.10 would arrive as 1.1.
      return `must be a string${given}${/^(number|boolean)$/.test(typeof issue.input) ? ': put it in quotes' : ''}`
    case 'number':
    case 'integer':
      return `must be a whole number${given}${typeof issue.input === 'string' ? ': write it without quotes' : ''}`
    case 'boolean':
      return `must be true or false${given}${typeof issue.input === 'string' ? ': write it without quotes' : ''}`
    case 'array':
      return `must be a list${given}`
    case 'strict_object':
      return `must be an object${given}`
    case 'non_empty':
      return 'must not be empty'
    case 'min_value':
      return `must be at least ${String(issue.requirement)}${given}`
    case 'picklist':
      return `must be one of ${issue.expected?.replace(/[()"]/g, '').replaceAll(' | ', ', ')}${given}`
    case 'regex':
    case 'check':
      return `${issue.message}${given}`
    default:
      return `must be ${issue.expected ?? 'of another form'}${given}`
  }
}

/** The value that was given, for the end of a rule; empty for a list or an object. */
function quoted(input: unknown): string {
  if (typeof input === 'string') return `, not "${shorten(input, 60)}"`
  return typeof input === 'number' || typeof input === 'boolean' ? `, not ${input}` : ''
}

function checkRule(name: string, rule: Rule, args: Readonly<Record<string, unknown>>): void {
  switch (rule.kind) {
    case 'exactly-one-of': {
      const [one, other] = rule.names
      if ((args[one] === undefined) === (args[other] === undefined)) {
        throw new InputError(one, `${name} takes exactly one of "${one}" and "${other}".`)
      }
      return
    }
    case 'not-below': {
      const lower = args[rule.lower]
      const upper = args[rule.upper]
      if (typeof lower === 'number' && typeof upper === 'number' && upper < lower) {
        throw brokenRule(rule.upper, name, `must be at least "${rule.lower}" (${lower}), not ${upper}`)
      }
      return
    }
    case 'not-shorter': {
      const value = args[rule.name]
      // Characters as JSON Schema counts them, not UTF-16 code units.
      if (args[rule.when] !== undefined && typeof value === 'string' && [...value].length < rule.minimum) {
        throw brokenRule(rule.name, name, `must have at least ${rule.minimum} characters if "${rule.when}" is given`)
      }
      return
    }
    default:
      rule satisfies never
  }
}
