import { abortLater } from '../../client/time/timeout.ts'
import { GitLabEnvironment } from '../../gitlab/environment-store.ts'
import { GitLabClient } from '../../gitlab/gitlab-client.ts'
import type { PreviewHost } from '../../preview/host.ts'
import { StoredMemory } from '../../preview/memory/stored-memory.ts'
import { isWholeCommit } from '../../text/commits/commit-id.ts'
import type { CommandJob } from '../command-job.ts'
import { readGitLabAccess } from './gitlab-access.ts'

/** How long GitLab may still be told after a signal: the command ends within 2 s. */
const graceMs = 1_000

/** A merge request on the GitLab server of this job. */
type GitLabHost = Omit<PreviewHost, 'number' | 'reference' | 'headSha'> & { readonly memory: StoredMemory }

/**
 * The GitLab server of a GitLab job, with `TAXIWAY_GITLAB_TOKEN`, else with the job's own token, which cannot read a merge request
 * or write notes. Undefined elsewhere. Sends nothing.
 *
 * @param over ends what is under way
 */
export function openGitLab(
  job: CommandJob,
  { number, headSha }: Pick<PreviewHost, 'number' | 'headSha'>,
  over: AbortSignal,
): GitLabHost | undefined {
  const { ci, environment, inputs, signal } = job
  const access = readGitLabAccess(job, ci)
  if (access === undefined) return undefined
  const { isJobToken } = access
  const ends = AbortSignal.any([abortLater(signal, graceMs), over])
  const client = new GitLabClient({ ...access, signal: ends })
  const name = inputs.get('environment') ?? (environment['CI_ENVIRONMENT_NAME'] || `preview/${number}`)
  const { CI_PROJECT_URL: address, CI_PIPELINE_ID: run, CI_MERGE_REQUEST_LABELS: labels } = environment
  return {
    // When the pipeline was started; a job that is run again has those of then.
    labels: labels?.split(','),
    memory: new StoredMemory(new GitLabEnvironment(client, name)),
    now: async () => {
      if (isJobToken) return undefined
      const now = await client.mergeRequest(number)
      // What is not a whole commit id, such as a branch, cannot be outdated.
      return isWholeCommit(headSha) ? now : { ...now, headSha }
    },
    comments: isJobToken ? undefined : client.notes(number),
    explain: (error) => client.explain(error),
    rows: {
      commit: headSha === '' ? undefined : { sha: headSha, address: address && `${address}/-/commit/${headSha}` },
      run: run && job.context.runUrl ? { id: run, address: job.context.runUrl } : undefined,
    },
  }
}
