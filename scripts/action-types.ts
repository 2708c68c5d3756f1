import { stringify } from 'yaml'
import type { OwnUse } from '../src/old/config/declaration.ts'
import type { HostInputs } from '../src/old/config/host-inputs.ts'
import { inputTable } from '../src/old/config/input-table.ts'
import { flag, words } from '../src/old/config/kinds.ts'
import { outcomes } from '../src/old/deployment/outcome.ts'

type ActionType =
  | { readonly type: 'string' | 'boolean' | 'integer' | 'float' }
  | { readonly type: 'enum'; readonly 'allowed-values': readonly string[] }
  | { readonly type: 'list'; readonly separator: string; readonly 'list-item': ActionType }

const text: ActionType = { type: 'string' }
const list: ActionType = { type: 'list', separator: ',', 'list-item': text }

/** The outputs that are not text. */
const outputTypes: Readonly<Record<string, ActionType>> = {
  passed: { type: 'boolean' },
  'http-status': { type: 'integer' },
  'duration-seconds': { type: 'float' },
  deployed: list,
  failed: list,
}

/**
 * An action-types.yml, from which other programs make typed bindings: https://github.com/typesafegithub/github-actions-typing.
 *
 * @param source the action.yml
 * @param outputs as the action.yml declares them
 */
export function actionTypes(
  source: string,
  inputs: HostInputs,
  outputs: Readonly<Record<string, { readonly description: string }>>,
): string {
  const inputTypes = [...inputs].map(([name, own]) => [name, inputType(inputTable[name].kind, own)])
  const types = {
    inputs: Object.fromEntries(inputTypes),
    outputs: Object.fromEntries(Object.entries(outputs).map(([name, output]) => [name, outputType(name, output)])),
  }
  return `# The types of the inputs and outputs of ${source}. npm run docs writes this file.\n${stringify(types, { aliasDuplicateObjects: false, singleQuote: true })}`
}

function inputType(kind: (typeof inputTable)[keyof typeof inputTable]['kind'], own: OwnUse): ActionType {
  if (kind === flag) return { type: 'boolean' }
  if (kind === words) return list
  if (kind.schema['type'] === 'integer') return { type: 'integer' }
  const choices = own.choices ?? kind.choices
  return choices === undefined ? text : { type: 'enum', 'allowed-values': choices }
}

/** The description of an outcome names those that the action has. */
function outputType(name: string, { description }: { readonly description: string }): ActionType {
  if (name !== 'outcome') return outputTypes[name] ?? text
  return { type: 'enum', 'allowed-values': outcomes.filter((outcome) => description.includes(`\`${outcome}\``)) }
}
