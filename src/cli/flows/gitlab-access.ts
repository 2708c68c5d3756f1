import type { CiSystem } from '../../ci/ci-job.ts'
import type { GitLabProject } from '../../gitlab/gitlab-client.ts'
import type { Job } from '../../run/job.ts'

/**
 * How the project of a GitLab job is reached: with `TAXIWAY_GITLAB_TOKEN`, else with the job's own token. Hides the token. Undefined in a
 * job of another system.
 */
export function readGitLabAccess(
  { environment, console, redactor }: Job,
  ci: CiSystem | undefined,
): Omit<GitLabProject, 'signal'> | undefined {
  const { CI_API_V4_URL: apiUrl, CI_PROJECT_ID: project, CI_JOB_TOKEN: jobToken } = environment
  const token = environment['TAXIWAY_GITLAB_TOKEN'] || jobToken
  if (ci?.name !== 'gitlab' || !apiUrl || !project || !token) return undefined
  console.mask(token)
  return { apiUrl, project, token, isJobToken: token === jobToken, redactor }
}
