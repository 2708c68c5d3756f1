import type { RunGit } from '../../git/git-command.ts'
import { isWholeCommit } from '../../text/commits/commit-id.ts'
import { shorten } from '../../text/formats/shortening.ts'
import { message } from '../../text/message.ts'
import { type ChangedFile, ChangedFiles } from './changed-files.ts'
import type { Difference } from './plan.ts'

const mostAtOnce = 8
const gitlink = '160000'
/** Neither the machine's settings nor the user's change what is listed; a renamed file is one that is gone and one that is new. */
const comparing = [
  'diff',
  '--raw',
  '-z',
  '--no-abbrev',
  '--no-renames',
  '--no-ext-diff',
  '--ignore-submodules=none',
  '--no-relative',
]

/** The checked-out commit, and whether the clone lacks history; or why Git cannot say. */
export async function readHead(
  git: RunGit,
): Promise<
  { readonly commit: string; readonly isShallow: boolean } | { readonly commit: undefined; readonly why: string }
> {
  const answer = await git(['rev-parse', '--is-shallow-repository', 'HEAD'])
  if (!answer.ok) return { commit: undefined, why: answer.why }
  const [shallow, commit = ''] = answer.output.trim().split('\n')
  return isWholeCommit(commit)
    ? { commit, isShallow: shallow === 'true' }
    : { commit: undefined, why: `"${shorten(commit)}" is no commit` }
}

/**
 * Compares the checked-out commit with others, by one `git diff` for each. Commits that the clone lacks are fetched. Never rejects:
 * a commit that cannot be compared says why.
 *
 * @param commits whole or abbreviated, in hexadecimal
 */
export async function compareWith(git: RunGit, commits: Iterable<string>): Promise<ReadonlyMap<string, Difference>> {
  const distinct = [...new Set(commits)]
  if (distinct.length === 0) return new Map()
  const head = await readHead(git)
  if (head.commit === undefined) {
    const why = message`fleet-without-git: Git could not read the checked-out commit (${head.why}), so what changed is not known`
    return new Map(distinct.map((commit) => [commit, { files: undefined, why }]))
  }
  const lacking = await fetchLacking(git, distinct, head.isShallow)
  const found = new Map<string, Difference>()
  const left = distinct.values()
  const work = async (): Promise<void> => {
    for (const commit of left) found.set(commit, lacking.get(commit) ?? (await compare(git, commit, head.commit)))
  }
  await Promise.all(Array.from({ length: mostAtOnce }, work))
  return found
}

/** Fetches the commits that the clone lacks. Those that could not be had, each with the reason. */
async function fetchLacking(
  git: RunGit,
  commits: readonly string[],
  isShallow: boolean,
): Promise<ReadonlyMap<string, Difference>> {
  const lacking = await findLacking(git, commits)
  if (lacking.length === 0) return new Map()
  const options = ['--quiet', '--no-tags', '--no-recurse-submodules', ...(isShallow ? ['--depth=1'] : [])]
  const together = await git(['fetch', ...options, 'origin', ...lacking])
  const unknown = new Map<string, Difference>()
  if (together.ok) return unknown
  if (!(await git(['remote', 'get-url', 'origin'])).ok) {
    const whyNot = (commit: string): string =>
      message`fleet-without-remote: this repository does not have the commit ${commit} to compare with, and has no remote named origin to fetch it from`
    return new Map(lacking.map((commit) => [commit, { files: undefined, why: whyNot(commit) }]))
  }
  // One that the server does not have fails all of them.
  for (const commit of lacking) {
    const alone = lacking.length === 1 ? together : await git(['fetch', ...options, 'origin', commit])
    if (alone.ok) continue
    const why = isShallow
      ? message`fleet-clone-shallow: this shallow clone lacks the commit ${commit} to compare with, and it could not be fetched (${alone.why}). Check out with \`fetch-depth: 0\``
      : message`fleet-commit-gone: the repository does not have the commit ${commit} to compare with, as after a forced push (${alone.why})`
    unknown.set(commit, { files: undefined, why })
  }
  return unknown
}

async function findLacking(git: RunGit, commits: readonly string[]): Promise<readonly string[]> {
  const answer = await git(
    ['cat-file', '--batch-check=%(objecttype)'],
    commits.map((commit) => `${commit}^{commit}\n`).join(''),
  )
  if (!answer.ok) return commits
  const types = answer.output.split('\n')
  return commits.filter((_, index) => types[index] !== 'commit')
}

async function compare(git: RunGit, commit: string, head: string): Promise<Difference> {
  const [answer, ancestor] = await Promise.all([
    git([...comparing, commit, head, '--']),
    git(['merge-base', '--is-ancestor', head, commit]),
  ])
  // A clone without the history between them says no.
  const isRollback = ancestor.ok && !head.startsWith(commit)
  if (answer.ok) return { files: new ChangedFiles(parseRaw(answer.output)), isRollback }
  return { files: undefined, why: `Git could not compare with the commit ${commit} (${answer.why})` }
}

/** `:<mode> <mode> <object> <object> <status>`, the path, each ended by NUL. */
function parseRaw(output: string): ChangedFile[] {
  const fields = output.split('\0')
  const files: ChangedFile[] = []
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [before, after] = (fields[index] ?? '').slice(1).split(' ')
    files.push({ path: fields[index + 1] ?? '', isSubmodule: before === gitlink || after === gitlink })
  }
  return files
}
