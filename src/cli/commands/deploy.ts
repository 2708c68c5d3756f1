import { getExecOutput } from '@actions/exec'
import type { Command } from 'commander'
import { deployRun } from '../../actions/deploy.ts'
import { systemClock, within } from '../../client/clock.ts'
import { InputError } from '../../client/errors.ts'
import { Inputs } from '../../inputs/read.ts'
import { formatDuration } from '../../text/format.ts'
import { addInputs, addResult, type ResultOptions, readInputs } from '../options.ts'
import { type Context, Terminal } from '../terminal.ts'

/** `taxiway deploy`: the commit that is checked out, unless `--ref` says another one. */
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
  const { commit, branch } = checkout
  return `The ref is the checked-out commit ${commit}${branch === undefined ? '' : ` of ${branch}`}.`
}

interface Checkout {
  readonly commit: string
  /** Undefined if no branch is checked out. */
  readonly branch: string | undefined
}

const gitMs = 10_000

/** What is checked out in the current folder; undefined if Git, or a commit, is not there. */
async function readCheckout(signal: AbortSignal): Promise<Checkout | undefined> {
  const why = `Git did not say within ${formatDuration(gitMs)} which commit is checked out. Give --ref.`
  const limit = { clock: systemClock, ms: gitMs, parent: signal, reason: () => new InputError('ref', why) }
  const args = ['rev-parse', 'HEAD', '--abbrev-ref', 'HEAD']
  const options = { silent: true, ignoreReturnCode: true }
  // It rejects if no Git is installed.
  const answer = await within(limit, () => getExecOutput('git', args, options).catch(() => undefined))
  const [commit = '', branch = ''] = answer?.stdout.trim().split(/\r?\n/) ?? []
  if (answer?.exitCode !== 0 || !/^[0-9a-f]{40,64}$/.test(commit)) return undefined
  return { commit, branch: branch === '' || branch === 'HEAD' ? undefined : branch }
}
