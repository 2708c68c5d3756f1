import { statSync } from 'node:fs'
import { dirname } from 'node:path'

/** What Git prints, without white space around it; undefined where it fails or is not installed. */
export type Git = (folder: string, args: readonly string[]) => Promise<string | undefined>

/** What git knows of a folder. */
export interface Checkout {
  readonly commit: string
  /** Address of `origin`, without user name and password. */
  readonly remote: string | undefined
}

/** Asks git about the working copy that a folder or file is in; undefined where it is in none, or git is not installed. */
export async function readCheckout(git: Git, path: string): Promise<Checkout | undefined> {
  const folder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? path : dirname(path)
  const commit = await git(folder, ['rev-parse', 'HEAD'])
  if (commit === undefined || !/^[0-9a-f]{40,64}$/.test(commit)) return undefined
  const remote = await git(folder, ['remote', 'get-url', 'origin'])
  return { commit, remote: remote?.replace(/^([a-z+]+:\/\/)[^/@]*@/i, '$1') }
}

/** The commit that a folder has checked out, and its parents: those of a pull request's merge are its base and its head. */
export async function checkedOutCommits(git: Git, folder: string): Promise<readonly string[]> {
  const head = await git(folder, ['rev-parse', 'HEAD'])
  // The object itself knows its parents where a shallow clone does not show them.
  const commit = head === undefined ? undefined : await git(folder, ['cat-file', 'commit', head])
  const [header = ''] = (commit ?? '').split('\n\n', 1)
  const parents = [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, parent]) => parent ?? '')
  return head === undefined ? [] : [head, ...parents]
}

/** Runs Git in a job. */
export const git: Git = async (cwd, args) => {
  const { getExecOutput } = await import('@actions/exec')
  try {
    const { exitCode, stdout } = await getExecOutput('git', [...args], { cwd, silent: true, ignoreReturnCode: true })
    return exitCode === 0 ? stdout.trim() : undefined
  } catch {
    return undefined
  }
}
