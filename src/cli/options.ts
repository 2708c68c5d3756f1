import { resolve } from 'node:path'
import { type Command, Option } from 'commander'
import { InputError } from '../client/errors.ts'
import { Inputs } from '../config/inputs.ts'
import { path } from '../config/kinds.ts'
import { type InputName, inputTable, isInputName, waitInputs } from '../config/table.ts'
import { variableName } from '../report/dotenv.ts'
import { parseDuration } from '../text/duration.ts'
import { UsageError } from './usage-error.ts'

/** The inputs that every command takes which reaches the platform. The key comes from the environment or a file. */
export const connectionInputs = ['base-url', 'config', 'config-ref'] as const satisfies readonly InputName[]
/** The inputs of every command that waits for a deployment. */
export const followInputs = [
  ...connectionInputs,
  'service',
  ...waitInputs,
  'environment-url',
] as const satisfies readonly InputName[]

/** The options that were given, by their names in camel case; defaults are not among them. */
export type OptionValues = Readonly<Record<string, unknown>>

/** Commander sets the default of a `--no-` flag too. */
export function givenOptions(command: Command): OptionValues {
  const values = Object.entries(command.optsWithGlobals())
  return Object.fromEntries(values.filter(([name]) => command.getOptionValueSourceWithGlobals(name) === 'cli'))
}

/** What an input is for, if a command says it in other words than the table. */
export type InputTexts = Partial<Record<InputName, string>>

/** Adds an option for each input, as the table of inputs declares it. */
export function addInputs(command: Command, names: readonly InputName[], texts: InputTexts = {}): Command {
  for (const name of names) command.addOption(optionOf(name, texts[name]))
  return command
}

function optionOf(name: InputName, ownText: string | undefined): Option {
  const { kind, text, default: fallback } = inputTable[name]
  const isFlag = kind.placeholder === ''
  // A long list of words would leave no place for the text, which names them too.
  const placeholder = kind.placeholder.length > longestPlaceholder ? 'NAME' : kind.placeholder
  const flags = isFlag ? optionFor(name) : `${optionFor(name)} <${placeholder}>`
  const about = inWords(ownText ?? text, isFlag ? undefined : fallback)
  const group = name === 'base-url' ? helpGroups.platform : waiting.has(name) ? helpGroups.waiting : helpGroups.what
  return new Option(flags, about).helpGroup(group)
}

/** Adds the short form of `--on-outdated deploy`. */
export function addForce(command: Command): Command {
  return command.option('--force', 'Deploy also a commit that is older than the one which is live.')
}

const longestPlaceholder = 14
/** The headings under which the help shows options. */
export const helpGroups = { what: 'Options:', platform: 'Platform:', waiting: 'Waiting:', output: 'Output:' } as const
const waiting = new Set<InputName>(['wait', ...waitInputs])

function inWords(text: string, fallback: string | undefined): string {
  // A flag has no value to begin its description with.
  const sentence = text.replace(/^`(?:true|false)` (.)/, (_, first: string) => first.toUpperCase())
  const plain = withNames(sentence, optionFor).replaceAll(/`([^`]*)`/g, '$1')
  return fallback === undefined || plain.includes(' Default: ') ? plain : `${plain} Default: ${fallback}.`
}

/** The input that an argument without an option is. */
export const argumentInputs: Readonly<Record<string, InputName>> = {
  path: 'archive-path',
  deployment: 'deployment-id',
  operation: 'operation',
}

/** Inputs that a command takes in another way than as an option of their name. */
const otherNames: Partial<Record<InputName, string>> = {
  'api-key': 'TAXIWAY_API_KEY',
  'archive-path': 'PATH',
  operation: 'OPERATION',
  // Node itself reads `--env-file`, also after the name of the program, and would run what NODE_OPTIONS in it names.
  'env-file': '--dotenv',
}

function optionFor(name: InputName, value?: string): string {
  const { kind, default: fallback } = inputTable[name]
  if (kind.placeholder === '') {
    const isOff = (value ?? String(fallback !== 'true')) === 'false'
    return `--${isOff ? 'no-' : ''}${name}`
  }
  const option = otherNames[name] ?? `--${name}`
  return value === undefined ? option : `${option} ${value}`
}

/** The name of an input for a message, with its value if one is said, such as `--no-wait` or `--timeout 5m`; undefined leaves it as it is. */
type NameOf = (name: InputName, value: string | undefined) => string | undefined

/** A sentence that names inputs, such as `service-id`, `wait: false` or `timeout: 5m`, with other names for them. */
function withNames(sentence: string, nameOf: NameOf): string {
  return sentence.replaceAll(/`([a-z-]+)(?:: ([^`]+))?`/g, (whole, name: string, value: string | undefined) => {
    const named = isInputName(name) ? nameOf(name, value) : undefined
    return named === undefined ? whole : `\`${named}\``
  })
}

export interface InputSources {
  readonly options: OptionValues
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Those that the command takes as options; no other is read from the environment. */
  readonly names: ReadonlySet<string>
  /** Those that its arguments gave. */
  readonly fixed: Partial<Record<InputName, string>>
  /** Those that are not read from the environment either. */
  readonly optionOnly: readonly InputName[]
  readonly apiKey: string | undefined
}

/**
 * The inputs of a command: from its options, else from the environment (`TAXIWAY_SERVICE_ID`). Paths are those of the current
 * folder.
 */
export function commandInputs({ options, environment, names, fixed, optionOnly, apiKey }: InputSources): Inputs {
  return new Inputs((name) => {
    if (!isInputName(name)) return undefined
    if (name === 'api-key') return apiKey
    const isForced = name === 'on-outdated' && names.has(name) && options['force'] === true
    if (isForced) return forced(options)
    const option = names.has(name)
      ? (options[optionName(name)] ?? (optionOnly.includes(name) ? undefined : environment[variableName(name)]))
      : undefined
    const given = fixed[name] ?? (option === undefined ? undefined : String(option))
    // The path of the configuration file is spelt, not followed: a change may have made a link of its folder.
    const isResolved = inputTable[name].kind === path && name !== 'config'
    return given !== undefined && given !== '' && isResolved ? resolve(given) : given
  })
}

/** @throws InputError if another option says the opposite */
function forced({ onOutdated = 'deploy' }: OptionValues): string {
  if (onOutdated === 'deploy') return 'deploy'
  const text = `--force and --on-outdated ${String(onOutdated)} contradict each other. Give one of them.`
  throw new InputError('on-outdated', text)
}

/** Those inputs of a command that its options give, if its other sources are not known yet. */
export function inputsGiven(command: Command): Inputs {
  const sources = { environment: {}, fixed: {}, optionOnly: [], apiKey: undefined }
  return commandInputs({ options: givenOptions(command), names: inputsOf(command), ...sources })
}

/**
 * Names the inputs in the sentences of a command: each by what gave it, else by the option that could. A key of the configuration
 * file, and what the command cannot take, keep their names.
 */
export function inputNamer(inputs: Inputs, sources: Omit<InputSources, 'apiKey'>): (sentence: string) => string {
  const { options, environment, names, fixed, optionOnly } = sources
  return (sentence) =>
    withNames(sentence, (name, value) => {
      if (inputs.originOf(name) !== undefined) return undefined
      if (options[camelCase(`${name}-file`)] !== undefined) return `--${name}-file`
      if (name === 'api-key') return variableName(name)
      const argument = Object.keys(argumentInputs).find((each) => argumentInputs[each] === name)
      if (argument !== undefined && fixed[name] !== undefined) return argument
      if (!names.has(name)) return undefined
      const isVariable = options[optionName(name)] === undefined && !optionOnly.includes(name)
      if (!isVariable || !environment[variableName(name)]?.trim()) return optionFor(name, value)
      return value === undefined ? variableName(name) : `${variableName(name)}=${value}`
    })
}

/** The inputs that a command has options for, and the path of an upload, which the configuration file may give. */
export function inputsOf(command: Command): ReadonlySet<string> {
  const options = new Set(command.options.map((option) => option.attributeName()))
  const names = Object.keys(inputTable).filter((name) => isInputName(name) && options.has(optionName(name)))
  const takesPath = command.registeredArguments.some((argument) => argument.name() === 'path')
  return new Set(takesPath ? [...names, 'archive-path'] : names)
}

/** As commander names its value. */
function optionName(name: InputName): string {
  return camelCase((otherNames[name] ?? name).replace(/^--/, ''))
}

/** A shorter API key is refused: hiding it would hide half of what is printed. */
export const shortestKey = 6

/** Has the options of a command refuse what a shell makes of a variable that is not set: nothing, or the next option. */
export function requireValues({ options }: Command): void {
  for (const option of options) {
    const { parseArg } = option
    if (!option.required || option.variadic) continue
    option.argParser((text, previous) => {
      if (text === '') throw new UsageError(`${option.long} is empty. Give it a value, or leave it out.`)
      if (text.startsWith('--')) throw new UsageError(`${option.long} needs a value, but "${text}" follows.`)
      return parseArg === undefined ? text : parseArg(text, previous)
    })
  }
}

/** Reads a whole number; both bounds are included. */
export function parseCount(option: string, most: number, least = 1): (text: string) => number {
  return (text) => {
    const count = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
    if (count >= least && count <= most) return count
    throw new UsageError(`${option} must be a whole number from ${least} to ${most}, not "${text}".`)
  }
}

/** Reads a time above 0, as milliseconds. */
export function parseTime(option: string): (text: string) => number {
  return (text) => {
    const ms = parseDuration(text)
    if (ms) return ms
    throw new UsageError(`${option} must be a time such as 90s, 10m or 2h, not "${text}".`)
  }
}

function camelCase(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
