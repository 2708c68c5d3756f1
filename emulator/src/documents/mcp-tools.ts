import type { JsonSchema } from '@valibot/to-json-schema'
import { type Effect, type Operation, type OperationName, operationNames, operationOf } from 'taxiway/contract'
import { argumentPhrases, listed, resultPhrases, rulePhrase } from './contract-phrases.ts'
import { describeSchema } from './json-schema.ts'

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
  const sentences = [summary, ...rules.map(rulePhrase), ...argumentPhrases(operation), ...resultPhrases(operation)]
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

/** How the tool of an operation differs from its REST shape, as one sentence. */
export function toolPhrase(name: OperationName): string {
  const { tool, args } = operationOf(name)
  if (!tool) return 'None.'
  const { required = [], hidden = [] } = tool
  const reductions = [
    ...(required.length > 0 ? [`also requires ${listed(required)}`] : []),
    ...(hidden.length > 0 ? [`does not take ${listed(hidden)}`] : []),
  ]
  const same = Object.keys(args.entries).length > 0 ? ', with the same arguments' : ''
  return `\`${name}\`${reductions.length > 0 ? `, which ${reductions.join(' and ')}` : same}.`
}
