import { type Command, Option } from 'commander'
import { ciSystems } from '../ci/systems.ts'
import type { CommandName } from '../config/declaration.ts'
import type { CommandJob } from './command-job.ts'
import { addInput, addInputs, helpGroups, optionOnlyIn, takenBy } from './command-options.ts'
import { UsageError } from './usage-error.ts'

/** Adds a command to the program. `signal` aborts when the process is told to stop. */
export type AddCommand = (program: Command, signal: AbortSignal) => Command

/** What a command that runs a flow takes and does. */
export interface RunCommand {
  readonly name: CommandName
  /** As commander declares it, such as `[path]`. */
  readonly argument?: string
  readonly description: string
  readonly example: string
  /** Adds the options that no action has as inputs. */
  readonly addOptions?: (command: Command) => void
  /** Loads the flow that the action calls: help, and a mistake in the options, need none. */
  readonly load: () => Promise<(job: CommandJob) => Promise<void>>
}

/** Adds a command that runs a flow and reports its result: its inputs are those that the table of inputs gives to it; every such command takes the same options for its output. */
export function addRunCommand(
  program: Command,
  signal: AbortSignal,
  { name, argument = '', description, example, addOptions, load }: RunCommand,
): Command {
  const command = addLocal(addConnection(program.command(`${name} ${argument}`.trim()).description(description)))
  addOptions?.(command)
  addHelp(addLogFile(addOutput(addInputs(command))), example)
  const [argumentInput] = [...takenBy(command)].find(([, use]) => use.argument !== undefined) ?? []
  return command.action(async (...given: unknown[]) => {
    const [first] = given
    const fixed = argumentInput === undefined || first === undefined ? {} : { [argumentInput]: String(first) }
    const [{ openJob }, { writeResult }, run] = await Promise.all([
      import('./command-job.ts'),
      import('./results/written-result.ts'),
      load(),
    ])
    const job = await openJob(command, signal, { fixed })
    // A closed terminal ends no deployment: what becomes of it still goes to the files and to stdout.
    process.on('SIGHUP', () => undefined)
    await run(job)
    if (job.ended !== undefined) await writeResult(job, job.ended)
  })
}

/** Adds the option that finds the platform by itself. */
export function addLocal(command: Command): Command {
  return command.addOption(
    new Option('--local', 'Use the local platform that runs on this machine, with its account key.').helpGroup(
      helpGroups.platform,
    ),
  )
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
  const ciNames = ciSystems.map(({ name }) => name)
  command.optionsGroup(helpGroups.output).option('--json', 'Print the whole result on stdout as one JSON document.')
  addInput(command, 'events')
  command
    .option('--outputs <FILE>', 'Write TAXIWAY_URL=… and the other outputs as a dotenv file.')
    .option('--summary <FILE>', 'Append the summary of the run as Markdown.')
  return addInput(command, 'junit')
    .option('--quiet', 'Print errors and the outcome only.')
    .addOption(new Option('--ci <NAME>', 'The CI system, if it is not recognised.').choices(ciNames))
}

const environment = `Environment:
  TAXIWAY_API_KEY has the API key, unless --api-key-file names a file.
  An option that is not given is read from its variable: --base-url from TAXIWAY_BASE_URL.
  NO_COLOR and FORCE_COLOR turn colour off, or on if there is no terminal.
  OTEL_EXPORTER_OTLP_ENDPOINT names a collector, which gets a trace of a deployment.`

const exitStatus = `Exit status:
  0         succeeded; of a deployment also accepted or skipped
  1         failed, or refused
  2         wrong options; nothing was sent
  3, 4, 5   the deployment was cancelled, superseded, did not end in time
  6         not known how it ended
  130, 143  stopped by SIGINT, SIGTERM`

/**
 * Adds the environment, the exit codes and an example to the help of a command.
 *
 * @param optionOnly inputs that are not taken from the environment; by default as the table of inputs says
 */
export function addHelp(command: Command, example: string, optionOnly?: readonly string[]): Command {
  return command.addHelpText('after', () => {
    const options = command.options.map(({ long }) => long)
    const never = (optionOnly ?? optionOnlyIn(takenBy(command))).map((name) => `--${name}`)
    const variables = never.length === 0 ? environment : `${environment}\n  Never read from one: ${never.join(', ')}.`
    const sections = [exitStatus, `Example:\n  ${example.replaceAll('\n', '\n  ')}`]
    return `\n${[...(options.includes('--api-key-file') ? [variables] : []), ...sections].join('\n\n')}\n`
  })
}
