import type { Input } from './declaration.ts'
import { callInputs } from './declared/call.ts'
import { fleetInputs } from './declared/fleet.ts'
import { followingInputs } from './declared/following-and-verdict.ts'
import { gateInputs } from './declared/gate.ts'
import { newServiceInputs } from './declared/new-service.ts'
import { platformAndFileInputs } from './declared/platform-and-file.ts'
import { previewInputs } from './declared/preview.ts'
import { reportingInputs } from './declared/reporting.ts'
import { ruleInputs } from './declared/rules.ts'
import { variableInputs } from './declared/variables.ts'
import { deployedInputs } from './declared/what-is-deployed.ts'
import { path } from './kinds.ts'

const declared = {
  ...platformAndFileInputs,
  ...deployedInputs,
  ...callInputs,
  ...newServiceInputs,
  ...variableInputs,
  ...followingInputs,
  ...ruleInputs,
  ...reportingInputs,
  ...previewInputs,
  ...gateInputs,
  ...fleetInputs,
}

/** The name of an input. */
export type InputName = keyof typeof declared

/** What an input reads as: undefined if it has no default and may be absent. */
export type InputValue<Name extends InputName> = ReturnType<(typeof declared)[Name]['read']>

/**
 * Every input, once: what it is, and which action, command and place of `taxiway.yaml` takes it. Where several are listed, they stand by
 * their sections, and in a section in this order. `npm run docs` writes the documents, each action.yml and the schema from it.
 */
export const inputTable: { readonly [Name in InputName]: Input<InputValue<Name>> } = declared

/** Whether an input has this name. */
export function isInputName(name: string): name is InputName {
  return Object.hasOwn(inputTable, name)
}

/** All of them, in the order of the table. */
export const inputNames: readonly InputName[] = Object.keys(inputTable).filter(isInputName)

/** Whether an input decides how a run ends, or what leaves the machine: a change must not choose it. */
export function decides(name: InputName): boolean {
  const { kind, places, decides: isDeciding } = inputTable[name]
  return isDeciding === true || places.includes('gate') || (kind === path && places.length > 0)
}

/** Inputs of a check that have no effect without another one. */
export const checkPairs = [
  ['health-headers', 'health-url'],
  ['health-body', 'health-url'],
  ['soak', 'log-fail-pattern'],
  ['log-fail-pattern', 'soak'],
  ['sql', 'sql-service-id'],
  ['sql-service-id', 'sql'],
] as const satisfies readonly (readonly [InputName, InputName])[]
