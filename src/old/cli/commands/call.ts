import { Argument } from 'commander'
import { operationNames } from '../../../contract/operations.ts'
import { callAction } from '../../run/call/call-action.ts'
import { definedFields } from '../../text/defined-fields.ts'
import type { AddCommand } from '../command.ts'
import { openJob } from '../command-job.ts'
import { exitStatus } from '../exit-status-help.ts'
import { addConnection, addHelp, addInput, addInputs } from '../options/command-options.ts'
import { readFileOption } from '../options/file-option.ts'
import { UsageError } from '../usage-error.ts'

interface CallOptions {
  readonly args?: string
  readonly argsFile?: string
}

/** `taxiway call OPERATION`: the answer is the JSON on stdout. */
export const callCommand: AddCommand = (program, signal) => {
  const command = program
    .command('call')
    // Not checked here: what is wrong is said with the nearest name.
    .addArgument(new Argument('<operation>', 'Its name.').choices(operationNames).argParser(String))
    .description('Call one operation of the platform, and print its answer as JSON.')
  addInput(command, 'args')
    .option('--args-file <FILE>', 'File that holds the arguments; - reads them from stdin.')
    .option('--quiet', 'Print errors and the answer only.')
  addHelp(
    command,
    `taxiway call get_scaling --base-url https://platform.example --args '{"id":"svc_1"}'`,
    exitStatus.calling,
  )
  addInputs(addConnection(command))
  return command.action(async (operation: string, { args, argsFile }: CallOptions) => {
    if (args !== undefined && argsFile !== undefined) throw new UsageError('--args and --args-file cannot be combined.')
    const text = argsFile === undefined ? args : await readFileOption('--args-file', argsFile, signal)
    const fixed = { operation, ...definedFields({ args: text }) }
    const job = await openJob(command, signal, { fixed, showsLog: operation === 'stream_deployment_logs' })
    await callAction(job)
    const result = job.outputs.get('result')
    if (result !== undefined) process.stdout.write(`${result}\n`)
  })
}
