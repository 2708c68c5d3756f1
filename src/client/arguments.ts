import * as v from 'valibot'
import { findArgumentPlace, type Operation, type Rule } from '../contract/operation.ts'
import { shorten } from '../text/format.ts'
import { InputError } from './errors.ts'

/** The parts of a request that carry its arguments. */
export interface RequestParts {
  /** Relative to `{base_url}`, with the query. */
  readonly path: string
  /** JSON; undefined for an operation without body fields. */
  readonly body: string | undefined
}

/** Checks the arguments against the contract and places them in path, query and body. Throws `InputError`. */
export function placeArguments(
  name: string,
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
): RequestParts {
  checkArguments(name, operation, args)
  let path = operation.path
  const query = new URLSearchParams()
  const body: Record<string, unknown> = {}
  for (const argument of Object.keys(operation.args.entries)) {
    const value = args[argument]
    if (value === undefined) continue
    const place = findArgumentPlace(operation, argument)
    if (place === 'path') path = path.replace(`{${argument}}`, pathSegment(argument, String(value)))
    else if (place === 'query') query.set(argument, String(value))
    else body[argument] = value
  }
  const hasBody = Object.keys(operation.args.entries).some((each) => findArgumentPlace(operation, each) === 'body')
  return { path: query.size === 0 ? path : `${path}?${query}`, body: hasBody ? JSON.stringify(body) : undefined }
}

/** Refuses `.` and `..`, which a server would resolve to a different path. */
function pathSegment(argument: string, value: string): string {
  if (!/^\.{1,2}$/.test(value)) return encodeURIComponent(value.toWellFormed())
  throw new InputError(
    argument,
    `"${value}" cannot be the argument "${argument}". Give the id that the platform shows.`,
  )
}

function checkArguments(name: string, operation: Operation, args: Readonly<Record<string, unknown>>): void {
  const known = Object.keys(operation.args.entries)
  const stranger = Object.keys(args).find((argument) => !known.includes(argument))
  if (stranger !== undefined) {
    const takes = known.length === 0 ? 'no arguments' : known.join(', ')
    throw new InputError(stranger, `${name} has no argument "${shorten(stranger, 60)}". It takes ${takes}.`)
  }
  // An undefined argument counts as missing.
  const given = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined))
  const parsed = v.safeParse(operation.args, given, { abortEarly: true })
  if (!parsed.success) throw toInputError(name, operation, parsed.issues[0])
  for (const rule of operation.rules ?? []) checkRule(name, rule, given)
}

function toInputError(name: string, operation: Operation, issue: v.BaseIssue<unknown>): InputError {
  const path = v.getDotPath(issue) ?? ''
  if (issue.received === 'undefined') {
    const known = Object.keys(operation.args.entries).join(', ')
    return new InputError(path, `${name} needs the argument "${path}". It takes ${known}.`)
  }
  const names = path.split('.').map((part) => (/^\d+$/.test(part) ? '*' : part))
  const isSecret = operation.secretArgs?.some((secret) => secret.startsWith(names.join('.')))
  const given = isSecret ? '' : `, not ${shorten(JSON.stringify(issue.input) ?? 'undefined', 60)}`
  // The contract's own rules are worded as "must …"; valibot's only say what they expect.
  const rule = issue.message.startsWith('must ') ? issue.message : `must be ${issue.expected ?? 'of another form'}`
  return new InputError(path, `The argument "${path}" of ${name} ${rule}${given}.`)
}

function checkRule(name: string, rule: Rule, args: Readonly<Record<string, unknown>>): void {
  switch (rule.kind) {
    case 'exactly-one-of': {
      const [one, other] = rule.names
      if ((args[one] === undefined) !== (args[other] === undefined)) return
      throw new InputError(one, `${name} takes exactly one of "${one}" and "${other}".`)
    }
    case 'not-below': {
      const [lower, upper] = [args[rule.lower], args[rule.upper]]
      if (typeof lower !== 'number' || typeof upper !== 'number' || upper >= lower) return
      throw new InputError(
        rule.upper,
        `The argument "${rule.upper}" of ${name} must be at least "${rule.lower}" (${lower}), not ${upper}.`,
      )
    }
    case 'not-shorter': {
      const value = args[rule.name]
      // Count characters as JSON Schema does, not UTF-16 code units.
      if (args[rule.when] === undefined || typeof value !== 'string' || [...value].length >= rule.minimum) return
      throw new InputError(
        rule.name,
        `The argument "${rule.name}" of ${name} must have at least ${rule.minimum} characters if "${rule.when}" is given.`,
      )
    }
    default:
      rule satisfies never
  }
}
