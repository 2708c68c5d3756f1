import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '../../client/errors.ts'
import { checkedOutCommits } from '../../github/job/checkout.ts'
import type { PullRequestEvent } from '../../github/job/pull-request-event.ts'

/** A workspace with more folders is looked through no further. */
const mostFolders = 50

/**
 * `pull_request_target` hands a stranger's pull request this repository's secrets; with the head checked out a step can run the
 * stranger's code beside them (runner-facts). Looks at the workspace and the folders in it.
 *
 * @throws InputError
 */
export async function refuseCheckedOutHead({ name, headSha }: PullRequestEvent, workspace: string): Promise<void> {
  if (name !== 'pull_request_target') return
  for (const folder of foldersOf(workspace)) {
    if (!(await checkedOutCommits(folder)).includes(headSha)) continue
    throw new InputError(
      'pull_request_target',
      'This `pull_request_target` job has the head of the pull request checked out, whose code could read its secrets: ' +
        'run on `pull_request`, or check nothing out, for the platform fetches the commit itself.',
    )
  }
}

/** Those that are working copies of their own. */
function foldersOf(workspace: string): string[] {
  try {
    const folders = readdirSync(workspace, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    return [workspace, ...folders.slice(0, mostFolders).map(({ name }) => join(workspace, name))].filter(hasGit)
  } catch {
    return []
  }
}

function hasGit(folder: string): boolean {
  try {
    return readdirSync(folder).includes('.git')
  } catch {
    return false
  }
}
