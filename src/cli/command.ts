import { type Command, Option } from 'commander'
import type { Job } from '../actions/shared/job.ts'
import { resultOf } from '../actions/shared/run.ts'
import type { InputName } from '../config/table.ts'
import { ciSystems, detectCi } from './ci.ts'
import { type CommandJob, openCommandJob } from './job.ts'
import { addInputs, givenOptions, type InputTexts } from './options.ts'
import { writeResult } from './result.ts'
import { UsageError } from './usage-error.ts'

/** Adds a command to the program. `signal` aborts when the process is told to stop. */
export type AddCommand = (program: Command, signal: AbortSignal) => Command

/** What a command that runs a flow takes and does. */
export interface RunCommand {
  readonly name: string
  readonly description: string
  readonly example: string
  readonly inputs: readonly InputName[]
  readonly texts?: InputTexts
  /** The flow that the action calls. */
  readonly run: (job: Job) => Promise<void>
}

/** Adds a command that runs a flow and reports its result; every such command takes the same options for its output. */
export function addRunCommand(
  program: Command,
  signal: AbortSignal,
  { name, description, example, inputs, texts, run }: RunCommand,
): Command {
  const command = addConnection(program.command(name).description(description))
  addOutput(addInputs(command, inputs, texts)).addHelpText('after', `\nExample:\n  ${example}`)
  const argument = command.registeredArguments[0]
  return command.action(async (...given: unknown[]) => {
    const [first] = given
    const fixed = argument === undefined ? {} : { [argumentInputs[argument.name()] ?? '']: String(first) }
    const job = openJobOf(command, signal, fixed)
    await run(job)
    if (job.ended !== undefined) await writeResult(job, job.ended)
  })
}

/** The input that an argument without an option is. */
const argumentInputs: Readonly<Record<string, InputName>> = {
  path: 'archive-path',
  deployment: 'deployment-id',
  operation: 'operation',
}

/** Runs what has no outcome but success: an error is printed and sets the exit code. */
export async function reportFailure(job: CommandJob, run: () => Promise<void>): Promise<void> {
  const result = await resultOf(
    job,
    async () => {
      await run()
      return { outcome: 'succeeded', reason: '' }
    },
    () => '',
  )
  job.end(result, result.outcome === 'succeeded')
  if (result.outcome !== 'succeeded') job.console.error(result.reason)
}

/** The run of a command, from its options and the environment. `showsLog` is false where stdout shows everything. */
export function openJobOf(
  command: Command,
  signal: AbortSignal,
  fixed: Readonly<Record<string, string>> = {},
  showsLog = true,
): CommandJob {
  const options = givenOptions(command)
  const environment = process.env
  const { ci: named } = options
  const ci = named === undefined ? detectCi(environment) : ciSystems.find((system) => system.name === named)
  return openCommandJob({ name: command.name(), options, fixed, environment, ci, signal, showsLog })
}

/** The options that say how the platform is reached. */
export function addConnection(command: Command): Command {
  return command
    .option('--api-key-file <FILE>', 'File that holds the API key; - reads it from stdin. Otherwise TAXIWAY_API_KEY.')
    .addOption(new Option('--api-key <KEY>').hideHelp().argParser(refuseKey))
}

/** Other users of the machine see the arguments of a process. */
function refuseKey(): never {
  throw new UsageError(
    'There is no --api-key, because other users of this machine can see it. Set TAXIWAY_API_KEY, or name a file with --api-key-file.',
  )
}

function addOutput(command: Command): Command {
  const ciNames = ciSystems.map(({ name }) => name)
  return command
    .option('--json', 'Print the whole result on stdout as one JSON document.')
    .option('--events <FILE>', 'Write every event as it happens, one JSON object a line.')
    .option('--outputs <FILE>', 'Write TAXIWAY_URL=… and the other outputs as a dotenv file.')
    .option('--summary <FILE>', 'Append the summary of the run as Markdown.')
    .option('--junit <FILE>', 'Write the deployment and each check as a JUnit report.')
    .option('--log-file <FILE>', 'Write the build log as shown.')
    .option('--quiet', 'Print errors and the outcome only.')
    .addOption(new Option('--ci <NAME>', 'The CI system, where it is not recognised.').choices(ciNames))
}
