import type { Command } from 'commander'
import { fleetRun } from '../../actions/fleet.ts'
import { addInputs, addResult, type ResultOptions, readInputs } from '../options.ts'
import { type Context, Terminal } from '../terminal.ts'

/** `taxiway fleet`: deploys the services of `taxiway.yaml` that changed, at the checked-out commit. */
export function define(command: Command, context: Context): void {
  addResult(addInputs(command, 'fleet'))
  command.action(async () => {
    const inputs = await readInputs(command, 'fleet', context.signal)
    const terminal = new Terminal({ ...command.opts<ResultOptions>(), inputs }, context)
    await terminal.show(fleetRun(terminal))
  })
}
