import type { FleetHost, FleetPreviews } from '../fleet/host.ts'
import type { Job } from '../run/job.ts'
import { GitHubRepository, githubRefusal } from './api/github-repository.ts'
import { Deployments } from './deployments/deployments.ts'
import { findLastSuccess } from './deployments/remembered-deployments.ts'
import { findDeployedCommit } from './deployments/status-description.ts'
import { mergeQueue, readPullRequestEvent } from './job/pull-request-event.ts'

const commentTimeoutMs = 20_000

/** A fleet whose repository is on GitHub. */
export function githubFleet({ context, environment, redactor }: Job, previews: FleetPreviews): FleetHost {
  const { repository } = context
  return {
    name: 'GitHub',
    isQueued: environment['GITHUB_EVENT_NAME'] === mergeQueue,
    readLastSuccess: (name, { githubToken: token }, signal) => {
      if (repository === undefined || token === undefined) return undefined
      return readLastSuccess(new Deployments({ repository, environment: name, token, redactor, signal }))
    },
    explain: (error) => githubRefusal(error, 'deployments: read'),
    openComments: ({ githubToken: token }) => {
      const event = readPullRequestEvent(environment)
      if (event === undefined || repository === undefined || token === undefined) return undefined
      const { number, headSha } = event
      const github = new GitHubRepository({
        repository,
        token,
        redactor,
        signal: AbortSignal.timeout(commentTimeoutMs),
      })
      return {
        place: github.comments(number),
        isCurrent: async () => (await github.pullRequest(number)).headSha === headSha,
      }
    },
    previews,
  }
}

async function readLastSuccess(deployments: Deployments) {
  let seen = 0
  const last = await findLastSuccess(deployments, () => ++seen > 0)
  const hasFailed = seen > (last.kind === 'found' ? 1 : 0)
  if (last.kind !== 'found') return { ...last, hasFailed }
  const { value } = last
  return { kind: 'found', commit: findDeployedCommit(value.memory, value.last), hasFailed } as const
}
