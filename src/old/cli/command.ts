import type { Command } from 'commander'
import type { CommandName } from '../config/declaration.ts'
import type { CommandJob } from './command-job.ts'
import { exitStatus } from './exit-status-help.ts'
import { addConnection, addHelp, addInputs, addLogFile, addOutput } from './options/command-options.ts'
import { takenBy } from './options/taken-inputs.ts'

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
  const command = addConnection(program.command(`${name} ${argument}`.trim()).description(description))
  addOptions?.(command)
  addHelp(addLogFile(addOutput(addInputs(command))), example, exitStatus.deploying)
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
