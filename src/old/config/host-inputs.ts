import { type NameInput, nameAsInput } from '../text/input-name.ts'
import { type About, type ActionName, type CommandName, type OwnUse, ownUse, type Section } from './declaration.ts'
import { type InputName, inputNames, inputTable } from './input-table.ts'

/** What a host takes, in the order in which it lists it, each with what is its own. */
export type HostInputs = ReadonlyMap<InputName, OwnUse>

const actionSections: readonly Section[] = [
  'mode',
  'platform',
  'file',
  'what',
  'variables',
  'rules',
  'waiting',
  'reporting',
]
/** What is special to a command comes first. */
const commandSections: readonly Section[] = [
  'mode',
  'what',
  'variables',
  'rules',
  'reporting',
  'platform',
  'file',
  'waiting',
  'last',
]

export const actionNames: readonly ActionName[] = ['deploy', 'preview', 'gate', 'rollback', 'fleet', 'call']

/** The commands that take inputs. */
const commandNames: ReadonlySet<string> = new Set(
  inputNames.flatMap((name) => Object.keys(inputTable[name].commands ?? {})),
)

export function isCommandName(name: string): name is CommandName {
  return commandNames.has(name)
}

/** The inputs of an action. */
export function inputsOfAction(action: ActionName): HostInputs {
  return ordered((name) => ownUse(inputTable[name].actions?.[action]), actionSections)
}

/** The inputs of a command, as options and arguments. */
export function inputsOfCommand(command: CommandName): HostInputs {
  return ordered((name) => ownUse(inputTable[name].commands?.[command]), commandSections)
}

function ordered(useOf: (name: InputName) => OwnUse | undefined, sections: readonly Section[]): HostInputs {
  const uses = new Map(inputNames.flatMap((name) => [[name, useOf(name)] as const]).filter(isTaken))
  const placeOf = (name: InputName): number => sections.indexOf(uses.get(name)?.section ?? inputTable[name].section)
  const names: string[] = [...uses.keys()].sort((one, other) => placeOf(one) - placeOf(other))
  for (const [name, { before }] of uses) {
    if (before === undefined) continue
    names.splice(names.indexOf(name), 1)
    names.splice(names.indexOf(before), 0, name)
  }
  return new Map([...uses].sort(([one], [other]) => names.indexOf(one) - names.indexOf(other)))
}

function isTaken(entry: readonly [InputName, OwnUse | undefined]): entry is [InputName, OwnUse] {
  return entry[1] !== undefined
}

/** The value of an input that a step of an action does not set: its own default, else that of the table. */
export function defaultIn(action: ActionName, name: InputName): string | undefined {
  return ownUse(inputTable[name].actions?.[action])?.default ?? inputTable[name].default
}

/** The value that switches a flag: the one that is not its default. */
export function switchedTo(name: InputName): 'true' | 'false' {
  return inputTable[name].default === 'true' ? 'false' : 'true'
}

/** Whether an input is `true` or `false`. */
export function isFlag(name: InputName): boolean {
  return inputTable[name].kind.placeholder === ''
}

/** What an input is for, in Markdown. */
export function aboutInput(name: InputName, own?: About): string {
  const text = fillNames(own ?? inputTable[name].text, nameAsInput)
  return isFlag(name) ? `\`${switchedTo(name)}\` ${text}` : text
}

/** The text with the names of the inputs that it mentions. */
export function fillNames(text: About, nameInput: NameInput): string {
  return typeof text === 'string' ? text : text(nameInput)
}
