import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '../../client/errors.ts'
import { checkedOutCommits } from '../../git/find-commit.ts'
import { gitIn, gitOfDirectory, type RunGit } from '../../git/git-command.ts'
import { isGitDirectory, isWorkingCopy } from '../../git/working-copy-root.ts'
import { explainFileError } from '../../text/formats/format-error.ts'
import { message } from '../../text/message.ts'
import { isThere } from '../../text/regular-file.ts'
import type { PullRequestEvent } from './pull-request-event.ts'

/** Where the change's commit is looked for. */
interface Workspace {
  readonly folder: string
  /** `owner/name`, from which a pull request of a fork does not come. */
  readonly repository: string
  /** The workflow says that the change is not checked out, where Git cannot. */
  readonly isTrusted: boolean
  readonly signal: AbortSignal
}

/**
 * `pull_request_target` gives this repository's secrets to a pull request of any author. With its change checked out, a step such as a
 * build may run the author's code, which can read them. Looks at every repository in the workspace: refuses if one has the change checked
 * out, has the commit of a fork at all, or cannot say.
 *
 * @throws InputError
 */
export async function refuseCheckedOutHead(event: PullRequestEvent, workspace: Workspace): Promise<void> {
  for await (const found of findHeads(workspace, event)) {
    if (found === 'none' || (found !== 'checked out' && workspace.isTrusted)) continue
    const text =
      found === 'checked out'
        ? message`preview-head-checked-out: This \`pull_request_target\` job has the head of the pull request checked out, so its code could read the job's secrets. Run on \`pull_request\`, or do not check it out: the platform fetches the commit itself.`
        : message`preview-checkout-unknown: In this \`pull_request_target\` job it is not known whether the change is checked out, whose code could read the job's secrets: ${found.why}. Make Git work there or remove the folder; if no step checks the change out, set \`trust-checkout: true\`.`
    throw new InputError('pull_request_target', text)
  }
}

type Found = 'none' | 'checked out' | { readonly why: string }

async function* findHeads({ folder, repository, signal }: Workspace, event: PullRequestEvent): AsyncGenerator<Found> {
  const isFork = event.headRepository !== repository
  for (const each of repositoriesIn(folder)) {
    if ('why' in each) yield each
    else yield await askFor(each.git(signal), event.headSha, isFork)
    signal.throwIfAborted()
  }
}

/** Asks Git whether HEAD has the commit behind it; of a fork, whether it is there in any way, as files may be taken from it without a checkout. */
async function askFor(git: RunGit, commit: string, isFork: boolean): Promise<Found> {
  // Of a merge that was fetched alone, only the merge itself names its parents.
  if ((await checkedOutCommits(git)).includes(commit)) return 'checked out'
  const listed = await git(['cat-file', '--batch-check=%(objecttype)'], `${commit}\n`)
  if (!listed.ok) return { why: listed.why }
  if (listed.output.trim() !== 'commit') return 'none'
  if (isFork) return 'checked out'
  const missing = await git(['rev-list', '--count', `HEAD..${commit}`, '--'])
  if (!missing.ok) return { why: missing.why }
  return missing.output.trim() === '0' ? 'checked out' : 'none'
}

interface FoundRepository {
  readonly git: (signal: AbortSignal) => RunGit
}

/** Each repository in a folder, however deep; no link is followed. What cannot be read may hold one. */
function* repositoriesIn(workspace: string): Generator<FoundRepository | { readonly why: string }> {
  const waiting = [workspace]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const here = folder
    try {
      if (isGitDirectory(here)) {
        yield { git: (signal) => gitOfDirectory(here, signal) }
        continue
      }
      if (isWorkingCopy(here)) yield { git: (signal) => gitIn(here, signal) }
      const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory())
      waiting.push(...folders.filter(({ name }) => name !== '.git').map(({ name }) => join(here, name)))
    } catch (error) {
      // A workspace that does not exist holds nothing.
      if (isThere(here)) yield { why: `"${here}" cannot be read (${explainFileError(error)})` }
    }
  }
}
