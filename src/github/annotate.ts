import { basename } from 'node:path/posix'
import { error } from '@actions/core'
import { systemClock, within } from '../client/clock.ts'
import { findInRepository } from '../deploy/cause/place.ts'
import { isCommit } from '../deploy/history.ts'
import type { Result } from '../deploy/result.ts'
import type { Facts } from '../report/host.ts'

/** The deployment has ended: a Git that hangs must not hold up the job. */
const gitMs = 5_000

/** Annotates the line that caused a failure, if the log names a file of the checked-out commit. */
export async function annotateFile({ cause, ref }: Result, facts: Facts): Promise<void> {
  if (cause?.file === undefined || !isCheckedOut(ref, facts)) return
  const { path, line } = cause.file
  const file = findInRepository(path, await listTracked(basename(path), facts.workspace))
  if (file !== undefined) error(cause.line, { file, startLine: line })
}

/** Without a ref, the tracked branch was built. Most repositories deploy that one. */
function isCheckedOut(ref: string | null, { commit, branch }: Facts): boolean {
  if (ref === null) return true
  return isCommit(ref) ? commit?.startsWith(ref.toLowerCase()) === true : ref === branch
}

/** The tracked files with this name; empty if Git fails. */
async function listTracked(name: string, cwd: string): Promise<ReadonlySet<string>> {
  try {
    const { getExecOutput } = await import('@actions/exec')
    const options = { cwd, silent: true, ignoreReturnCode: true }
    const limit = { clock: systemClock, ms: gitMs, reason: () => new Error('Git did not answer') }
    const pattern = `:(glob)**/${name.replace(/[*?[\]\\]/g, '\\$&')}`
    const args = ['ls-files', '-z', '--full-name', '--', pattern]
    const { stdout } = await within(limit, () => getExecOutput('git', args, options))
    return new Set(stdout.split('\0').filter((path) => path !== ''))
  } catch {
    return new Set()
  }
}
