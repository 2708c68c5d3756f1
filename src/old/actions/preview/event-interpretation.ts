import type { Environment } from '../../ci/ci-job.ts'
import { isPullRequest, isRerun, mergeQueue, type PullRequestEvent } from '../../github/job/pull-request-event.ts'
import type { PreviewTask } from '../../preview/task.ts'
import { message } from '../../text/message.ts'

/** What an event requests of the preview. `failed` is a mistake in the workflow. */
export type PreviewRequest =
  | (PreviewTask & { readonly event: PullRequestEvent })
  | { readonly kind: 'none'; readonly outcome: 'skipped' | 'failed'; readonly reason: string }

const dependabot = 'dependabot[bot]'

/**
 * Decides what the event requests; undefined is an event without a pull request.
 *
 * @param hasKey whether `api-key` is set
 */
export function interpretEvent(
  event: PullRequestEvent | undefined,
  environment: Environment,
  hasKey: boolean,
): PreviewRequest {
  if (event === undefined) return withoutPullRequest(environment['GITHUB_EVENT_NAME'] || '(none)')
  const { action, name } = event
  if (name === 'pull_request_target') {
    const reason = message`preview-event-with-secrets: A preview does not run on \`pull_request_target\`: it would build the code of a fork with this service's variables. Use \`pull_request\`.`
    return { kind: 'none', outcome: 'failed', reason }
  }
  const isLater = isRerun(environment)
  const stranger = hasKey ? undefined : whoGetsNoSecrets(event, environment)
  if (stranger !== undefined) {
    const reason = message`preview-fork-without-key: No preview: GitHub gives no secrets to a run for ${stranger}, so \`api-key\` is empty.`
    return { kind: 'none', outcome: 'skipped', reason }
  }
  if (action === 'closed') return { kind: 'close', event, isRerun: isLater }
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
    : message`preview-event-unsupported: The event \`${eventName}\` names no pull request. Run the preview action on \`pull_request\`.`
  return { kind: 'none', outcome: 'failed', reason }
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
