import type { Command } from 'commander'
import { call } from '../../actions/call.ts'
import { addInputs, askCodes, exitCodes, readInputs } from '../options.ts'
import { type Context, Terminal } from '../terminal.ts'

/** `taxiway call OPERATION`: the answer, without its secrets, is the JSON on stdout. */
export function define(command: Command, context: Context): void {
  addInputs(command.argument('<operation>', 'Its name, such as list_deployments.'), 'call').addHelpText(
    'after',
    exitCodes([...askCodes, '6          it is not known whether a write was done: its answer was lost']),
  )
  command.action(async (operation: string) => {
    const inputs = await readInputs(command, 'call', context.signal, { operation })
    const terminal = new Terminal({ inputs }, context)
    let isShown = false
    await call(terminal, async (answer) => {
      isShown = true
      process.stdout.write(`${answer}\n`)
    })
    if (isShown || process.exitCode || operation === 'stream_deployment_logs') return
    const advice = 'The dashboard of the platform shows it.'
    terminal.notice(terminal.redact(`The answer of ${operation} is a secret, so it is not printed. ${advice}`))
  })
}
