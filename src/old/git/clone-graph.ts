import type {
  BranchAnswer,
  CommitGraph,
  CommitSummary,
  ComparedCommits,
  Relation,
} from '../text/commits/commit-graph.ts'
import { isCommit, isWholeCommit } from '../text/commits/commit-id.ts'
import { message } from '../text/message.ts'
import { gitIn, type RunGit } from './git-command.ts'

/** The history of commits as the clone with this root has it. What it lacks is not fetched. */
export function cloneGraph(root: string): CommitGraph {
  const git = (signal: AbortSignal): RunGit => gitIn(root, signal, { fetchesObjects: false })
  return {
    compare: async (live, ref, signal) => {
      const answer = await compare(git(signal), live, ref)
      signal.throwIfAborted()
      return answer
    },
    findBranch: async (commit, branch, signal) => {
      const answer = await findBranch(git(signal), commit, branch)
      signal.throwIfAborted()
      return answer
    },
  }
}

async function compare(git: RunGit, live: string, ref: string): Promise<ComparedCommits> {
  // A branch of a clone may be of anybody, and is seldom where that of the server is.
  const wanted = [live, isCommit(ref) ? ref : `refs/tags/${ref.replace(/^refs\/tags\//, '')}`]
  const [listed, shallow] = await Promise.all([
    git(['cat-file', '--batch-check=%(objectname) %(objecttype)'], wanted.map((each) => `${each}^{commit}\n`).join('')),
    git(['rev-parse', '--is-shallow-repository']),
  ])
  if (!listed.ok) return unknown(listed.why)
  if (!shallow.ok) return unknown(shallow.why)
  const [liveId, ownId] = listed.output.split('\n').map((line) => /^([0-9a-f]+) commit$/.exec(line)?.[1])
  if (!isWholeCommit(liveId)) return unknown(`the clone does not have ${live}`)
  if (!isWholeCommit(ownId)) return unknown(`the clone does not have ${ref}`)
  const counted = await git(['rev-list', '--left-right', '--count', `${liveId}...${ownId}`, '--'])
  if (!counted.ok) return unknown(counted.why)
  const [, onlyLive = '', onlyOwn = ''] = /^(\d+)\s+(\d+)\s*$/.exec(counted.output) ?? []
  const relation = toRelation(onlyLive, onlyOwn)
  if (relation === undefined) return unknown(`Git counted "${counted.output.trim()}"`)
  // It lacks parents: what leads from one to the other is there, what does not may be missing.
  if (relation === 'diverged' && shallow.output.trim() !== 'false') return unknown(`the clone is shallow`)
  const named = await readNames(git, [liveId, ownId])
  return { kind: 'found', value: relation, live: named(liveId), own: named(ownId) }
}

function unknown(why: string): ComparedCommits {
  return { kind: 'unknown', why: message`clone-cannot-compare: Git cannot compare here (${why})` }
}

/** @param onlyLive how many commits only the live one has behind it */
function toRelation(onlyLive: string, onlyOwn: string): Relation | undefined {
  if (onlyLive === '' || onlyOwn === '') return undefined
  if (onlyLive === '0') return onlyOwn === '0' ? 'equal' : 'ahead'
  return onlyOwn === '0' ? 'behind' : 'diverged'
}

/** What the commits are called; a commit of which Git says nothing has no name. */
async function readNames(git: RunGit, commits: readonly string[]): Promise<(commit: string) => CommitSummary> {
  const shown = await git(['show', '--no-patch', '--no-notes', '--format=%H%x00%ct%x00%s', ...commits, '--'])
  const names = new Map(
    (shown.ok ? shown.output : '').split('\n').map((line): [string, CommitSummary] => {
      const [id = '', seconds = '', subject] = line.split('\0')
      return [id, { id, subject, committedMs: Number(seconds) * 1_000 }]
    }),
  )
  return (id) => names.get(id) ?? { id }
}

/** Asks the server of the clone where its branches are now: the clone knows where they were. */
async function findBranch(git: RunGit, commit: string, branch: string | undefined): Promise<BranchAnswer> {
  const listed = await git([
    'ls-remote',
    '--heads',
    'origin',
    ...(branch === undefined ? [] : [`refs/heads/${branch}`]),
  ])
  if (!listed.ok) return { kind: 'unknown', why: `Git cannot list the branches (${listed.why})` }
  const lines = listed.output.split('\n').map((line) => line.split('\t'))
  const [, found] =
    lines.find(([id, name]) => id === commit && (branch === undefined || name === `refs/heads/${branch}`)) ?? []
  if (found !== undefined) return { kind: 'found', value: found.replace(/^refs\/heads\//, '') }
  return { kind: 'absent', proof: branch === undefined ? 'no branch is at it' : 'the branch is at another commit' }
}
