import type { Command } from 'commander'
import { type HostInputs, inputsOfCommand, isCommandName } from '../../config/host-inputs.ts'
import { type InputName, inputTable } from '../../config/input-table.ts'

/** What the inputs of a command are read from. */
export interface InputSources {
  readonly options: OptionValues
  readonly environment: Readonly<Record<string, string | undefined>>
  /** What the command takes: no other input is read from the environment. */
  readonly taken: HostInputs
  /** Those that its arguments gave. */
  readonly fixed: Partial<Record<InputName, string>>
  readonly apiKey: string | undefined
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
