import type { OperationId } from './operations.ts'
import { commitOf, type Handler, notFound, pageOf } from './state.ts'

/** A commit of this GitHub: its parents, and what it is called. */
export interface GithubCommit {
  readonly parents: readonly string[]
  readonly message?: string
  readonly date?: string
}

/** The commits of a repository by their ids, and where its branches are. */
export interface GithubHistory {
  readonly commits: Readonly<Record<string, GithubCommit>>
  readonly branches: Record<string, string>
  readonly tags?: readonly string[]
}

/** A run of a workflow; one that is not listed is a push to `main`, the default branch. */
export interface GithubRun {
  readonly event: string
  readonly head_branch: string | null
  readonly head_sha?: string
}

/** What tags are at, as this GitHub shows it. */
export const tagged = 'f'.repeat(40)

/** A line of commits, the oldest first, each the parent of the next; the branch is at the last one. */
export function lineOf(ids: readonly string[], branch = 'main'): GithubHistory {
  const commits = ids.map((id, index): [string, GithubCommit] => {
    const parent = ids[index - 1]
    const minutes = String(index).padStart(2, '0')
    const date = `2026-11-20T10:${minutes}:00Z`
    return [id, { parents: parent === undefined ? [] : [parent], message: `Change ${index}\n\nAt length.`, date }]
  })
  return { commits: Object.fromEntries(commits), branches: { [branch]: ids.at(-1) ?? '' } }
}

/** A commit with all that comes before it. */
export function ancestorsOf(commits: GithubHistory['commits'], id: string): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [id]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue
    found.add(next)
    waiting.push(...(commits[next]?.parents ?? []))
  }
  return found
}

export const commitHandlers = {
  'repos/compare-commits-with-basehead': ({ history: { commits, branches } }, { path, query }) => {
    const [base = '', head = ''] = (path['basehead'] ?? '').split('...').map((ref) => branches[ref] ?? commitOf(ref))
    if (commits[base] === undefined || commits[head] === undefined) return notFound
    const [ofBase, ofHead] = [ancestorsOf(commits, base), ancestorsOf(commits, head)]
    const status = base === head ? 'identical' : ofHead.has(base) ? 'ahead' : ofBase.has(head) ? 'behind' : 'diverged'
    const ahead = [...ofHead.difference(ofBase)]
    const mergeBase = [...ofHead].find((id) => ofBase.has(id)) ?? base
    const isFirst = (query.get('page') ?? '1') === '1'
    const body = {
      status,
      ahead_by: ahead.length,
      behind_by: ofBase.difference(ofHead).size,
      total_commits: ahead.length,
      base_commit: shown(commits, base),
      merge_base_commit: shown(commits, mergeBase),
      commits: isFirst ? ahead.slice(0, Number(query.get('per_page') ?? 250)).map((id) => shown(commits, id)) : [],
      ...(isFirst && {
        files: Array.from({ length: 300 }, (_, index) => ({ filename: `file-${index}`, patch: '@@' })),
      }),
    }
    return { status: 200, body }
  },
  'repos/list-branches-for-head-commit': ({ history: { branches } }, { path }) => {
    const at = Object.entries(branches).filter(([, id]) => id === path['commit_sha'])
    return { status: 200, body: at.map(([name, sha]) => ({ name, commit: { sha }, protected: false })) }
  },
  'git/list-matching-refs': ({ history: { branches, tags = [] } }, call) => {
    const heads = Object.entries(branches).map(([name, sha]) => ({
      ref: `refs/heads/${name}`,
      object: { type: 'commit', sha },
    }))
    const all = [
      ...heads,
      ...tags.map((name) => ({ ref: `refs/tags/${name}`, object: { type: 'commit', sha: tagged } })),
    ]
    return pageOf(
      all.filter(({ ref }) => ref.startsWith(`refs/${call.path['ref']}`)),
      call,
      (each) => each,
    )
  },
  // Its tags are not annotated.
  'git/get-tag': () => notFound,
  'repos/get': () => ({ status: 200, body: { full_name: 'ada/harbor', default_branch: 'main' } }),
  'actions/get-workflow-run': ({ runs }, { path }) => {
    const id = path['run_id'] ?? ''
    const run = runs[id]
    if (run === 'missing') return notFound
    return { status: 200, body: { id: Number(id), event: 'push', head_branch: 'main', head_sha: tagged, ...run } }
  },
} as const satisfies Partial<Record<OperationId, Handler>>

function shown(commits: GithubHistory['commits'], sha: string) {
  const { parents = [], message = '', date = '2026-11-20T10:00:00Z' } = commits[sha] ?? {}
  const person = { name: 'Ada', email: 'ada@example.com', date }
  return {
    sha,
    commit: { message, author: person, committer: person },
    parents: parents.map((each) => ({ sha: each })),
  }
}
