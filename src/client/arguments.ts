import * as v from 'valibot'
import type { Operation, Rule } from '../contract/operation.ts'
import { message } from '../text/message.ts'
import { InputError } from './errors.ts'

type Issue = v.BaseIssue<unknown>

/** Checks the arguments before anything is sent. Throws `InputError` with the rule, never the value, which may be a password. */
export function checkArguments(name: string, operation: Operation, args: unknown): Record<string, unknown> {
  // To valibot an array is an object too.
  const parsed = v.safeParse(operation.args, Array.isArray(args) ? null : args, { abortEarly: true })
  if (!parsed.success) throw inputErrorOf(name, operation, parsed.issues[0])
  for (const rule of operation.rules ?? []) checkRule(name, rule, parsed.output)
  return parsed.output
}

/** The same for path and query arguments, where the body is a stream that is not checked. */
export function checkFields(name: string, operation: Operation, fields: Readonly<Record<string, string>>): void {
  for (const [field, value] of Object.entries(fields)) {
    const schema = Object.hasOwn(operation.args.entries, field) ? operation.args.entries[field] : undefined
    if (schema === undefined) throw unknownArgument(name, operation, field)
    const parsed = v.safeParse(schema, value, { abortEarly: true })
    if (!parsed.success) throw brokenRule(field, name, ruleOf(parsed.issues[0]))
  }
}

function inputErrorOf(name: string, operation: Operation, issue: Issue): InputError {
  const path = v.getDotPath(issue)
  if (path === null) return new InputError('args', `The arguments of ${name} must be one object.`)
  if (issue.type === 'strict_object' && issue.expected === 'never') return unknownArgument(name, operation, path)
  if (issue.type === 'strict_object' && issue.received === 'undefined') {
    return new InputError(path, message`argument-missing: ${name} needs the argument "${path}".`)
  }
  return brokenRule(path, name, ruleOf(issue))
}

function unknownArgument(name: string, operation: Operation, argument: string): InputError {
  const known = Object.keys(operation.args.entries)
  const text =
    known.length === 0
      ? message`arguments-none: ${name} takes no arguments, but "${argument}" was given.`
      : message`argument-unknown: ${name} has no argument "${argument}": it takes ${known.join(', ')}.`
  return new InputError(argument, text)
}

function brokenRule(argument: string, name: string, rule: string): InputError {
  return new InputError(argument, message`argument-rule: The argument "${argument}" of ${name} ${rule}.`)
}

function ruleOf(issue: Issue): string {
  switch (issue.type) {
    case 'string':
      return `must be a string${quoteHint(issue.input)}`
    case 'number':
    case 'integer':
      return `must be a whole number${typeof issue.input === 'string' ? ', without quotes' : ''}`
    case 'boolean':
      return `must be true or false${typeof issue.input === 'string' ? ', without quotes' : ''}`
    case 'array':
      return 'must be a list'
    case 'strict_object':
      return 'must be an object'
    case 'non_empty':
      return 'must not be empty'
    case 'min_value':
      return `must be at least ${String(issue.requirement)}`
    case 'picklist':
      return `must be one of ${issue.expected?.replace(/[()"]/g, '').replaceAll(' | ', ', ')}`
    case 'regex':
    case 'check':
      return issue.message
    default:
      return `must be ${issue.expected ?? 'of another form'}`
  }
}

/** Without quotes YAML and JSON read numbers and booleans: 1.10 would arrive as 1.1. */
function quoteHint(input: unknown): string {
  return typeof input === 'number' || typeof input === 'boolean' ? ': put it in quotes' : ''
}

function checkRule(name: string, rule: Rule, args: Readonly<Record<string, unknown>>): void {
  switch (rule.kind) {
    case 'exactly-one-of': {
      const [one, other] = rule.names
      if ((args[one] === undefined) === (args[other] === undefined)) {
        throw new InputError(one, message`argument-either: ${name} takes exactly one of "${one}" and "${other}".`)
      }
      return
    }
    case 'not-below': {
      const lower = args[rule.lower]
      const upper = args[rule.upper]
      if (typeof lower === 'number' && typeof upper === 'number' && upper < lower) {
        throw brokenRule(rule.upper, name, `must be at least "${rule.lower}"`)
      }
      return
    }
    case 'not-shorter': {
      const value = args[rule.name]
      // Characters as JSON Schema counts them, not UTF-16 code units.
      if (args[rule.when] !== undefined && typeof value === 'string' && [...value].length < rule.minimum) {
        throw brokenRule(rule.name, name, `must have at least ${rule.minimum} characters where "${rule.when}" is given`)
      }
      return
    }
    default:
      rule satisfies never
  }
}
