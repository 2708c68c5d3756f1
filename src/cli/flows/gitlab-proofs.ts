import type { CiSystem } from '../../ci/job.ts'
import type { ProofMemory } from '../../deployment/proof.ts'
import { GitLabClient, gitlabRefusal } from '../../gitlab/client.ts'
import { gitlabPlace } from '../../gitlab/deployments.ts'
import type { Job } from '../../run/job.ts'

/** What GitLab remembers of its environments, in a job of GitLab; undefined elsewhere. Sends nothing. */
export function gitlabProofs(
  { environment, console, redactor }: Job,
  ci: CiSystem | undefined,
): ProofMemory | undefined {
  const { CI_API_V4_URL: apiUrl, CI_PROJECT_ID: project, CI_JOB_TOKEN: jobToken, CI_DEFAULT_BRANCH } = environment
  const token = environment['TAXIWAY_GITLAB_TOKEN'] || jobToken
  if (ci?.name !== 'gitlab' || !apiUrl || !project || !token) return undefined
  console.mask(token)
  const isJobToken = token === jobToken
  const access = { apiUrl, project, token, isJobToken, redactor }
  return {
    read: (place, signal) =>
      gitlabPlace(new GitLabClient({ ...access, signal }), place.environment, CI_DEFAULT_BRANCH || undefined),
    knowsServices: false,
    explain: (error) => gitlabRefusal(error, isJobToken),
  }
}
