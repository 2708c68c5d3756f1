import { message } from '../text/message.ts'
import type { RunGit } from './git-command.ts'

const commitId = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/

/** The refs that a name may stand for; a commit's id and HEAD stand for themselves. */
export function listCandidateRefs(name: string, ...kinds: readonly ('heads' | 'tags')[]): readonly string[] {
  return commitId.test(name) || name === 'HEAD' ? [name] : kinds.map((kind) => `refs/${kind}/${name}`)
}

/**
 * The commit of the first of these refs that there is. What has a full name, such as `refs/heads/main`, is that of `origin`: a branch of
 * this clone may be of anybody. What the clone lacks is fetched. Never rejects: `why` says as
 * a phrase why there is none.
 */
export async function findCommit(git: RunGit, refs: readonly string[]) {
  let why = ''
  for (const ref of refs) {
    const known = ref.startsWith('refs/') ? undefined : await readCommitId(git, ref)
    if (known !== undefined) return { commit: known }
    const shallow = await git(['rev-parse', '--is-shallow-repository'])
    // In a full clone a depth would cut the history off.
    const depth = shallow.ok && shallow.output.trim() === 'true' ? ['--depth=1'] : []
    const options = ['--quiet', '--no-tags', '--no-recurse-submodules', ...depth, '--end-of-options']
    const fetched = await git(['fetch', ...options, 'origin', ref])
    const remembered = ref.startsWith('refs/tags/') ? ref : `refs/remotes/origin/${ref.replace(/^refs\/heads\//, '')}`
    const commit = await readCommitId(git, commitId.test(ref) ? ref : fetched.ok ? 'FETCH_HEAD' : remembered)
    if (commit !== undefined) return { commit }
    why = fetched.ok ? 'it is not a commit' : fetched.why
  }
  const [ref = ''] = refs
  return { why: message`git-commit-missing: Git has no ${ref.replace(/^refs\/\w+\//, '')} here (${why})` }
}

/** The commit that is checked out, and its parents: those of a pull request's merge are its base and its head. None outside of a clone. */
export async function checkedOutCommits(git: RunGit): Promise<readonly string[]> {
  const head = await readCommitId(git, 'HEAD')
  if (head === undefined) return []
  // The object itself knows its parents where a shallow clone does not show them.
  const commit = await git(['cat-file', 'commit', head])
  const [header = ''] = commit.ok ? commit.output.split('\n\n', 1) : []
  return [head, ...[...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, parent = '']) => parent)]
}

async function readCommitId(git: RunGit, ref: string): Promise<string | undefined> {
  const answer = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`])
  const id = answer.ok ? answer.output.trim() : ''
  return commitId.test(id) ? id : undefined
}
