import type { OperationId } from './operations.ts'
import { account, commitOf, type GithubPull, type Handler, notFound, pageOf } from './state.ts'

/** An open pull request of a branch of this repository. */
export function pullRequest(number: number, { head, ...more }: PullOverrides = {}): GithubPull {
  return {
    number,
    author: 'ada',
    title: 'Repaint the harbor',
    state: 'open',
    merged: false,
    labels: [],
    base: { sha: commitOf('main'), ref: 'main' },
    mergeSha: commitOf(`merge of ${number}`),
    ...more,
    head: { sha: commitOf(`head of ${number}`), ref: 'repaint', repository: 'ada/harbor', ...head },
  }
}

export type PullOverrides = Partial<Omit<GithubPull, 'number' | 'head'>> & {
  readonly head?: Partial<GithubPull['head']>
}

export const pullHandlers = {
  'pulls/list': (github, call) => {
    const state = call.query.get('state') ?? 'open'
    const matching = github.pulls.filter((pull) => state === 'all' || pull.state === state)
    return pageOf(matching.toReversed(), call, (pull) => withPull({}, pull, github.repository))
  },
  'pulls/get': (github, { path }) => {
    const pull = github.pulls.find(({ number }) => String(number) === path['pull_number'])
    if (pull === undefined) return notFound
    return { status: 200, body: withPull({}, pull, github.repository) }
  },
} satisfies Partial<Record<OperationId, Handler>>

/** A pull request as GitHub shows it in an answer or an event, beside the other fields of a published example. */
export function withPull(example: Readonly<Record<string, unknown>>, pull: GithubPull, repository: string): object {
  return {
    ...example,
    number: pull.number,
    html_url: `https://github.com/${repository}/pull/${pull.number}`,
    state: pull.state,
    title: pull.title,
    user: account(pull.author),
    merged: pull.merged,
    labels: pull.labels.map((name) => ({ name })),
    merge_commit_sha: pull.mergeSha,
    head: side(pull.head),
    base: side({ ...pull.base, repository }),
  }
}

/** The branch that a pull request is of or goes to, with its repository; that of a deleted fork is null. */
function side({ sha, ref, repository }: GithubPull['head']): object {
  const [owner = null, name] = repository?.split('/') ?? []
  const repo = { name, full_name: repository, owner: account(owner) }
  return {
    label: `${owner ?? 'unknown'}:${ref}`,
    ref,
    sha,
    user: account(owner),
    repo: repository === null ? null : repo,
  }
}
