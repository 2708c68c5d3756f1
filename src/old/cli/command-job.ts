import { realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { parse, resolve } from 'node:path'
import type { Command } from 'commander'
import type { Environment } from '../ci/ci-job.ts'
import { InputError } from '../client/errors.ts'
import type { ConfigSearch } from '../config/file/config-search.ts'
import type { ConfiguredRun } from '../config/file/configured-inputs.ts'
import type { InputName } from '../config/input-table.ts'
import type { Inputs } from '../config/inputs.ts'
import { readCheckout } from '../git/head-and-origin.ts'
import { sanitizeText } from '../output/untrusted.ts'
import { toExitCode } from '../report/exit-code.ts'
import type { RunReport } from '../report/run-report.ts'
import type { Job } from '../run/job.ts'
import { StateRecord } from '../run/job-state.ts'
import { maskSecretInputs } from '../run/secret-masking.ts'
import { formatCount } from '../text/formats/count.ts'
import { quoteWord } from '../text/formats/shell-word.ts'
import { isThere } from '../text/regular-file.ts'
import { Redactor } from '../text/secrets/redactor.ts'
import { CommandConsole } from './command-console.ts'
import { commandInputs } from './options/command-inputs.ts'
import { shortestKey } from './options/command-options.ts'
import { readFileOption } from './options/file-option.ts'
import { inputNamer } from './options/input-namer.ts'
import { checkFiles, findReportFiles } from './options/report-file-options.ts'
import { givenOptions, type OptionValues, optionsIn, takenBy } from './options/taken-inputs.ts'
import { CommandOutputs } from './results/command-outputs.ts'
import { UsageError } from './usage-error.ts'

/** A command as a run; how it ended is known once the run is over. */
export interface CommandJob extends Job {
  readonly name: string
  readonly options: OptionValues
  readonly console: CommandConsole
  readonly outputs: CommandOutputs
  readonly ended: RunReport | undefined
}

export interface JobRequest {
  /** Inputs that the arguments gave. */
  readonly fixed?: Readonly<Record<string, string>>
  /** True if the flow itself says whether it needs the platform. */
  readonly isLocal?: boolean
}

/**
 * The run of a command, from its options and the environment. Secrets are hidden before anything is printed.
 *
 * @throws UsageError if the key or the address is missing, or a file cannot be read or written
 */
export async function openJob(
  command: Command,
  signal: AbortSignal,
  { fixed = {}, isLocal = false }: JobRequest = {},
): Promise<CommandJob> {
  exitOnSecondSignal(signal)
  const options = givenOptions(command)
  const environment = process.env
  checkFiles(options)
  const apiKey = await readKey(options, signal)
  if (!apiKey && !isLocal)
    throw new UsageError(`The API key is missing. Set TAXIWAY_API_KEY, or name a file with --api-key-file.`)
  const taken = takenBy(command)
  const names = optionsIn(taken)
  const sha =
    names.has('ref') || names.has('health-url') ? (await readCheckout(process.cwd(), signal))?.commit : undefined
  const sources = { options, environment, taken, fixed, apiKey }
  // Of a fleet, `timeout` in a sentence is the key of the file, which is that of a service.
  const isFleet = command.name() === 'fleet'
  const namedOnes = isFleet ? new Map([...taken].filter(([name]) => name !== 'timeout')) : taken
  const given = commandInputs(sources, inputNamer({ ...sources, taken: namedOnes }))
  const config = { folder: currentFolder(), source: { kind: 'working-tree' as const }, signal }
  const takes = (name: InputName): boolean => (name === 'env-vars' || names.has(name)) && !taken.get(name)?.optionOnly
  const { inputs, notice } = names.has('config') ? await readConfig(given, config, { sha, takes }) : { inputs: given }
  const redactor = new Redactor()
  const console = new CommandConsole(redactor, { quiet: options['quiet'] === true })
  maskSecretInputs(inputs, console)
  if (notice !== undefined && !isFleet) console.notice(notice)
  if (!isLocal && inputs.text('base-url') === undefined)
    throw new UsageError('The address of the platform is missing. Give --base-url, or set TAXIWAY_BASE_URL.')
  const { logFile } = options
  let ended: RunReport | undefined
  return {
    name: command.name(),
    options,
    // Paths are absolute, wherever they lead: the workspace is the whole disk.
    context: {
      repository: undefined,
      refName: undefined,
      workspace: parse(process.cwd()).root,
      ...{ sha, runUrl: undefined, config },
      temporaryFolder: tmpdir(),
      logFile: typeof logFile === 'string' ? resolve(logFile) : undefined,
      jobFolder: undefined,
      reportFiles: findReportFiles(options),
    },
    ...{ environment, inputs, redactor, console, signal },
    outputs: new CommandOutputs(redactor, console, options),
    state: new StateRecord(),
    purpose: typedBy(environment, options),
    printedInputs: () => [],
    endsWithAddress: options['json'] !== true && isWatched(environment),
    waitAgain: ({ serviceId, deploymentId }) =>
      `To wait for it: taxiway follow ${quoteWord(deploymentId)} --service-id ${quoteWord(serviceId)} --base-url ${inputs.text('base-url')}`,
    get ended() {
      return ended
    },
    end(run) {
      ended = run
      console.end()
      process.exitCode = toExitCode(run, signal.aborted ? String(signal.reason) : undefined) || Number(console.hasLost)
    },
  }
}

/** Whether a person sees stdout and stderr on one screen. */
function isWatched({ CI }: Environment): boolean {
  return process.stdout.isTTY && process.stderr.isTTY && !CI
}

/** Whoever types a command wants what it does, unless an option says what becomes of an older commit. */
function typedBy({ CI }: Environment, options: OptionValues): string | undefined {
  const isTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY
  const isTyped = isTerminal && !CI && options['onOutdated'] === undefined
  return isTyped ? 'a person typed the command in a terminal' : undefined
}

async function readKey({ apiKeyFile }: OptionValues, signal: AbortSignal): Promise<string | undefined> {
  const key =
    typeof apiKeyFile === 'string'
      ? (await readFileOption('--api-key-file', apiKeyFile, signal)).trim()
      : process.env['TAXIWAY_API_KEY']
  if (!key || key.length >= shortestKey) return key
  throw new UsageError(
    `The API key has ${formatCount(key.length, 'character')}, and hiding it would hide half of the log. Check TAXIWAY_API_KEY or --api-key-file.`,
  )
}

/** The current folder as a shell spelt it, before its links are followed. */
function currentFolder(): string {
  const spelt = process.env['PWD'] || '/'
  const folder = process.cwd()
  return isThere(spelt) && realpathSync(spelt) === realpathSync(folder) ? spelt : folder
}

/** The inputs of a command, and below them those of the file that `--config` names, else of the nearest `taxiway.yaml`. */
async function readConfig(inputs: Inputs, search: ConfigSearch, run: Omit<ConfiguredRun, 'service'>) {
  try {
    const { configuredRun } = await import('../config/file/configured-inputs.ts')
    return await configuredRun(inputs, search, run)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    // What the file says could be a command of the CI system.
    const redactor = new Redactor(...inputs.secrets)
    const lines = error.message.split('\n').map((line) => sanitizeText(line, redactor))
    throw new UsageError(lines.join('\n'))
  }
}

/** npm passes Ctrl-C on to a command that heard of it from the terminal already: one press comes twice. */
const onePressMs = 250

/** After the first signal a run ends by itself, and says so; the second one ends the process at once, as the system does. */
function exitOnSecondSignal(signal: AbortSignal): void {
  const heed = (): void => {
    for (const name of ['SIGINT', 'SIGTERM']) process.removeAllListeners(name)
  }
  signal.addEventListener('abort', () => setTimeout(heed, onePressMs).unref(), { once: true })
}
