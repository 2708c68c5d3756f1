import { githubRefusal } from '../../github/api/github-repository.ts'
import type { GitHubTracker } from '../../github/deployments/github-tracker.ts'
import { hasSucceeded } from '../../github/deployments/remembered-deployments.ts'
import type { PullRequestEvent } from '../../github/job/pull-request-event.ts'
import { isUnderAct } from '../../github/job/runner-environment.ts'
import { GitHubPreviewMemory } from '../../github/previews/github-preview-memory.ts'
import type { PreviewHost } from '../../preview/host.ts'
import { noMemory } from '../../preview/memory/preview-memory.ts'
import type { Job } from '../../run/job.ts'

/** A pull request, whose preview is remembered in GitHub deployments. */
export function githubHost(
  job: Job,
  event: PullRequestEvent,
  keepsComment: boolean,
  tracker: GitHubTracker,
): PreviewHost {
  const { number, headSha, createdAt: since } = event
  const deployments = tracker.deployments({ transient: true })
  const refs = deployedRefs(number, headSha)
  return {
    number,
    reference: `pull request #${number}`,
    headSha,
    memory:
      deployments === undefined
        ? noMemory('GitHub', {
            why: '`github-token` is empty',
            remedy: isUnderAct(job.environment)
              ? 'Run the workflow on GitHub, which gives the job a token'
              : "Remove `github-token` to use the job's own token",
          })
        : new GitHubPreviewMemory({
            ...{ deployments, refs, headSha, since, logUrl: job.context.runUrl, heads: tracker },
          }),
    now: () => deployments?.github.pullRequest(number) ?? Promise.resolve(undefined),
    isDeployed: deployments && ((target) => hasSucceeded(deployments, target, headSha)),
    explain: (error) =>
      deployments?.github.explain(error, 'pull-requests: read') ?? githubRefusal(error, 'pull-requests: read'),
    comments: keepsComment && deployments ? deployments.github.comments(number) : undefined,
    rows: githubRows(job, headSha),
  }
}

/** What a GitHub deployment may name as deployed, the best first: this repository knows the head of a fork by the second. */
export function deployedRefs(number: number, headSha: string): readonly string[] {
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
