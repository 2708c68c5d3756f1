import type { Environment } from '../../ci/job.ts'
import { InputError } from '../../client/errors.ts'
import { Run } from '../../client/time/run.ts'
import { openPlatform } from '../../config/connection.ts'
import { KeyCheck } from '../../deployment/start/preflight.ts'
import { githubRefusal } from '../../github/api/client.ts'
import { GitHubPreviewMemory } from '../../github/deployments/preview-memory.ts'
import { GitHubTracker } from '../../github/deployments/tracker.ts'
import { refuseCheckedOutHead } from '../../github/job/checkout.ts'
import { isPullRequest, mergeQueue, type PullRequestEvent, readPullRequestEvent } from '../../github/job/environment.ts'
import { noMemory } from '../../preview/memory.ts'
import { type DeployEnd, plainEnd } from '../../report/run-end.ts'
import type { RunReport } from '../../report/run-report.ts'
import type { Job } from '../../run/job.ts'
import { type JobReporter, runAction } from '../../run/reporter.ts'
import { message } from '../../text/message.ts'
import type { PreviewContext, PreviewHost } from './context.ts'
import { readPreviewInputs } from './inputs.ts'

/** What is to be done with the preview. In the first run of a change request that was just opened nothing can exist yet. */
export type PreviewTask =
  | { readonly kind: 'deploy'; readonly isFirstRun: boolean }
  /** In a re-run, what started it may be old. */
  | { readonly kind: 'close'; readonly isRerun: boolean }

/** What an event requests of the preview. `failed` is a mistake in the workflow. */
export type PreviewRequest =
  | (PreviewTask & { readonly event: PullRequestEvent })
  | { readonly kind: 'none'; readonly outcome: 'skipped' | 'failed'; readonly reason: string }

const dependabot = 'dependabot[bot]'

/** The preview action: reads the event and the inputs, deploys or closes the preview, reports its result. */
export function preview(job: Job): Promise<RunReport> {
  return runAction(job, 'preview', async (openReporter) => {
    const { environment } = job
    const mode = job.inputs.text('mode') ?? 'deploy'
    if (mode === 'report' || mode === 'sweep') return await (await import('./forgotten.ts')).reviewPreviews(job, mode)
    if (mode !== 'deploy') {
      const text = `\`mode\` of a preview is \`deploy\`, \`report\` or \`sweep\`, not "${mode}".`
      throw new InputError('mode', text)
    }
    const hasKey = job.inputs.text('api-key') !== undefined
    const request = interpretEvent(readPullRequestEvent(environment), environment, hasKey)
    if (request.kind === 'none') {
      const { outcome, reason } = request
      if (outcome === 'skipped') job.console.notice(reason)
      return plainEnd(outcome, reason)
    }
    const { event } = request
    const { repository, workspace } = job.context
    if (repository === undefined) {
      throw new InputError('GITHUB_REPOSITORY', `GITHUB_REPOSITORY is not set. Run the preview action in a GitHub job.`)
    }
    const server = environment['GITHUB_SERVER_URL'] || 'https://github.com'
    const inputs = readPreviewInputs(job, event.number, `${server}/${repository.owner}/${repository.repo}`)
    const isTrusted = inputs.trustsCheckout
    const name = `${repository.owner}/${repository.repo}`
    await refuseCheckedOutHead(event, { folder: workspace, repository: name, isTrusted, signal: job.signal })
    const tracker = new GitHubTracker(job, inputs.report)
    const reporter = openReporter(inputs.report, tracker)
    const host = githubHost(job, event, inputs.comment, { reporter, tracker })
    return await runPreview({ job, inputs, reporter, host }, request)
  })
}

/** Deploys or closes a preview, whatever its host. Rejects as the flows do. */
export async function runPreview(
  start: Pick<PreviewContext, 'job' | 'inputs' | 'reporter' | 'host'>,
  task: PreviewTask,
): Promise<DeployEnd> {
  const { inputs, job } = start
  await using platform = openPlatform(inputs.connection, job)
  const run = new Run({ timeoutMs: inputs.follow.timeoutMs, signal: job.signal })
  const context = { ...start, platform, keyCheck: KeyCheck.of(run, platform), run }
  return task.kind === 'close'
    ? await (await import('./close.ts')).closePreview(context, task.isRerun)
    : await (await import('./deploy.ts')).deployPreview(context, task.isFirstRun)
}

/** A pull request, whose preview is remembered in GitHub deployments. */
function githubHost(
  job: Job,
  event: PullRequestEvent,
  keepsComment: boolean,
  { reporter, tracker }: { readonly reporter: JobReporter; readonly tracker: GitHubTracker },
): PreviewHost {
  const { number, headSha, createdAt: since } = event
  const deployments = tracker.deployments({ transient: true })
  const refs = refsOf(number, headSha)
  return {
    number,
    reference: `pull request #${number}`,
    headSha,
    memory:
      deployments === undefined
        ? noMemory('GitHub', {
            why: '`github-token` is empty',
            remedy: "Remove `github-token` to use the job's own token",
          })
        : new GitHubPreviewMemory({
            ...{ deployments, refs, headSha, since, logUrl: job.context.runUrl },
            show: async (memory, find, description) => {
              tracker.track(memory, refs, { find, since })
              return await tracker.begin(description, reporter.url)
            },
          }),
    now: async () => await deployments?.github.pullRequest(number),
    explain: (error) => githubRefusal(error, 'pull-requests: read'),
    comments: keepsComment && deployments ? deployments.github.comments(number) : undefined,
    rows: githubRows(job, headSha),
  }
}

/** What a GitHub deployment may name as deployed, the best first: this repository knows the head of a fork by the second. */
export function refsOf(number: number, headSha: string): readonly string[] {
  return [headSha, `refs/pull/${number}/head`]
}

export function githubRows({ context, environment }: Job, sha: string): PreviewHost['rows'] {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = environment
  const address = server && repository ? `${server}/${repository}/commit/${sha}` : undefined
  return {
    commit: { sha, address },
    run: run && context.runUrl ? { id: run, address: context.runUrl } : undefined,
  }
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
    if (eventName === mergeQueue) {
      const reason = message`preview-merge-queue: No preview: a merge queue tests a commit of several pull requests, and each of them has its own.`
      return { kind: 'none', outcome: 'skipped', reason }
    }
    const reason = isPullRequest(eventName)
      ? message`preview-event-unreadable: Could not read a pull request from the file at GITHUB_EVENT_PATH. Run the preview action in a GitHub job.`
      : message`preview-event-unsupported: The preview action does not support the event \`${eventName}\`. Run it on \`pull_request\`.`
    return { kind: 'none', outcome: 'failed', reason }
  }
  const stranger = hasKey ? undefined : whoGetsNoSecrets(event, environment)
  if (stranger !== undefined) {
    const reason = message`preview-fork-without-key: No preview: GitHub gives no secrets to a run for ${stranger}, so \`api-key\` is empty.`
    return { kind: 'none', outcome: 'skipped', reason }
  }
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
      const reason = `Nothing to do for the activity type \`${action}\`. A preview follows \`opened\`, \`reopened\`, \`synchronize\` and \`closed\`.`
      return { kind: 'none', outcome: 'skipped', reason }
    }
  }
}

/** Whom GitHub gave no secrets: it decides by the rights of whoever started the run. Undefined if it should have given them. */
function whoGetsNoSecrets(event: PullRequestEvent, environment: Environment): string | undefined {
  const { GITHUB_ACTOR: actor, GITHUB_REPOSITORY: repository = '' } = environment
  if (event.headRepository?.toLowerCase() !== repository.toLowerCase()) return 'a fork'
  return actor === dependabot || event.author === dependabot ? 'Dependabot' : undefined
}
