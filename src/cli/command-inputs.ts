import { resolve } from 'node:path'
import type { Command } from 'commander'
import { InputError } from '../client/errors.ts'
import { type HostInputs, inputsOfCommand, isCommandName } from '../config/host-inputs.ts'
import { type InputName, inputTable, isInputName } from '../config/input-table.ts'
import { Inputs } from '../config/inputs.ts'
import { address, gitRef, identifier, path, url } from '../config/kinds.ts'
import { variableName } from '../report/formats/dotenv.ts'
import { type NameInput, nameAsInput } from '../text/input-name.ts'
import { message } from '../text/message.ts'
import { isUnfilled } from './near-misses/unfilled-variable.ts'
import { camelCase, optionFor, optionName } from './option-names.ts'

/** Kinds of which no value is a variable of a shell. */
const filledIn: ReadonlySet<unknown> = new Set([address, gitRef, identifier, url])

export interface InputSources {
  readonly options: OptionValues
  readonly environment: Readonly<Record<string, string | undefined>>
  /** What the command takes: no other input is read from the environment. */
  readonly taken: HostInputs
  /** Those that its arguments gave. */
  readonly fixed: Partial<Record<InputName, string>>
  readonly apiKey: string | undefined
}

/**
 * The inputs of a command: from its options, else from the environment (`TAXIWAY_SERVICE_ID`). Paths are those of the current
 * folder.
 *
 * @param named how sentences name them; by default as what the command takes
 */
export function commandInputs(sources: InputSources, named = inputNamer(sources)): Inputs {
  const { options, environment, taken, fixed, apiKey } = sources
  const names = optionsIn(taken)
  const lookup = (name: string): string | undefined => {
    if (!isInputName(name)) return undefined
    if (name === 'api-key') return apiKey
    const isForced = name === 'on-outdated' && names.has(name) && options['force'] === true
    if (isForced) return forced(options)
    const option = names.has(name)
      ? (options[optionName(name)] ?? (taken.get(name)?.optionOnly ? undefined : environment[variableName(name)]))
      : undefined
    const given = fixed[name] ?? (option === undefined ? undefined : String(option))
    if (given !== undefined && filledIn.has(inputTable[name].kind) && isUnfilled(given)) {
      const text = message`variable-unfilled: ${named(name)} is "${given}", a variable that was not filled in: is it set, and not in single quotes?`
      throw new InputError(name, text)
    }
    // The path of the configuration file is spelt, not followed: a change may have made a link of its folder.
    const isResolved = inputTable[name].kind === path && name !== 'config'
    return given !== undefined && given !== '' && isResolved ? resolve(given) : given
  }
  return new Inputs(lookup, undefined, {}, named)
}

/** @throws InputError if another option says the opposite */
function forced({ onOutdated = 'deploy' }: OptionValues): string {
  if (onOutdated === 'deploy') return 'deploy'
  const text = `--force and --on-outdated ${String(onOutdated)} contradict each other. Give one of them.`
  throw new InputError('on-outdated', text)
}

/** Those inputs of a command that its options give, if its other sources are not known yet. */
export function inputsGiven(command: Command): Inputs {
  const sources = { environment: {}, fixed: {}, apiKey: undefined }
  return commandInputs({ options: givenOptions(command), taken: takenBy(command), ...sources })
}

/**
 * Names the inputs in the sentences of a command: each by what gave it, else by the option that could. What the command cannot take keeps
 * its name.
 */
export function inputNamer({ options, environment, taken, fixed }: Omit<InputSources, 'apiKey'>): NameInput {
  const names = optionsIn(taken)
  const findSpelling = (name: InputName, value: string | undefined): string | undefined => {
    if (options[camelCase(`${name}-file`)] !== undefined) return `--${name}-file`
    if (name === 'api-key') return variableName(name)
    const argument = taken.get(name)?.argument
    if (argument !== undefined && fixed[name] !== undefined) return argument
    if (!names.has(name)) return undefined
    const isVariable = options[optionName(name)] === undefined && !taken.get(name)?.optionOnly
    if (!isVariable || !environment[variableName(name)]?.trim()) return optionFor(name, value)
    return value === undefined ? variableName(name) : `${variableName(name)}=${value}`
  }
  return (name, value) => {
    const own = isInputName(name) ? findSpelling(name, value) : undefined
    return own === undefined ? nameAsInput(name, value) : `\`${own}\``
  }
}

/** What a command takes as inputs; nothing if it runs no flow. */
export function takenBy(command: Command): HostInputs {
  const part = command.parent?.parent ? `${command.parent.name()} ` : ''
  const name = `${part}${command.name()}`
  return isCommandName(name) ? inputsOfCommand(name) : new Map()
}

/** Those that a command has options for, and an argument that the configuration file may give instead. */
export function optionsIn(taken: HostInputs): ReadonlySet<InputName> {
  const options = [...taken].filter(
    ([name, { argument }]) => argument === undefined || inputTable[name].places.length > 0,
  )
  return new Set(options.map(([name]) => name))
}

/** Those that neither the environment nor the configuration file gives. */
export function optionOnlyIn(taken: HostInputs): readonly InputName[] {
  return [...taken].filter(([, { optionOnly }]) => optionOnly).map(([name]) => name)
}

/** The options that were given, by their names in camel case; defaults are not among them. */
export type OptionValues = Readonly<Record<string, unknown>>

/** Commander sets the default of a `--no-` flag too. */
export function givenOptions(command: Command): OptionValues {
  const values = Object.entries(command.optsWithGlobals())
  return Object.fromEntries(values.filter(([name]) => command.getOptionValueSourceWithGlobals(name) === 'cli'))
}
