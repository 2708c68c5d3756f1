import { getExecOutput } from '@actions/exec'
import { systemClock, within } from '../client/clock.ts'
import { InputError } from '../client/errors.ts'
import { formatDuration } from '../text/format.ts'

export interface Checkout {
  readonly commit: string
  /** Undefined if no branch is checked out. */
  readonly branch: string | undefined
  /** How many tracked files differ from the commit. */
  readonly changedFiles: number
}

const gitMs = 10_000

/** Reads which commit is checked out in the current folder; undefined if there is no Git, or no commit. */
export async function readCheckout(signal: AbortSignal): Promise<Checkout | undefined> {
  const why = `Git did not say within ${formatDuration(gitMs)} which commit is checked out. Give --ref.`
  const limit = { clock: systemClock, ms: gitMs, parent: signal, reason: () => new InputError('ref', why) }
  const options = { silent: true, ignoreReturnCode: true }
  // It rejects if Git is not installed.
  const git = (...args: string[]) => getExecOutput('git', args, options).catch(() => undefined)
  const [answer, status] = await within(limit, () =>
    Promise.all([
      git('rev-parse', 'HEAD', '--abbrev-ref', 'HEAD'),
      git('status', '--porcelain', '--untracked-files=no'),
    ]),
  )
  const [commit = '', branch = ''] = answer?.stdout.trim().split(/\r?\n/) ?? []
  if (answer?.exitCode !== 0 || !/^[0-9a-f]{40,64}$/.test(commit)) return undefined
  const changed = status?.stdout.split('\n').filter((line) => line !== '') ?? []
  return { commit, branch: branch === '' || branch === 'HEAD' ? undefined : branch, changedFiles: changed.length }
}
