import { readFileSync } from 'node:fs'
import { call } from '../../actions/call/action.ts'
import { operationNames } from '../../contract/operations.ts'
import { type AddCommand, addConnection } from '../command.ts'
import { openJobOf } from '../flows/open.ts'
import { addInputs, connectionInputs } from '../options.ts'
import { UsageError } from '../usage-error.ts'

/** `taxiway call OPERATION`: the answer is the JSON on stdout. */
export const callCommand: AddCommand = (program, signal) => {
  const command = program
    .command('call <operation>')
    .description('Call one operation of the platform, and print its answer as JSON.')
    .option('--args <JSON>', 'Path, query and body fields in one object, as JSON or YAML.')
    .option('--args-file <FILE>', 'File that holds the arguments; - reads them from stdin.')
    .option('--quiet', 'Print errors and the answer only.')
    .addHelpText(
      'after',
      `\nExample:\n  taxiway call get_scaling --base-url https://platform.example --args '{"id":"svc_1"}'`,
    )
    .addHelpText('after', `\nOperations:\n  ${operationNames.join(', ')}`)
  addInputs(addConnection(command), connectionInputs)
  return command.action(async (operation: string, { argsFile }: { readonly argsFile?: string }) => {
    const args: Readonly<Record<string, string>> = argsFile === undefined ? {} : { args: readArguments(argsFile) }
    const job = openJobOf(command, signal, { operation, ...args }, operation === 'stream_deployment_logs')
    await call(job)
    const result = job.outputs.get('result')
    if (result !== undefined) process.stdout.write(`${result}\n`)
  })
}

function readArguments(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    throw new UsageError(`--args-file cannot be read: "${file}". ${error instanceof Error ? error.message : error}`)
  }
}
