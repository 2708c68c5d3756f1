import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '../../client/errors.ts'
import { githubRefusal, readPullRequest } from '../../github/api/client.ts'
import { checkedOutCommits } from '../../github/job/checkout.ts'
import { type Environment, isPullRequest, type PullRequestEvent } from '../../github/job/environment.ts'
import { message } from '../../text/message.ts'
import { type PreviewContext, waitForGithub } from './context.ts'

/** What an event requests of the preview. */
export type PreviewRequest =
  | {
      readonly kind: 'deploy'
      readonly event: PullRequestEvent
      /** Nothing can exist yet: the pull request was just opened, and this is the first attempt of its run. */
      readonly isFirstRun: boolean
    }
  | {
      readonly kind: 'close'
      readonly event: PullRequestEvent
      /** The run was started again, so the event may be old. */
      readonly isRerun: boolean
    }
  /** Nothing to do; `failed` where the workflow is wrong. */
  | { readonly kind: 'none'; readonly outcome: 'skipped' | 'failed'; readonly reason: string }

/** The pull request now, compared with the event. */
export type PullRequestState =
  | { readonly kind: 'unchanged' }
  /** This run is no longer needed; the reason is a sentence. */
  | { readonly kind: 'outdated'; readonly reason: string }
  /** GitHub does not say. */
  | { readonly kind: 'unknown' }

const dependabot = 'dependabot[bot]'
/** No more folders of the workspace are searched for working copies. */
const mostFolders = 50

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
  if (event === undefined) {
    const eventName = environment['GITHUB_EVENT_NAME'] || '(none)'
    const reason = isPullRequest(eventName)
      ? message(
          'preview-event-unreadable',
        )`Could not read a pull request from the file at GITHUB_EVENT_PATH. Run the preview action in a GitHub job.`
      : message(
          'preview-event-unsupported',
        )`The preview action does not support the event \`${eventName}\`. Run it on \`pull_request\`.`
    return { kind: 'none', outcome: 'failed', reason }
  }
  const withoutSecrets = hasKey ? undefined : whyWithoutSecrets(event, environment)
  if (withoutSecrets !== undefined) return { kind: 'none', outcome: 'skipped', reason: withoutSecrets }
  const { action } = event
  const isRerun = Number(environment['GITHUB_RUN_ATTEMPT'] ?? 1) > 1
  switch (action) {
    case 'opened':
    case 'reopened':
    case 'synchronize':
      return { kind: 'deploy', event, isFirstRun: action === 'opened' && !isRerun }
    case 'closed':
      return { kind: 'close', event, isRerun }
    default: {
      const reason = message(
        'preview-activity-ignored',
      )`Nothing to do for the activity type \`${action}\`. A preview follows \`opened\`, \`reopened\`, \`synchronize\` and \`closed\`.`
      return { kind: 'none', outcome: 'skipped', reason }
    }
  }
}

/** Why GitHub gave the run no secrets, as a sentence; undefined where it should have given them. */
function whyWithoutSecrets(event: PullRequestEvent, environment: Environment): string | undefined {
  // GitHub decides by the rights of whoever started the run.
  const { GITHUB_ACTOR: actor, GITHUB_REPOSITORY: repository = '' } = environment
  if (event.headRepository?.toLowerCase() !== repository.toLowerCase()) {
    return message(
      'preview-fork-without-key',
    )`No preview: GitHub gives no secrets to a run for a fork, so \`api-key\` is empty.`
  }
  if (actor !== dependabot && event.author !== dependabot) return undefined
  return message(
    'preview-dependabot-without-key',
  )`No preview: GitHub gives no secrets to a run for Dependabot, so \`api-key\` is empty.`
}

/**
 * `pull_request_target` gives this repository's secrets to the pull request of a stranger. With its head checked out, a step can
 * run untrusted code that reads them (runner-facts). Looks at the workspace and the folders in it.
 *
 * @throws InputError
 */
export async function refuseCheckedOutHead({ name, headSha }: PullRequestEvent, workspace: string): Promise<void> {
  if (name !== 'pull_request_target') return
  for (const folder of workingCopiesIn(workspace)) {
    if (!(await checkedOutCommits(folder)).includes(headSha)) continue
    throw new InputError(
      'pull_request_target',
      message(
        'preview-head-checked-out',
      )`This \`pull_request_target\` job has the head of the pull request checked out, so its code could read the job's secrets. Run on \`pull_request\`, or do not check it out: the platform fetches the commit itself.`,
    )
  }
}

function workingCopiesIn(workspace: string): string[] {
  try {
    const folders = readdirSync(workspace, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const candidates = [workspace, ...folders.slice(0, mostFolders).map(({ name }) => join(workspace, name))]
    return candidates.filter((folder) => existsSync(join(folder, '.git')))
  } catch {
    return []
  }
}

/**
 * Asks GitHub whether the pull request is still as the event said. A failed read is a warning.
 *
 * @param expected the state in which the event found the pull request
 */
export async function checkPullRequest(
  context: PreviewContext,
  expected: 'open' | 'closed',
): Promise<PullRequestState> {
  const { event, job } = context
  const { number, headSha } = event
  const sha = headSha.slice(0, 7)
  try {
    const now = await readPullRequestNow(context)
    if (now === undefined) return { kind: 'unknown' }
    if (now.open !== (expected === 'open')) {
      const reason = now.open
        ? message('preview-pull-request-open')`Nothing to do: pull request #${number} is open now.`
        : message('preview-pull-request-closed')`Nothing to do: pull request #${number} is closed now.`
      return { kind: 'outdated', reason }
    }
    if (expected === 'closed' || now.headSha === headSha) return { kind: 'unchanged' }
    const reason = message(
      'preview-head-outdated',
    )`Nothing to do: ${sha} is no longer the head of pull request #${number}. The head is now ${now.headSha.slice(0, 7)}.`
    return { kind: 'outdated', reason }
  } catch (error) {
    job.signal.throwIfAborted()
    const why = githubRefusal(error, 'pull-requests: read')
    job.console.warn(
      message('preview-head-unknown')`Could not check whether ${sha} is still the head of the pull request: ${why}.`,
    )
    return { kind: 'unknown' }
  }
}

/** Why the head of the event is no longer to be deployed, as a sentence; undefined where it is, or GitHub does not say. */
export async function whyOutdated(context: PreviewContext): Promise<string | undefined> {
  const state = await checkPullRequest(context, 'open')
  return state.kind === 'outdated' ? state.reason : undefined
}

/** The pull request now; undefined without a token. Rejects with what GitHub's client throws. */
export async function readPullRequestNow(
  context: PreviewContext,
  limitMs?: number,
): Promise<Awaited<ReturnType<typeof readPullRequest>> | undefined> {
  const { deployments, event, inputs } = context
  if (deployments === undefined) return undefined
  return await waitForGithub(context, readPullRequest(deployments.client(), inputs.repository, event.number), limitMs)
}
