import type { CiSystem } from '../../ci/ci-job.ts'
import type { ProofMemory } from '../../deployment/proven-elsewhere.ts'
import { GitLabClient, gitlabRefusal } from '../../gitlab/gitlab-client.ts'
import { gitlabPlace } from '../../gitlab/gitlab-proof-place.ts'
import type { Job } from '../../run/job.ts'
import { readGitLabAccess } from './gitlab-access.ts'

/** What GitLab remembers of its environments, in a job of GitLab; undefined elsewhere. Sends nothing. */
export function gitlabProofs(job: Job, ci: CiSystem | undefined): ProofMemory | undefined {
  const access = readGitLabAccess(job, ci)
  if (access === undefined) return undefined
  const { isJobToken } = access
  const { CI_DEFAULT_BRANCH } = job.environment
  return {
    read: (place, signal) =>
      gitlabPlace(new GitLabClient({ ...access, signal }), place.environment, CI_DEFAULT_BRANCH || undefined),
    knowsServices: false,
    explain: (error) => gitlabRefusal(error, isJobToken),
  }
}
