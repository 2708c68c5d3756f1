import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Command, Option } from 'commander'
import { InputError } from '../client/errors.ts'
import { Inputs } from '../config/inputs.ts'
import { path } from '../config/kinds.ts'
import { type InputName, inputTable, isInputName } from '../config/table.ts'
import { variableName } from '../output/reports/dotenv.ts'
import { message } from '../text/message.ts'
import { UsageError } from './usage-error.ts'

/** The inputs that every command takes which reaches the platform. The key comes from the environment or a file. */
export const connectionInputs = ['base-url'] as const satisfies readonly InputName[]
/** The inputs of every command that waits for a deployment. */
export const followInputs = [
  ...connectionInputs,
  'timeout',
  'poll-interval',
  'success-states',
  'failure-states',
  'on-superseded',
  'environment-url',
] as const satisfies readonly InputName[]

/** The options that were given, by their names in camel case; defaults are not among them. */
export type OptionValues = Readonly<Record<string, unknown>>

/** Commander sets the default of a `--no-` flag too. */
export function givenOptions(command: Command): OptionValues {
  const values = Object.entries(command.optsWithGlobals())
  return Object.fromEntries(values.filter(([name]) => command.getOptionValueSourceWithGlobals(name) === 'cli'))
}

/** What an input is for, where a command says it in other words than the table. */
export type InputTexts = Partial<Record<InputName, string>>

/** Adds an option for each input, as the table of inputs declares it. */
export function addInputs(command: Command, names: readonly InputName[], texts: InputTexts = {}): Command {
  for (const name of names) command.addOption(optionOf(name, texts[name]))
  return command
}

function optionOf(name: InputName, ownText: string | undefined): Option {
  const { kind, text: tableText, default: fallback } = inputTable[name]
  const text = ownText ?? tableText
  const isOn = kind.placeholder === '' && fallback === 'true'
  const flags = isOn ? `--no-${name}` : kind.placeholder === '' ? `--${name}` : `--${name} <${kind.placeholder}>`
  return new Option(flags, inWords(text, kind.placeholder === '' ? undefined : fallback))
}

function inWords(text: string, fallback: string | undefined): string {
  // A flag has no value to begin its description with.
  const sentence = text.replace(/^`(?:true|false)` (.)/, (_, first: string) => first.toUpperCase())
  const plain = optionNames(sentence).replaceAll(/`([^`]*)`/g, '$1')
  return fallback === undefined ? plain : `${plain} Default: ${fallback}.`
}

/** A sentence that names inputs, such as `service-id`, with the names of options: `--service-id`. */
export function optionNames(text: string): string {
  return text.replaceAll(/`([a-z-]+)`/g, (whole, name: string) => (isInputName(name) ? `\`--${name}\`` : whole))
}

/**
 * The inputs of a command: from its options, else from the environment (`TAXIWAY_SERVICE_ID`). Paths are those of the current
 * folder.
 */
export function commandInputs(
  values: OptionValues,
  environment: Readonly<Record<string, string | undefined>>,
  fixed: Partial<Record<InputName, string>> = {},
): Inputs {
  return new Inputs((name) => {
    if (!isInputName(name)) return undefined
    const given = fixed[name] ?? optionText(values[camelCase(name)]) ?? environment[variableName(name)]
    if (name === 'api-key') return readKey(values) ?? given
    return given !== undefined && given !== '' && inputTable[name].kind === path ? resolve(given) : given
  })
}

function optionText(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value)
}

function readKey({ apiKeyFile }: OptionValues): string | undefined {
  if (typeof apiKeyFile !== 'string') return undefined
  try {
    return readFileSync(apiKeyFile === '-' ? 0 : apiKeyFile, 'utf8').trim()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new UsageError(`--api-key-file cannot be read: "${apiKeyFile}". ${why}`)
  }
}

/** @throws InputError where the option was not given */
export function requiredInput(inputs: Inputs, name: InputName): string {
  const value = inputs.get(name)
  if (typeof value === 'string') return value
  throw new InputError(
    name,
    message`option-missing: \`${name}\` is missing. Give it as an option, or as ${variableName(name)}.`,
  )
}

/** Reads a whole number from 1 on. */
export function parseCount(option: string, most: number): (text: string) => number {
  return (text) => {
    const count = /^\d{1,9}$/.test(text) ? Number(text) : 0
    if (count >= 1 && count <= most) return count
    throw new UsageError(`${option} must be a whole number from 1 to ${most}, not "${text}".`)
  }
}

function camelCase(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
