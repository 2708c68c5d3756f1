import type { Command } from 'commander'
import { cleaningOf } from '../../actions/shared/job.ts'
import { resultOf } from '../../actions/shared/run.ts'
import { readCiJob } from '../../ci/job.ts'
import { ciSystems, detectCi } from '../../ci/systems.ts'
import { InputError } from '../../client/errors.ts'
import type { FileOfRun } from '../../config/file/inputs.ts'
import type { Inputs } from '../../config/inputs.ts'
import type { InputName } from '../../config/table.ts'
import { endRun } from '../../output/run-result.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { Redactor } from '../../text/redactor.ts'
import { formatCount } from '../../text/size.ts'
import { checkFiles, readFileOption } from '../file-option.ts'
import { type CommandJob, configSearch, openCommandJob } from '../job.ts'
import { commandInputs, givenOptions, type InputSources, inputNamer, inputsOf, shortestKey } from '../options.ts'
import { writeResult } from '../results/result.ts'
import { failureDocument, printJson } from '../results/stdout.ts'
import { UsageError } from '../usage-error.ts'

/** Where the inputs of a command do not come from its options. */
export interface OtherSources {
  /** Those that the arguments gave. */
  readonly fixed?: Readonly<Record<string, string>>
  /** Those that neither the environment nor the configuration file gives. */
  readonly optionOnly?: readonly InputName[]
}

/** Runs a flow as a command and reports its result. */
export async function runJob(
  command: Command,
  signal: AbortSignal,
  sources: OtherSources,
  run: (job: CommandJob) => Promise<void>,
): Promise<void> {
  const job = await openJobOf(command, signal, sources)
  // A closed terminal ends no deployment: what becomes of it still goes to the files and to stdout.
  process.on('SIGHUP', () => undefined)
  await run(job)
  if (job.ended !== undefined) await writeResult(job, job.ended)
}

/**
 * Runs what has no outcome but success: an error is printed and sets the exit code.
 *
 * @param isEndless a signal is the way to end it, and not an error
 */
export async function reportFailure(job: CommandJob, run: () => Promise<void>, isEndless = false): Promise<void> {
  const result = await resultOf(
    job,
    async () => {
      await run()
      return { outcome: 'succeeded', reason: '' }
    },
    () => '',
  )
  const ended = endRun(result, cleaningOf(job))
  job.end(ended)
  if (ended.passed || (isEndless && ended.outcome === 'aborted')) return
  if (job.options['json'] === true) printJson(failureDocument(ended.reason, ended.outcome, job.inputs), job.redactor)
  job.console.error(ended.reason)
}

/**
 * The run of a command, from its options and the environment. `showsLog` is false if stdout shows everything, `isLocal` is true
 * if the flow itself says whether it needs the platform.
 *
 * @throws UsageError if the key or the address is missing, or a file cannot be read or written
 */
export async function openJobOf(
  command: Command,
  signal: AbortSignal,
  { fixed = {}, optionOnly = [] }: OtherSources = {},
  { showsLog = true, isLocal = false }: { readonly showsLog?: boolean; readonly isLocal?: boolean } = {},
): Promise<CommandJob> {
  heedSecondSignal(signal)
  const options = givenOptions(command)
  const environment = process.env
  const { ci: named, apiKeyFile } = options
  const ci = named === undefined ? detectCi(environment) : ciSystems.find((system) => system.name === named)
  checkFiles(options)
  const apiKey =
    typeof apiKeyFile === 'string'
      ? (await readFileOption('--api-key-file', apiKeyFile, signal)).trim()
      : environment['TAXIWAY_API_KEY']
  if (apiKey && apiKey.length < shortestKey) {
    throw new UsageError(
      `The API key has ${formatCount(apiKey.length, 'character')}, and hiding it would hide half of the log. Check TAXIWAY_API_KEY or --api-key-file.`,
    )
  }
  if (!apiKey && !isLocal)
    throw new UsageError('The API key is missing. Set TAXIWAY_API_KEY, or name a file with --api-key-file.')
  const names = inputsOf(command)
  const sources = { options, environment, names, fixed, optionOnly }
  const given = commandInputs({ ...sources, apiKey })
  // What is said of a service of a fleet is about its keys in the file, and so is the timeout.
  const ownNames = isFleet(command) ? names.difference(new Set(['timeout'])) : names
  const namer = (from: Inputs) => inputNamer(from, { ...sources, names: ownNames })
  const { inputs, notice } = await withConfigFile(given, { ci, environment }, sources, namer(given))
  const job = openCommandJob({
    name: command.name(),
    ...{ inputs, environment, ci, signal, showsLog },
    options: { ...definedFields({ junit: inputs.text('junit'), events: inputs.text('events') }), ...options },
    nameInputs: namer(inputs),
  })
  // A fleet reads the file again, with all its services.
  if (notice !== undefined && !isFleet(command)) job.console.notice(notice)
  if (isLocal || job.inputs.text('base-url') !== undefined) return job
  throw new UsageError('The address of the platform is missing. Give --base-url, or set TAXIWAY_BASE_URL.')
}

/** The inputs of a command, and below them those of the file that `--config` names, else of the nearest `taxiway.yaml`. */
async function withConfigFile(
  inputs: Inputs,
  { ci, environment }: Pick<CommandJob, 'ci' | 'environment'>,
  { names, optionOnly }: Pick<InputSources, 'names' | 'optionOnly'>,
  nameInputs: (sentence: string) => string,
): Promise<FileOfRun> {
  if (!names.has('config')) return { inputs }
  try {
    const { configuredRun } = await import('../../config/file/inputs.ts')
    const { sha } = readCiJob(ci, environment)
    const takes = (name: InputName): boolean =>
      names.has(name === 'env-vars' ? 'env-file' : name) && !optionOnly.includes(name)
    return await configuredRun(inputs, configSearch(ci, environment), { sha, takes })
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    // What the file says could be a command of the CI system.
    const redactor = new Redactor(...inputs.secrets)
    const lines = error.message.split('\n').map((line) => sanitizeText(line, redactor))
    // A mistake names the key of the file.
    throw new UsageError(lines.length > 1 ? lines.join('\n') : nameInputs(lines.join()))
  }
}

function isFleet({ parent }: Command): boolean {
  return parent?.name() === 'fleet'
}

/** npm passes Ctrl-C on to a command that heard of it from the terminal already: one press comes twice. */
const onePressMs = 250

/** After the first signal a run ends by itself, and says so; the second one ends the process at once, as the system does. */
function heedSecondSignal(signal: AbortSignal): void {
  const heed = (): void => {
    for (const name of ['SIGINT', 'SIGTERM']) process.removeAllListeners(name)
  }
  signal.addEventListener('abort', () => setTimeout(heed, onePressMs).unref(), { once: true })
}
