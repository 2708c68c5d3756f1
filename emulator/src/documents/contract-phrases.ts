import type { JsonSchema } from '@valibot/to-json-schema'
import type { Access, Effect, Operation, Rule } from 'taxiway/contract'
import { listFields, readItems } from './json-schema.ts'

/** Who may call an operation, as one sentence or two. */
export function accessPhrase({ access, effect }: Operation): string {
  const readOnly = effect === 'read' ? '' : ' A read-only account key cannot use it.'
  return `${keysPhrase(access)}${readOnly}`
}

function keysPhrase(access: Access): string {
  switch (access.kind) {
    case 'any-key':
      return 'Any valid key.'
    case 'account-only':
      return 'Account key only.'
    case 'own-project':
      return 'Account key, or a project key for that project.'
    case 'not-shown':
      return 'The contract does not show who may call it.'
    case 'capability': {
      const capability = `\`${access.capability}:${access.level}\``
      return access.serviceKey
        ? `Account key, or a project or service key with ${capability}.`
        : `Account key, or a project key with ${capability}; a service key cannot use it.`
    }
    default:
      return access satisfies never
  }
}

/** What the same request does when it is sent a second time, as what follows "A repetition". */
export const repetitionPhrases: Readonly<Record<Effect, string>> = {
  read: 'changes nothing',
  set: 'sets the same again',
  create: 'creates another one',
  delete: 'removes nothing more',
  secret: 'replaces a secret that is shown only once',
  exec: 'runs the statement again',
}

/** A rule over several arguments, as one sentence. */
export function rulePhrase(rule: Rule): string {
  switch (rule.kind) {
    case 'exactly-one-of':
      return `Exactly one of ${rule.names.map((name) => `\`${name}\``).join(' and ')} is given.`
    case 'not-below':
      return `\`${rule.upper}\` is not below \`${rule.lower}\`.`
    case 'not-shorter':
      return `\`${rule.name}\` has at least ${rule.minimum} characters if \`${rule.when}\` is given.`
    default:
      return rule satisfies never
  }
}

/** What of the arguments must never be shown, as sentences; empty if there is nothing to say. */
export function argumentPhrases({ secretArgs = [] }: Operation): string[] {
  return secretArgs.length > 0 ? [`Secret arguments: ${listed(secretArgs)}.`] : []
}

/** What of a success must never be shown, and what must be looked at, as sentences; empty if there is nothing to say. */
export function resultPhrases({ confidential, secrets = [], hiddenFailure }: Operation): string[] {
  return [
    ...(confidential ? ['The whole answer is a secret.'] : []),
    ...(secrets.length > 0 && !confidential ? [`Secret: ${listed(secrets)}.`] : []),
    ...(hiddenFailure ? ['A failure can hide in the body of a success: look into it.'] : []),
  ]
}

/** Names as code, separated by commas. */
export function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}

/** The type of a value and its limits, in a few words of Markdown. A record of the contract becomes a link to its heading. */
export function typePhrase(schema: JsonSchema): string {
  const { $ref, anyOf, enum: values, type } = withoutNull(schema)
  if ($ref !== undefined) return linkTo($ref)
  if (anyOf) return objects(anyOf).map(typePhrase).join(' or ')
  if (values) return `one of ${values.map((value) => `\`${value}\``).join(', ')}`
  if (type === 'array') {
    const items = readItems(withoutNull(schema))
    return Object.keys(items).length > 0 ? `list of ${typePhrase(items)}` : 'list, its items not shown'
  }
  if (type === 'object') {
    const fields = listFields(schema).map(([name, field]) => `\`${name}\` ${typePhrase(field)}`)
    return fields.length > 0 ? `object of ${fields.join('; ')}` : 'object'
  }
  return type === undefined ? 'not shown' : [type, ...limits(schema)].join(', ')
}

function limits({ minLength, minimum, pattern, contentEncoding }: JsonSchema): string[] {
  return [
    ...(contentEncoding === undefined ? [] : [contentEncoding]),
    ...(minLength === 1 ? ['not empty'] : []),
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(pattern === undefined ? [] : [`matches \`${pattern}\``]),
  ]
}

/** Null is allowed wherever it may be missing, so it is not said each time. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const others = objects(schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  const [only] = others
  return others.length === 1 && only ? withoutNull(only) : schema
}

function objects(schemas: readonly (JsonSchema | boolean)[]): JsonSchema[] {
  return schemas.filter((schema) => typeof schema === 'object')
}

function linkTo(reference: string): string {
  const name = reference.slice(reference.lastIndexOf('/') + 1)
  return `[${name}](#${name.toLowerCase()})`
}
