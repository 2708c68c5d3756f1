import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { isWholeCommit } from '../text/commits/commit-id.ts'
import { hostAndPath } from '../text/formats/shown-address.ts'
import { gitIn } from './git-command.ts'
import { nearestWorkingCopy } from './working-copy-root.ts'

/** What a working copy holds. */
export interface Checkout {
  readonly commit: string
  /** Host and path of `origin`. */
  readonly remote: string | undefined
}

/** Asks Git about the working copy that a folder or file is in; undefined if it is in none, or Git cannot say. */
export async function readCheckout(path: string, signal?: AbortSignal): Promise<Checkout | undefined> {
  const folder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? path : dirname(path)
  const root = nearestWorkingCopy(resolve(folder))
  if (root === undefined) return undefined
  const git = gitIn(root, signal)
  const [head, remote] = await Promise.all([git(['rev-parse', 'HEAD']), git(['remote', 'get-url', 'origin'])])
  const commit = head.ok ? head.output.trim() : ''
  return isWholeCommit(commit) ? { commit, remote: remote.ok ? hostAndPath(remote.output) : undefined } : undefined
}
