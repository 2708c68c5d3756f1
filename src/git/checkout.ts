import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { git } from './run.ts'

/** What a working copy holds. */
export interface Checkout {
  readonly commit: string
  /** Address of `origin`, without user name and password. */
  readonly remote: string | undefined
}

/** Asks git about the working copy that a folder or file is in; undefined if it is in none, or git is not installed. */
export async function readCheckout(path: string): Promise<Checkout | undefined> {
  const folder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? path : dirname(path)
  const commit = await git(folder, ['rev-parse', 'HEAD'])
  if (commit === undefined || !/^[0-9a-f]{40,64}$/.test(commit)) return undefined
  const remote = await git(folder, ['remote', 'get-url', 'origin'])
  return { commit, remote: remote?.replace(/^([a-z+]+:\/\/)[^/@]*@/i, '$1') }
}
