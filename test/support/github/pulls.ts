import { account } from './accounts.ts'
import { entriesOf, publishedExample } from './description.ts'
import type { OperationId } from './operations.ts'
import { pageOf } from './pages.ts'
import { commitOf, type GithubPull, type Handler, notFound } from './state.ts'

/** An open pull request of a branch of this repository. */
export function pullRequest(number: number, { head, ...more }: PullOverrides = {}): GithubPull {
  return {
    number,
    author: 'ada',
    title: 'Repaint the harbor',
    state: 'open',
    merged: false,
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
    const [example] = Object.values(publishedExample('pulls/list', github.repository)).map(entriesOf)
    return pageOf(matching.toReversed(), call, (pull) => withPull(example ?? {}, pull, github.repository))
  },
  'pulls/get': (github, { path }) => {
    const pull = github.pulls.find(({ number }) => String(number) === path['pull_number'])
    if (pull === undefined) return notFound
    return { status: 200, body: withPull(publishedExample('pulls/get', github.repository), pull, github.repository) }
  },
} satisfies Partial<Record<OperationId, Handler>>

/** A published pull request, in an answer or in an event, turned into this one. */
export function withPull(
  example: Readonly<Record<string, unknown>>,
  pull: GithubPull,
  repository: string,
): Record<string, unknown> {
  const api = `https://api.github.com/repos/${repository}`
  const html = `https://github.com/${repository}/pull/${pull.number}`
  return {
    ...example,
    number: pull.number,
    url: `${api}/pulls/${pull.number}`,
    html_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    issue_url: `${api}/issues/${pull.number}`,
    commits_url: `${api}/pulls/${pull.number}/commits`,
    review_comments_url: `${api}/pulls/${pull.number}/comments`,
    comments_url: `${api}/issues/${pull.number}/comments`,
    statuses_url: `${api}/statuses/${pull.head.sha}`,
    state: pull.state,
    title: pull.title,
    user: account(pull.author),
    requested_reviewers: [],
    requested_teams: [],
    merged: pull.merged,
    closed_at: pull.state === 'closed' ? '2026-11-21T06:00:00Z' : null,
    merged_at: pull.merged ? '2026-11-21T06:00:00Z' : null,
    merge_commit_sha: pull.mergeSha,
    head: side(example['head'], repository, pull.head),
    base: side(example['base'], repository, { ...pull.base, repository }),
  }
}

/** The branch that a pull request is of or goes to, with its repository; that of a deleted fork is null. */
function side(
  example: unknown,
  own: string,
  { sha, ref, repository }: { readonly sha: string; readonly ref: string; readonly repository: string | null },
): Record<string, unknown> {
  const [owner = null, name] = repository?.split('/') ?? []
  const told = JSON.stringify(entriesOf(example)['repo']).replaceAll(own, repository ?? '')
  const repo = { ...JSON.parse(told), name, full_name: repository, owner: account(owner), fork: repository !== own }
  return {
    label: `${owner ?? 'unknown'}:${ref}`,
    ref,
    sha,
    user: account(owner),
    repo: repository === null ? null : repo,
  }
}
