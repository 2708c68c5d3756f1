import { array, type InferOutput, object, optional, parse, picklist, string } from 'valibot'
import { isMissing } from '../../client/errors.ts'
import type {
  BranchAnswer,
  CommitGraph,
  CommitSummary,
  ComparedCommits,
  Relation,
} from '../../text/commits/commit-graph.ts'
import { isWholeCommit } from '../../text/commits/commit-id.ts'
import { message } from '../../text/message.ts'
import { GitHubRepository, githubRefusal, type RepositoryAccess } from './github-repository.ts'

const commit = object({
  sha: string(),
  commit: optional(object({ message: optional(string()), committer: optional(object({ date: optional(string()) })) })),
})
const comparison = object({
  status: picklist(['ahead', 'behind', 'diverged', 'identical']),
  base_commit: commit,
  /** Of what is behind, it is the one that is asked about. */
  merge_base_commit: optional(commit),
})
const matchingRefs = array(object({ ref: string(), object: object({ sha: string() }) }))
const branches = array(object({ name: string() }))

const relations = {
  ahead: 'ahead',
  behind: 'behind',
  diverged: 'diverged',
  identical: 'equal',
} as const satisfies Readonly<Record<string, Relation>>
/** The second page of the shortest has neither the files nor the commits between the two: the first may have megabytes of them. */
const shortest = { per_page: 1, page: 2 }
const permission = 'contents: read'

/** The history of commits as GitHub has it; no clone is needed. */
export function githubCommitGraph(access: Omit<RepositoryAccess, 'signal'>): CommitGraph {
  const repositories = (signal: AbortSignal): GitHubRepository => new GitHubRepository({ ...access, signal })
  return {
    compare: (live, ref, signal) => compare(repositories(signal), live, ref),
    findBranch: (id, branch, signal) => findBranch(repositories(signal), id, branch),
  }
}

async function compare(github: GitHubRepository, live: string, ref: string): Promise<ComparedCommits> {
  try {
    const asked = { basehead: `${live}...${ref}`, ...shortest }
    const answer = await github.ask(({ rest }, place) => rest.repos.compareCommitsWithBasehead({ ...place, ...asked }))
    const { status, base_commit: base, merge_base_commit: shared } = parse(comparison, answer)
    const value = relations[status]
    // Of two that are equal both are the base; what is behind is what both have in common.
    const own = value === 'equal' ? base : value === 'behind' ? shared : undefined
    if (value === 'behind' && !isWholeCommit(own?.sha))
      return { kind: 'unknown', why: 'GitHub did not name the commit' }
    return {
      kind: 'found',
      value,
      live: toNamedCommit(base),
      own: own === undefined ? { id: ref } : toNamedCommit(own),
    }
  } catch (error) {
    github.signal.throwIfAborted()
    const why = isMissing(error)
      ? message`github-commit-unknown: GitHub does not have ${live} or ${ref}, or the token lacks the permission \`${permission}\``
      : githubRefusal(error, permission)
    return { kind: 'unknown', why }
  }
}

function toNamedCommit({ sha, commit: said }: InferOutput<typeof commit>): CommitSummary {
  const committedMs = Date.parse(said?.committer?.date ?? '')
  const [subject] = (said?.message ?? '').split('\n', 1)
  return { id: sha, subject, committedMs: Number.isNaN(committedMs) ? undefined : committedMs }
}

/** A list proves that a branch is not there, which a 404 does not. */
async function findBranch(github: GitHubRepository, id: string, branch: string | undefined): Promise<BranchAnswer> {
  try {
    if (branch === undefined) {
      const asked = { commit_sha: id }
      const answer = await github.ask(({ rest }, place) => rest.repos.listBranchesForHeadCommit({ ...place, ...asked }))
      const [first] = parse(branches, answer)
      if (first !== undefined) return { kind: 'found', value: first.name }
      return { kind: 'absent', proof: 'no branch is at it' }
    }
    const asked = { ref: `heads/${branch}` }
    const answer = await github.ask(({ rest }, place) => rest.git.listMatchingRefs({ ...place, ...asked }))
    const found = parse(matchingRefs, answer).find(({ ref }) => ref === `refs/heads/${branch}`)
    if (found?.object.sha === id) return { kind: 'found', value: branch }
    return { kind: 'absent', proof: 'the branch is at another commit' }
  } catch (error) {
    github.signal.throwIfAborted()
    return { kind: 'unknown', why: githubRefusal(error, permission) }
  }
}
