import type { Command } from 'commander'
import { call } from '../../actions/call.ts'
import { InputError } from '../../client/errors.ts'
import { isOperationName, operationOf, operations } from '../../contract/operations.ts'
import { addInputs, askCodes, exitCodes, readInputs } from '../options.ts'
import { type Context, Terminal } from '../terminal.ts'

/** `taxiway call OPERATION`: prints the answer as JSON on stdout, without its secrets unless they are asked for. */
export function define(command: Command, context: Context): void {
  addInputs(command.argument('<operation>', 'Its name, such as list_deployments.'), 'call')
    .option('--show-secrets', 'Print the answer with its secrets, such as a password.')
    .addHelpText('after', `\nOperations:\n  ${Object.keys(operations).join(', ')}`)
    .addHelpText(
      'after',
      exitCodes([...askCodes, '6          it is not known whether a write was done: its answer was lost']),
    )
  command.action(async (operation: string) => {
    const inputs = await readInputs(command, 'call', context.signal, { operation })
    const { showSecrets = false } = command.opts<{ readonly showSecrets?: true }>()
    if (!showSecrets) refuseOneTimeSecret(operation)
    const terminal = new Terminal({ inputs }, context)
    const print = async (answer: string): Promise<void> => {
      process.stdout.write(`${answer}\n`)
    }
    await call(terminal, print, showSecrets)
  })
}

/** Without it, the secret that the platform replaces would be lost with its answer. */
function refuseOneTimeSecret(operation: string): void {
  if (!isOperationName(operation) || operationOf(operation).effect !== 'secret') return
  const advice = 'Give --show-secrets, and send stdout to a file that only you can read.'
  throw new InputError('show-secrets', `The answer to ${operation} holds a secret that is shown once. ${advice}`)
}
