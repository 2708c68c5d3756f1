import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { isRepository, withoutCredentials } from '../contract/repository.ts'
import { gitIn } from '../git/run.ts'
import { message } from '../text/message.ts'
import { UsageError } from './usage-error.ts'

/** How long a server may take to name its branches, milliseconds. */
const answerMs = 15_000

/** The absolute path of a folder, or a URL. Throws a `UsageError` for any other text, before Git sees it. */
export function parseRepository(repo: string): string {
  if (repo.includes('://') && isRepository(repo)) return repo
  const folder = resolve(repo)
  if (repo !== '' && statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder
  throw new UsageError(
    message`repo-not-usable: \`--repo\` is neither a folder nor the URL of a Git repository: "${withoutCredentials(repo)}". Use a path, or a URL such as https://example.com/app.git.`,
  )
}

/** Asks Git whether it can read the repository. Throws a `UsageError` with Git's own reason if it cannot, or is not installed. */
export async function requireReadable(repository: string): Promise<void> {
  const environment = { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' }
  const git = gitIn('.', AbortSignal.timeout(answerMs), environment)
  const answer = await git(['ls-remote', '--quiet', '--', repository, 'HEAD'])
  // The builds accept a repository of another user.
  if (answer.ok || answer.why.includes('dubious ownership')) return
  if (answer.why === 'spawn git ENOENT') {
    throw new UsageError(
      message`repo-without-git: \`--repo\` needs Git, which is not installed or not on \`PATH\`. Install it from https://git-scm.com, or start without \`--repo\` and upload archives.`,
    )
  }
  const reason = withoutCredentials(answer.why.replace(/^fatal: /, ''))
  throw new UsageError(
    message`repo-unreadable: Git cannot read the repository of \`--repo\`, "${withoutCredentials(repository)}": ${reason}`,
  )
}
