import { type Command, Option } from 'commander'
import type { About, OwnUse } from '../../config/declaration.ts'
import { fillNames, isFlag } from '../../config/host-inputs.ts'
import { type InputName, inputTable } from '../../config/input-table.ts'
import { parseDuration } from '../../text/formats/duration.ts'
import { type ExitStatus, formatExitStatus } from '../exit-status-help.ts'
import { UsageError } from '../usage-error.ts'
import { optionFor, optionName } from './option-names.ts'
import { optionOnlyIn, takenBy } from './taken-inputs.ts'

/** Adds an option for each other input that the command takes, as the table of inputs declares it. */
export function addInputs(command: Command): Command {
  for (const [input, use] of takenBy(command)) {
    const isThere = command.options.some((option) => option.attributeName() === optionName(input))
    if (use.argument === undefined && !isThere) command.addOption(toOption(input, use))
  }
  return command
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
  return name === 'wait' || inputTable[name].section === 'waiting' ? helpGroups.waiting : helpGroups.what
}

/** Adds the short form of `--on-outdated deploy`. */
export function addForce(command: Command): Command {
  return command.option('--force', 'Deploy also a commit that is older than the one which is live.')
}

const longestPlaceholder = 14
/** The headings under which the help shows options. */
export const helpGroups = { what: 'Options:', platform: 'Platform:', waiting: 'Waiting:', output: 'Output:' } as const

function inWords(about: About, fallback: string | undefined): string {
  const text = fillNames(about, optionFor)
  const plain = text.replaceAll('`', '')
  return fallback === undefined ? plain : `${plain} Default: ${fallback}.`
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

/** The options that say how the platform is reached. */
export function addConnection(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--api-key-file <FILE>',
        'File that holds the API key; - reads it from stdin. Otherwise TAXIWAY_API_KEY.',
      ).helpGroup(helpGroups.platform),
    )
    .addOption(new Option('--api-key <KEY>').hideHelp().argParser(refuseKey))
}

/** Other users of the machine see the arguments of a process. */
function refuseKey(): never {
  throw new UsageError(
    'There is no --api-key, because other users of this machine can see it. Set TAXIWAY_API_KEY, or name a file with --api-key-file.',
  )
}

export function addLogFile(command: Command): Command {
  return command.option('--log-file <FILE>', 'Write the build log as shown.')
}

/** The options that say what is written where. */
export function addOutput(command: Command): Command {
  command.optionsGroup(helpGroups.output).option('--json', 'Print the whole result on stdout as one JSON document.')
  return command
    .option('--outputs <FILE>', 'Write TAXIWAY_URL=… and the other outputs as a dotenv file.')
    .option('--summary <FILE>', 'Append the summary of the run as Markdown.')
    .option('--quiet', 'Print errors and the outcome only.')
}

const environment = `Environment:
  TAXIWAY_API_KEY has the API key, unless --api-key-file names a file.
  An option that is not given is read from its variable: --base-url from TAXIWAY_BASE_URL.
  NO_COLOR and FORCE_COLOR turn colour off, or on if there is no terminal.`

/**
 * Adds the environment, the exit codes and an example to the help of a command.
 *
 * @param optionOnly inputs that are not taken from the environment; by default as the table of inputs says
 */
export function addHelp(command: Command, example: string, exits: ExitStatus, optionOnly?: readonly string[]): Command {
  return command.addHelpText('after', () => {
    const options = command.options.map(({ long }) => long)
    const never = (optionOnly ?? optionOnlyIn(takenBy(command))).map((name) => `--${name}`)
    const variables = never.length === 0 ? environment : `${environment}\n  Never read from one: ${never.join(', ')}.`
    const sections = [formatExitStatus(exits), `Example:\n  ${example.replaceAll('\n', '\n  ')}`]
    return `\n${[...(options.includes('--api-key-file') ? [variables] : []), ...sections].join('\n\n')}\n`
  })
}
