import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readEntries } from './description.ts'
import { withPull } from './pulls.ts'
import { account, type GithubPull } from './state.ts'

export type PullRequestAction =
  | 'opened'
  | 'synchronize'
  | 'reopened'
  | 'closed'
  | 'labeled'
  | 'unlabeled'
  | 'assigned'
  | 'ready_for_review'

/** How a run differs from the usual one of the pull request's author. */
export interface RunOverrides {
  /** The workflow's event. */
  readonly on?: 'pull_request' | 'pull_request_target'
  /** The account that caused the run; the author by default. */
  readonly actor?: string
  /** The head before a `synchronize`. */
  readonly before?: string
  /** That was set or removed. */
  readonly label?: string
  readonly runId?: number
  readonly runAttempt?: number
}

const repository = 'ada/harbor'

/** The event's payload: GitHub's published example, adapted to this pull request as it is now. */
export function pullRequestEvent(
  action: PullRequestAction,
  pull: GithubPull,
  { actor = pull.author, before = '0'.repeat(40), label }: RunOverrides = {},
): Record<string, unknown> {
  const example = publishedEvent('pull_request', action, 'Codertocat/Hello-World')
  const state = action === 'closed' ? 'closed' : 'open'
  return {
    ...example,
    number: pull.number,
    ...(action === 'synchronize' && { before, after: pull.head.sha }),
    ...(label !== undefined && { label: { name: label } }),
    pull_request: withPull(readEntries(example['pull_request']), { ...pull, state }, repository),
    sender: account(actor),
  }
}

/** The event and the environment of a run on a pull request, as the options of a step. */
export function pullRequestRun(
  action: PullRequestAction,
  pull: GithubPull,
  overrides: RunOverrides = {},
): { readonly event: Record<string, unknown>; readonly env: Record<string, string> } {
  const { on = 'pull_request', actor = pull.author, runId = 7001, runAttempt = 1 } = overrides
  const place =
    on === 'pull_request'
      ? { ref: `refs/pull/${pull.number}/merge`, name: `${pull.number}/merge`, sha: pull.mergeSha }
      : { ref: `refs/heads/${pull.base.ref}`, name: pull.base.ref, sha: pull.base.sha }
  const env = {
    GITHUB_EVENT_NAME: on,
    GITHUB_REF: place.ref,
    GITHUB_REF_NAME: place.name,
    GITHUB_REF_TYPE: 'branch',
    GITHUB_SHA: place.sha,
    GITHUB_HEAD_REF: pull.head.ref,
    GITHUB_BASE_REF: pull.base.ref,
    GITHUB_ACTOR: actor,
    GITHUB_TRIGGERING_ACTOR: actor,
    GITHUB_RUN_ID: String(runId),
    GITHUB_RUN_ATTEMPT: String(runAttempt),
    GITHUB_JOB: 'preview',
    GITHUB_WORKFLOW: 'Preview',
  }
  return { event: pullRequestEvent(action, pull, overrides), env }
}

const [owner = '', name = ''] = repository.split('/')

/** The event and the environment of a run for a merge queue: GitHub's published example, of these commits. */
export function mergeQueueRun(head: string, base: string) {
  const example = publishedEvent('merge_group', 'checks_requested', 'base_sha')
  const merge_group = { ...readEntries(example['merge_group']), head_sha: head, base_sha: base }
  const ref = 'refs/heads/gh-readonly-queue/main/pr-7-4f2c1d3e5b6a79880716253443526170fedcba98'
  const env = {
    GITHUB_EVENT_NAME: 'merge_group',
    GITHUB_REF: ref,
    GITHUB_SHA: head,
    GITHUB_HEAD_REF: '',
    GITHUB_BASE_REF: '',
  }
  return { event: { ...example, merge_group }, env }
}

/** GitHub's example of an event that contains a text, adapted to this repository. A job's event does not name an app installation. */
function publishedEvent(event: string, action: string, text: string): Record<string, unknown> {
  const file = createRequire(import.meta.url).resolve('@octokit/webhooks-examples')
  const all: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const named = Object.values(readEntries(all)).find((each) => readEntries(each)['name'] === event)
  const examples = Object.values(readEntries(readEntries(named)['examples']))
  const found = examples.find((each) => readEntries(each)['action'] === action && JSON.stringify(each).includes(text))
  if (found === undefined) throw new Error(`GitHub publishes no example of ${event} ${action}`)
  const { installation: _, ...example } = readEntries(found)
  return JSON.parse(JSON.stringify(example).replaceAll('Codertocat', owner).replaceAll('Hello-World', name))
}
