import { resolve } from 'node:path'
import { type Command, Option } from 'commander'
import { InputError } from '../client/errors.ts'
import type { About, OwnUse } from '../config/declaration.ts'
import { fillNames, type HostInputs, inputsOfCommand, isCommandName, isFlag, switchedTo } from '../config/hosts.ts'
import { type InputName, inputTable, isInputName } from '../config/input-table.ts'
import { Inputs } from '../config/inputs.ts'
import { path } from '../config/kinds.ts'
import { variableName } from '../report/formats/dotenv.ts'
import { parseDuration } from '../text/duration.ts'
import { type NameInput, nameAsInput } from '../text/input-name.ts'
import { UsageError } from './usage-error.ts'

/** The options that were given, by their names in camel case; defaults are not among them. */
export type OptionValues = Readonly<Record<string, unknown>>

/** Commander sets the default of a `--no-` flag too. */
export function givenOptions(command: Command): OptionValues {
  const values = Object.entries(command.optsWithGlobals())
  return Object.fromEntries(values.filter(([name]) => command.getOptionValueSourceWithGlobals(name) === 'cli'))
}

/** Adds an option for each other input that the command takes, as the table of inputs declares it. */
export function addInputs(command: Command): Command {
  for (const [input, use] of takenBy(command)) {
    const isThere = command.options.some((option) => option.attributeName() === optionName(input))
    if (use.argument === undefined && !isThere && !reports.has(input)) command.addOption(toOption(input, use))
  }
  return command
}

/** Adds the option for one of them, where others stand around it. */
export function addInput(command: Command, input: InputName): Command {
  return command.addOption(toOption(input, takenBy(command).get(input) ?? {}))
}

function toOption(name: InputName, { text, placeholder, default: own }: OwnUse): Option {
  const { kind, text: always, default: fallback } = inputTable[name]
  // A long list of words would leave no place for the text, which names them too.
  const value = placeholder ?? (kind.placeholder.length > longestPlaceholder ? 'NAME' : kind.placeholder)
  const flags = isFlag(name) ? optionFor(name) : `${optionFor(name)} <${value}>`
  const about = inWords(text ?? always, isFlag(name) ? undefined : (own ?? fallback))
  // A flag has no value to begin its description with.
  const sentence = isFlag(name) ? `${about.charAt(0).toUpperCase()}${about.slice(1)}` : about
  return new Option(flags, sentence).helpGroup(chooseHelpGroup(name))
}

function chooseHelpGroup(name: InputName): string {
  if (name === 'base-url') return helpGroups.platform
  if (reports.has(name)) return helpGroups.output
  return name === 'wait' || inputTable[name].section === 'waiting' ? helpGroups.waiting : helpGroups.what
}

/** Adds the short form of `--on-outdated deploy`. */
export function addForce(command: Command): Command {
  return command.option('--force', 'Deploy also a commit that is older than the one which is live.')
}

const longestPlaceholder = 14
/** The headings under which the help shows options. */
export const helpGroups = { what: 'Options:', platform: 'Platform:', waiting: 'Waiting:', output: 'Output:' } as const
/** The inputs that name a file for a report: `addOutput` has them, among options of its own. */
const reports: ReadonlySet<InputName> = new Set(['events', 'junit'])

function inWords(about: About, fallback: string | undefined): string {
  const text = fillNames(about, optionFor)
  const plain = text.replaceAll('`', '')
  return fallback === undefined ? plain : `${plain} Default: ${fallback}.`
}

/** As an option is given, such as `--no-wait` or `--timeout 5m`. */
function optionFor(name: string, value?: string): string {
  if (!isInputName(name)) return `--${name}`
  if (isFlag(name)) return `--${(value ?? switchedTo(name)) === 'false' ? 'no-' : ''}${name}`
  const { option = `--${name}` } = inputTable[name]
  return value === undefined ? option : `${option} ${value}`
}

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

/** As commander names its value. */
function optionName(name: InputName): string {
  return camelCase((inputTable[name].option ?? name).replace(/^--/, ''))
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
