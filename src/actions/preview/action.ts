import { InputError } from '../../client/errors.ts'
import { githubRefusal } from '../../github/api/client.ts'
import { GitHubPreviewMemory } from '../../github/deployments/preview-memory.ts'
import { GitHubTracker } from '../../github/deployments/tracker.ts'
import { refuseCheckedOutHead } from '../../github/job/checkout.ts'
import {
  isRerun,
  type PullRequestEvent,
  readNamedPullRequest,
  readPullRequestEvent,
} from '../../github/job/environment.ts'
import type { PreviewHost } from '../../preview/context.ts'
import { readPreviewInputs, readWantedLabels } from '../../preview/inputs.ts'
import { noMemory } from '../../preview/memory.ts'
import { runPreview } from '../../preview/run.ts'
import { plainEnd } from '../../report/run-end.ts'
import type { RunReport } from '../../report/run-report.ts'
import type { Job } from '../../run/job.ts'
import { type JobReporter, runAction } from '../../run/reporter.ts'
import { interpretEvent } from './event.ts'
import { readNamedRequest } from './named-event.ts'

/** The preview action: reads the event and the inputs, deploys or closes the preview, reports its result. */
export function preview(job: Job): Promise<RunReport> {
  return runAction(job, 'preview', async (openReporter) => {
    const { environment } = job
    const mode = job.inputs.text('mode') ?? 'deploy'
    if (mode === 'report' || mode === 'sweep') {
      const [{ reviewPreviews }, { openPreviewList }] = await Promise.all([
        import('../../preview/review.ts'),
        import('./list.ts'),
      ])
      return await reviewPreviews(job, mode, (signal) => openPreviewList(job, signal))
    }
    if (mode !== 'deploy') {
      const text = `\`mode\` of a preview is \`deploy\`, \`report\` or \`sweep\`, not "${mode}".`
      throw new InputError('mode', text)
    }
    const hasKey = job.inputs.text('api-key') !== undefined
    const wanted = { hasKey, labels: readWantedLabels(job.inputs) }
    const named = readNamedPullRequest(environment)
    const request =
      named === undefined
        ? interpretEvent(readPullRequestEvent(environment), environment, wanted)
        : await readNamedRequest(job, named, wanted)
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
    if (event.name === 'pull_request_target')
      await refuseCheckedOutHead(event, { folder: workspace, repository: name, isTrusted, signal: job.signal })
    const tracker = new GitHubTracker(job, inputs.report)
    const reporter = openReporter(inputs.report, tracker)
    const host = githubHost(job, event, inputs.comment, { reporter, tracker })
    return await runPreview({ job, inputs, reporter, host }, request)
  })
}

/** A pull request, whose preview is remembered in GitHub deployments. */
function githubHost(
  job: Job,
  event: PullRequestEvent,
  keepsComment: boolean,
  { reporter, tracker }: { readonly reporter: JobReporter; readonly tracker: GitHubTracker },
): PreviewHost {
  const { number, headSha, createdAt: since, labels } = event
  const deployments = tracker.deployments({ transient: true })
  const refs = refsOf(number, headSha)
  return {
    number,
    reference: `pull request #${number}`,
    headSha,
    labels: isRerun(job.environment) ? undefined : labels,
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
    isDeployed: async (target) => deployments !== undefined && (await deployments.hasSucceeded(target, headSha)),
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
