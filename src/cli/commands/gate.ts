import type { Command } from 'commander'
import { gateRun } from '../../actions/gate.ts'
import { readCheckout } from '../checkout.ts'
import { addInputs, addResult, type ResultOptions, readInputs } from '../options.ts'
import { type Context, Terminal } from '../terminal.ts'

/** `taxiway gate`: judges the deployment of the checked-out commit, unless `--deployment-id` names another one. */
export function define(command: Command, context: Context): void {
  addResult(addInputs(command, 'gate'))
  command.action(async () => {
    const inputs = await readInputs(command, 'gate', context.signal)
    const isAsked = inputs.text('deployment-id') !== undefined
    const checkout = isAsked ? undefined : await readCheckout(context.signal)
    const terminal = new Terminal({ ...command.opts<ResultOptions>(), inputs, checkout }, context)
    await terminal.show(gateRun(terminal))
  })
}
