import type { Command } from 'commander'
import { deployRun } from '../../actions/deploy.ts'
import { InputError } from '../../client/errors.ts'
import { Inputs } from '../../inputs/read.ts'
import { count } from '../../text/format.ts'
import { type Checkout, readCheckout } from '../checkout.ts'
import { addInputs, addResult, type ResultOptions, readInputs } from '../options.ts'
import { type Context, Terminal } from '../terminal.ts'

/** `taxiway deploy`: deploys the checked-out commit, unless `--ref` names another one. */
export function define(command: Command, context: Context): void {
  addResult(addInputs(command, 'deploy'))
  command.action(async () => {
    const given = await readInputs(command, 'deploy', context.signal)
    if (given.text('service-id') === undefined) {
      const upload = 'To deploy a folder or an archive, run `taxiway upload`.'
      throw new InputError('service-id', `There is nothing to deploy. Give --service-id. ${upload}`)
    }
    const isAsked = given.text('ref') !== undefined
    const checkout = isAsked ? undefined : await readCheckout(context.signal)
    const inputs = new Inputs((name) => given.text(name) ?? (name === 'ref' ? checkout?.commit : undefined))
    const terminal = new Terminal({ ...command.opts<ResultOptions>(), inputs, checkout }, context)
    if (!isAsked) terminal.say(terminal.redact(describe(checkout)))
    await terminal.show(deployRun(terminal))
  })
}

function describe(checkout: Checkout | undefined): string {
  if (checkout === undefined) return 'Git shows no commit here: the ref is the branch that the service tracks.'
  const { commit, branch, changedFiles } = checkout
  const of = branch === undefined ? '' : ` of ${branch}`
  const changes =
    changedFiles === 0 ? '' : ` Not in it, and not deployed: your changes to ${count(changedFiles, 'file')}.`
  return `The ref is the checked-out commit ${commit}${of}.${changes}`
}
