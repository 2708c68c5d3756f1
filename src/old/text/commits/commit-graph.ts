/** A commit, and what is known of it. */
export interface CommitSummary {
  /** Whole or abbreviated. */
  readonly id: string
  /** The first line of its message; may be untrusted. */
  readonly subject?: string | undefined
  /** When it was committed, in milliseconds since 1970, as its author's machine said. */
  readonly committedMs?: number | undefined
}

/** How a commit lies to the one that is live: `behind` is an ancestor of it. */
export type Relation = 'ahead' | 'equal' | 'behind' | 'diverged'

/** How two commits lie to each other, or why that is not known, as a clause. */
export type ComparedCommits =
  | { readonly kind: 'found'; readonly value: Relation; readonly live: CommitSummary; readonly own: CommitSummary }
  | { readonly kind: 'unknown'; readonly why: string }

/** The branch whose present tip a commit is. `absent` has asked where the branches are now. */
export type BranchAnswer =
  | { readonly kind: 'found'; readonly value: string }
  | { readonly kind: 'absent'; readonly proof: 'the branch is at another commit' | 'no branch is at it' }
  | { readonly kind: 'unknown'; readonly why: string }

/** What knows the history of commits: a clone, or the server of the repository. Both methods reject with the signal's reason only. */
export interface CommitGraph {
  /**
   * @param live the commit that is live
   * @param ref the commit that is to be deployed, or the name of a tag or branch that stands for it
   */
  readonly compare: (live: string, ref: string, signal: AbortSignal) => Promise<ComparedCommits>
  /**
   * @param commit whole
   * @param branch that the commit is of; if that is not known, any branch will do
   */
  readonly findBranch: (commit: string, branch: string | undefined, signal: AbortSignal) => Promise<BranchAnswer>
}

/** Asks one graph after the other, up to the first that knows; `why` has the reasons of all. */
export async function compareInFirstThatKnows(
  graphs: readonly CommitGraph[],
  live: string,
  ref: string,
  signal: AbortSignal,
): Promise<ComparedCommits> {
  const reasons: string[] = []
  for (const graph of graphs) {
    const compared = await graph.compare(live, ref, signal)
    if (compared.kind === 'found') return compared
    reasons.push(compared.why)
  }
  return { kind: 'unknown', why: reasons.join('; ') || 'there is neither a clone nor a server to ask' }
}

/** Asks all at once, as a server may be slow: the first one that knows decides. */
export async function findBranchInAny(
  graphs: readonly CommitGraph[],
  commit: string,
  branch: string | undefined,
  signal: AbortSignal,
): Promise<BranchAnswer> {
  const asked = graphs.map((graph) => graph.findBranch(commit, branch, signal))
  const known = asked.map(async (answer): Promise<BranchAnswer> => {
    const found = await answer
    if (found.kind === 'unknown') throw new Error(found.why)
    return found
  })
  try {
    return await Promise.any(known)
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof AggregateError)) throw error
    const reasons = error.errors.map((each) => (each instanceof Error ? each.message : String(each)))
    return { kind: 'unknown', why: reasons.join('; ') }
  }
}
