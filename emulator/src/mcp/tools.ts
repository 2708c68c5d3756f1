import type { JsonSchema } from '@valibot/to-json-schema'
import {
  type Effect,
  type Operation,
  type OperationName,
  operationNames,
  operationOf,
  type Rule,
} from 'taxiway/contract'
import { describeSchema } from '../api/json-schema.ts'

/** One tool of the hosted MCP integration: path, query and body fields of an operation in one object. */
export interface Tool {
  readonly name: OperationName
  readonly description: string
  /** What the tool takes, with its own required arguments and without those that only REST has. */
  readonly inputSchema: JsonSchema & { readonly type: 'object' }
  /** If the answer is an object: its schema. Unknown fields are allowed. */
  readonly outputSchema?: JsonSchema & { readonly type: 'object' }
  readonly annotations: Readonly<Record<'readOnlyHint' | 'destructiveHint' | 'idempotentHint', boolean>>
}

/** Every tool, in the contract's order. Operations to which the contract gives no tool have none. */
export function tools(): Tool[] {
  return operationNames.filter((name) => operationOf(name).tool).map(toTool)
}

function toTool(name: OperationName): Tool {
  const operation = operationOf(name)
  const { summary, rules = [], effect, result } = operation
  const output = describeSchema(result)
  // Rules stand here and not in the schema, because some clients refuse a choice at its top level.
  const sentences = [summary, ...rules.map(rulePhrase), ...warnings(operation)]
  return {
    name,
    description: sentences.join(' '),
    inputSchema: inputSchema(operation),
    ...(output.type === 'object' ? { outputSchema: { ...output, type: 'object' } } : {}),
    annotations: toHints(effect),
  }
}

function inputSchema({ args, tool }: Operation): Tool['inputSchema'] {
  const { properties = {}, required = [], ...rest } = describeSchema(args)
  const shown = Object.entries(properties).filter(([name]) => !tool?.hidden?.includes(name))
  const needed = [...required, ...(tool?.required ?? [])]
  return { ...rest, type: 'object', properties: Object.fromEntries(shown), required: needed }
}

/** The words of the protocol: destructive is what is more than an addition. */
function toHints(effect: Effect): Tool['annotations'] {
  return {
    readOnlyHint: effect === 'read',
    destructiveHint: effect !== 'read' && effect !== 'create',
    idempotentHint: effect === 'read' || effect === 'set' || effect === 'delete',
  }
}

/** A rule over several arguments, as one sentence. */
function rulePhrase(rule: Rule): string {
  switch (rule.kind) {
    case 'exactly-one-of':
      return `Exactly one of ${listed(rule.names)} is given.`
    case 'not-below':
      return `\`${rule.upper}\` is not below \`${rule.lower}\`.`
    case 'not-shorter':
      return `\`${rule.name}\` has at least ${rule.minimum} characters if \`${rule.when}\` is given.`
    default:
      return rule satisfies never
  }
}

/** What must never be shown of a call, and what must be looked at, as sentences. */
function warnings({ secretArgs = [], confidential, secrets = [], hiddenFailure }: Operation): string[] {
  return [
    ...(secretArgs.length > 0 ? [`Secret arguments: ${listed(secretArgs)}.`] : []),
    ...(confidential ? ['The whole answer is a secret.'] : []),
    ...(secrets.length > 0 && !confidential ? [`Secret: ${listed(secrets)}.`] : []),
    ...(hiddenFailure ? ['A failure can hide in the body of a success: look into it.'] : []),
  ]
}

function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}
