import type { Command } from 'commander'
import { rollbackRun } from '../../actions/rollback.ts'
import { addInputs, addResult, type ResultOptions, readInputs } from '../options.ts'
import { type Context, Terminal } from '../terminal.ts'

/** `taxiway rollback`: deploys the last good commit, unless `--to` names another one. */
export function define(command: Command, context: Context): void {
  addResult(addInputs(command, 'rollback'))
  command.action(async () => {
    const inputs = await readInputs(command, 'rollback', context.signal)
    const terminal = new Terminal({ ...command.opts<ResultOptions>(), inputs }, context)
    await terminal.show(rollbackRun(terminal))
  })
}
