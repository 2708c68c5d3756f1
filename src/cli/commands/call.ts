import type { Command } from 'commander'
import { call } from '../../actions/call.ts'
import { addInputs, askCodes, exitCodes, readInputs } from '../options.ts'
import { type Context, Terminal } from '../terminal.ts'

/** `taxiway call OPERATION`: prints the answer, without its secrets, as JSON on stdout. */
export function define(command: Command, context: Context): void {
  addInputs(command.argument('<operation>', 'Its name, such as list_deployments.'), 'call').addHelpText(
    'after',
    exitCodes([...askCodes, '6          it is not known whether a write was done: its answer was lost']),
  )
  command.action(async (operation: string) => {
    const inputs = await readInputs(command, 'call', context.signal, { operation })
    const terminal = new Terminal({ inputs }, context)
    await call(terminal, async (answer) => {
      process.stdout.write(`${answer}\n`)
    })
  })
}
