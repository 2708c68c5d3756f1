import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '../../client/errors.ts'
import { Run } from '../../client/time/run.ts'
import { openPlatform } from '../../config/connection.ts'
import { KeyCheck } from '../../deployment/start/preflight.ts'
import { checkedOutCommits, git } from '../../github/job/checkout.ts'
import {
  type Environment,
  isPullRequest,
  type PullRequestEvent,
  readPullRequestEvent,
} from '../../github/job/environment.ts'
import { message } from '../../text/message.ts'
import type { Job } from '../shared/job.ts'
import { runAction } from '../shared/run.ts'
import { flowOptions } from './context.ts'
import { readPreviewInputs } from './inputs.ts'

/**
 * What an event requests of the preview. In the first run of a pull request that was just opened nothing can exist yet; in a re-run
 * the event may be old. `failed` is a mistake in the workflow.
 */
export type PreviewRequest =
  | { readonly kind: 'deploy'; readonly event: PullRequestEvent; readonly isFirstRun: boolean }
  | { readonly kind: 'close'; readonly event: PullRequestEvent; readonly isRerun: boolean }
  | { readonly kind: 'none'; readonly outcome: 'skipped' | 'failed'; readonly reason: string }

const dependabot = 'dependabot[bot]'
/** No more folders of the workspace are searched for working copies. */
const mostFolders = 50

/** The preview action: reads the event and the inputs, deploys or closes the preview, reports its result. */
export function preview(job: Job): Promise<void> {
  return runAction(job, 'preview', async (openReporter) => {
    const { environment } = job
    const hasKey = job.inputs.text('api-key') !== undefined
    const request = interpretEvent(readPullRequestEvent(environment), environment, hasKey)
    if (request.kind === 'none') {
      const { outcome, reason } = request
      if (outcome === 'skipped') job.console.notice(reason)
      return { outcome, reason }
    }
    const { event } = request
    await refuseCheckedOutHead(event, job.context.workspace)
    const inputs = readPreviewInputs(job, event.number)
    const reporter = openReporter(inputs.report)
    await using platform = openPlatform(inputs.connection, job)
    const deployments = reporter.github.deployments({ transient: true })
    const run = new Run({ timeoutMs: inputs.follow.timeoutMs, signal: job.signal })
    const keyCheck = KeyCheck.of(run, platform)
    const context = { job, platform, reporter, inputs, event, deployments, keyCheck, startedMs: performance.now() }
    const result =
      request.kind === 'close'
        ? await (await import('./close.ts')).closePreview(context, request.isRerun)
        : await (await import('./deploy.ts')).deployPreview(context, request.isFirstRun)
    return { ...result, remainingMs: flowOptions(context).timeoutMs }
  })
}

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
      ? message`preview-event-unreadable: Could not read a pull request from the file at GITHUB_EVENT_PATH. Run the preview action in a GitHub job.`
      : message`preview-event-unsupported: The preview action does not support the event \`${eventName}\`. Run it on \`pull_request\`.`
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
      const reason = message`preview-activity-ignored: Nothing to do for the activity type \`${action}\`. A preview follows \`opened\`, \`reopened\`, \`synchronize\` and \`closed\`.`
      return { kind: 'none', outcome: 'skipped', reason }
    }
  }
}

/** Why GitHub gave the run no secrets, as a sentence; undefined where it should have given them. */
function whyWithoutSecrets(event: PullRequestEvent, environment: Environment): string | undefined {
  // GitHub decides by the rights of whoever started the run.
  const { GITHUB_ACTOR: actor, GITHUB_REPOSITORY: repository = '' } = environment
  if (event.headRepository?.toLowerCase() !== repository.toLowerCase()) {
    return message`preview-fork-without-key: No preview: GitHub gives no secrets to a run for a fork, so \`api-key\` is empty.`
  }
  if (actor !== dependabot && event.author !== dependabot) return undefined
  return message`preview-dependabot-without-key: No preview: GitHub gives no secrets to a run for Dependabot, so \`api-key\` is empty.`
}

/**
 * `pull_request_target` gives this repository's secrets to a pull request of any author. With its head checked out, a step can run
 * untrusted code that reads them (runner-facts). Looks at the workspace and the folders in it.
 *
 * @throws InputError
 */
export async function refuseCheckedOutHead({ name, headSha }: PullRequestEvent, workspace: string): Promise<void> {
  if (name !== 'pull_request_target') return
  for (const folder of workingCopiesIn(workspace)) {
    if (!(await checkedOutCommits(git, folder)).includes(headSha)) continue
    throw new InputError(
      'pull_request_target',
      message`preview-head-checked-out: This \`pull_request_target\` job has the head of the pull request checked out, so its code could read the job's secrets. Run on \`pull_request\`, or do not check it out: the platform fetches the commit itself.`,
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
