import { readFile } from 'node:fs/promises'
import { addAbortSignal } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Command, Option } from 'commander'
import { InputError } from '../client/errors.ts'
import {
  type CommandName,
  type Input,
  type InputName,
  inputNames,
  inputs,
  inputsOfCommand,
} from '../inputs/declared.ts'
import { flag } from '../inputs/kinds.ts'
import { Inputs } from '../inputs/read.ts'
import { isSecret } from '../inputs/secrets.ts'
import { variableName } from '../report/json.ts'
import { messageOf } from '../text/format.ts'
import { OutputsFile } from './outputs-file.ts'

/** Adds the inputs of a command as options, and says where its key comes from. */
export function addInputs(command: Command, name: CommandName): Command {
  for (const input of inputsOfCommand(name)) {
    if (!isSecret(input)) command.addOption(optionOf(input))
    // Other users of the machine can see the arguments of a process.
    else command.addOption(new Option(`--${input} <TEXT>`).hideHelp().argParser(() => refuseSecret(input)))
  }
  command.option(
    '--api-key-file <FILE>',
    'File that holds the API key; - reads it from stdin. Default: TAXIWAY_API_KEY.',
  )
  const secrets = inputsOfCommand(name).filter(isSecret).map(variableName)
  return command.addHelpText(
    'after',
    `\nAn option that is not given is read from its variable: --base-url from TAXIWAY_BASE_URL.\nOnly from its variable: ${secrets.join(', ')}.`,
  )
}

/** Adds the options for the output of a run, and its exit codes. */
export function addResult(command: Command): Command {
  return command
    .option('--json', 'Print the whole result on stdout as one JSON document.')
    .option(
      '--outputs <FILE>',
      'Write TAXIWAY_URL=… and the other outputs to a dotenv file, for another job.',
      openOutputs,
    )
    .addHelpText('after', exitCodes(runCodes))
}

export interface ResultOptions {
  readonly json?: true
  readonly outputs?: OutputsFile
}

/** Opens the file at once, so that a problem with it is found before anything is sent. */
function openOutputs(given: string): OutputsFile {
  return new OutputsFile(given)
}

export const stopCodes = ['130, 143   stopped by SIGINT, SIGTERM'] as const
const runCodes = [
  '0          succeeded; also accepted or skipped',
  '1          failed, or refused',
  '2          a mistake in the options; nothing was sent',
  '3, 4, 5    the deployment was cancelled, superseded, did not end in time',
  '6          it is not known how it ended',
  ...stopCodes,
]
export const askCodes = [
  '0          succeeded',
  '1          failed, or refused',
  '2          a mistake in the options; nothing was sent',
  ...stopCodes,
]

/** Formats the exit codes of a command for its help. */
export function exitCodes(codes: readonly string[]): string {
  return `\nExit codes:\n${codes.map((line) => `  ${line}`).join('\n')}`
}

/** Parses a whole number as the value of an option. */
export function wholeNumber(option: string, most: number, least = 1): (given: string) => number {
  return (given) => {
    const number = /^\d{1,10}$/.test(given) ? Number(given) : -1
    if (number >= least && number <= most) return number
    throw new InputError(option, `--${option} must be a whole number from ${least} to ${most}, not "${given}".`)
  }
}

/** Makes every option refuse what a shell passes for an unset variable: nothing, or the next option. */
export function requireValues({ options }: Command): void {
  for (const option of options) {
    const { long, parseArg } = option
    if (!option.required) continue
    option.argParser((given: string, previous: unknown): unknown => {
      const found =
        given === '' ? 'is empty' : given.startsWith('--') ? `needs a value, but "${given}" follows` : undefined
      if (found !== undefined)
        throw new InputError(option.name(), `${long} ${found}. Give it a value, or leave it out.`)
      return parseArg === undefined ? given : parseArg(given, previous)
    })
  }
}

function optionOf(name: InputName): Option {
  const { kind, text: about, default: usual }: Input<unknown> = inputs[name]
  if (kind === flag) return new Option(usual === 'true' ? `--no-${name}` : `--${name}`, sentence(about))
  const fallback = usual === undefined ? '' : ` Default: ${usual}.`
  return new Option(`--${name} <${kind.placeholder}>`, sentence(about) + fallback)
}

/** The text of an input without its Markdown; for a flag also without the value, which the option implies. */
function sentence(about: string): string {
  const isValue = /^`(?:true|false)` (.)/
  return about.replace(isValue, (_, first: string) => first.toUpperCase()).replaceAll('`', '')
}

function refuseSecret(name: InputName): never {
  const file = name === 'api-key' ? ', or name a file with --api-key-file' : ''
  const why = 'other users of this machine can see the options of a process'
  throw new InputError(name, `There is no --${name}, because ${why}. Set ${variableName(name)}${file}.`)
}

/**
 * Reads the inputs of a command from its options, then from the environment. `fixed` are those from its arguments.
 * Throws `InputError` if the address or the key is missing, and the signal's reason if that aborts.
 */
export async function readInputs(
  command: Command,
  name: CommandName,
  signal: AbortSignal,
  fixed: Partial<Record<InputName, string>> = {},
): Promise<Inputs> {
  const taken = inputsOfCommand(name)
  const given = new Map<InputName, string>()
  const { apiKeyFile } = command.opts<{ readonly apiKeyFile?: string }>()
  for (const input of taken) {
    const option = input.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    const isGiven = command.getOptionValueSource(option) === 'cli'
    const value = isGiven ? String(command.getOptionValue(option)) : process.env[variableName(input)]
    if (value !== undefined) given.set(input, value)
  }
  if (apiKeyFile !== undefined) given.set('api-key', await readKeyFile(apiKeyFile, signal))
  for (const input of inputNames) {
    const value = fixed[input]
    if (value !== undefined) given.set(input, value)
  }
  const read = new Inputs((input) => given.get(input))
  if (read.text('base-url') === undefined) {
    throw new InputError(
      'base-url',
      'The address of the platform is missing. Give --base-url, or set TAXIWAY_BASE_URL.',
    )
  }
  if (read.text('api-key') === undefined) {
    const advice = 'Set TAXIWAY_API_KEY, or name a file that holds it with --api-key-file.'
    throw new InputError('api-key', `The API key is missing. ${advice}`)
  }
  return read
}

async function readKeyFile(file: string, signal: AbortSignal): Promise<string> {
  try {
    return await (file === '-'
      ? text(addAbortSignal(signal, process.stdin))
      : readFile(file, { encoding: 'utf8', signal }))
  } catch (error) {
    signal.throwIfAborted()
    const why = messageOf(error)
    throw new InputError('api-key-file', `--api-key-file cannot be read: "${file}" (${why}). Check the path.`)
  }
}
