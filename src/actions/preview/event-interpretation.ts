import type { Environment } from '../../ci/ci-job.ts'
import { isPullRequest, isRerun, mergeQueue, type PullRequestEvent } from '../../github/job/pull-request-event.ts'
import { hasListed } from '../../preview/listed-labels.ts'
import type { PreviewTask } from '../../preview/task.ts'
import { message } from '../../text/message.ts'

/** What an event requests of the preview. `failed` is a mistake in the workflow. */
export type PreviewRequest =
  | (PreviewTask & { readonly event: PullRequestEvent })
  | { readonly kind: 'none'; readonly outcome: 'skipped' | 'failed'; readonly reason: string }

/** What the inputs say before they are read as a whole. */
export interface Wanted {
  /** Whether `api-key` is set. */
  readonly hasKey: boolean
  /** The labels that ask for a preview; undefined if every pull request has one. */
  readonly labels: readonly string[] | undefined
}

const dependabot = 'dependabot[bot]'

/** Decides what the event requests; undefined is an event without a pull request. */
export function interpretEvent(
  event: PullRequestEvent | undefined,
  environment: Environment,
  wanted: Wanted,
): PreviewRequest {
  if (event === undefined) return withoutPullRequest(environment['GITHUB_EVENT_NAME'] || '(none)')
  const { action, labels } = event
  const isLater = isRerun(environment)
  const stranger = wanted.hasKey ? undefined : whoGetsNoSecrets(event, environment)
  if (stranger !== undefined) {
    const reason = message`preview-fork-without-key: No preview: GitHub gives no secrets to a run for ${stranger}, so \`api-key\` is empty.`
    return { kind: 'none', outcome: 'skipped', reason }
  }
  if (action === 'closed') return { kind: 'close', event, isRerun: isLater, ending: 'closed' }
  if (action === 'unlabeled' && wanted.labels !== undefined && labels !== undefined) {
    // The labels of a re-run's event are those of then; the flow asks for the present ones.
    if (!hasListed(labels, wanted.labels)) return { kind: 'close', event, isRerun: isLater, ending: 'unlabeled' }
  }
  const untrusted = whyUntrusted(event, environment, wanted)
  if (untrusted !== undefined) return { kind: 'none', outcome: 'skipped', reason: untrusted }
  return { kind: 'deploy', event, isFirstRun: action === 'opened' && !isLater, ifMissing: !isPush(action) }
}

/** Whether the head is new, or that of a pull request that was closed before. */
function isPush(action: string): boolean {
  return action === 'opened' || action === 'reopened' || action === 'synchronize'
}

function withoutPullRequest(eventName: string): PreviewRequest {
  if (eventName === mergeQueue) {
    const reason = message`preview-merge-queue: No preview: a merge queue tests a commit of several pull requests, and each of them has its own.`
    return { kind: 'none', outcome: 'skipped', reason }
  }
  const reason = isPullRequest(eventName)
    ? message`preview-event-unreadable: Could not read a pull request from the file at GITHUB_EVENT_PATH. Run the preview action in a GitHub job.`
    : message`preview-event-unsupported: The event \`${eventName}\` names no pull request. Run the preview action on \`pull_request\`, on a comment of a pull request, or on \`workflow_dispatch\` with an input \`pull-request\`.`
  return { kind: 'none', outcome: 'failed', reason }
}

/**
 * Why a fork's head is not deployed by a run that has secrets, as a sentence: its author can change it at any time. Somebody who may set
 * labels has seen the commit that `labeled` names. A workflow that runs on each push to a fork, without labels, has decided that itself.
 */
function whyUntrusted(event: PullRequestEvent, environment: Environment, { labels }: Wanted): string | undefined {
  const { name, action, label, number } = event
  if (name === 'pull_request' || !isFork(event, environment)) return undefined
  if (name === 'pull_request_target' && isPush(action) && labels === undefined) return undefined
  if (action === 'labeled' && label !== undefined && labels !== undefined && hasListed([label], labels))
    return undefined
  const what = action === name ? name : `${name}: ${action}`
  return message`preview-fork-untrusted: No preview: pull request #${number} comes from a fork, and a run for \`${what}\` has this repository's secrets. With \`when-labeled\`, setting the label deploys the commit that it is set on.`
}

function isFork({ headRepository }: PullRequestEvent, { GITHUB_REPOSITORY: repository = '' }: Environment): boolean {
  return headRepository?.toLowerCase() !== repository.toLowerCase()
}

/** Whom GitHub gave no secrets: it decides by the rights of whoever started the run. Undefined if it should have given them. */
function whoGetsNoSecrets(event: PullRequestEvent, environment: Environment): string | undefined {
  const { GITHUB_ACTOR: actor } = environment
  if (isFork(event, environment)) return 'a fork'
  return actor === dependabot || event.author === dependabot ? 'Dependabot' : undefined
}
