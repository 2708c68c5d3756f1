import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '../../client/errors.ts'
import { checkedOutCommits } from '../../git/commit.ts'
import { gitIn } from '../../git/run.ts'
import { message } from '../../text/message.ts'
import type { PullRequestEvent } from './environment.ts'

/** No more folders of the workspace are searched for working copies. */
const mostFolders = 50

/**
 * `pull_request_target` gives this repository's secrets to a pull request of any author. With its head checked out, a step such as a
 * build may run the author's code, which can read them. Looks at the workspace and the folders in it.
 *
 * @throws InputError
 */
export async function refuseCheckedOutHead({ name, headSha }: PullRequestEvent, workspace: string): Promise<void> {
  if (name !== 'pull_request_target') return
  for (const folder of workingCopiesIn(workspace)) {
    if (!(await checkedOutCommits(gitIn(folder))).includes(headSha)) continue
    throw new InputError(
      'pull_request_target',
      message`preview-head-checked-out: This \`pull_request_target\` job has the head of the pull request checked out, so its code could read the job's secrets. Run on \`pull_request\`, or do not check it out: the platform fetches the commit itself.`,
    )
  }
}

function workingCopiesIn(workspace: string): string[] {
  try {
    const folders = readdirSync(workspace, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const candidates = [workspace, ...folders.slice(0, mostFolders).map(({ name }) => join(workspace, name))]
    return candidates.filter((folder) => existsSync(join(folder, '.git')))
  } catch {
    return []
  }
}
