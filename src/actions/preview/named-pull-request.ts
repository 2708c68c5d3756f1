import { readReportInputs } from '../../config/report-inputs.ts'
import { GitHubRepository, githubRefusal } from '../../github/api/github-repository.ts'
import { isRerun, type readNamedPullRequest } from '../../github/job/pull-request-event.ts'
import type { Job } from '../../run/job.ts'
import { shorten } from '../../text/formats/shortening.ts'
import { message } from '../../text/message.ts'
import { interpretEvent, type PreviewRequest, type Wanted } from './event-interpretation.ts'
import { deletedEnd, readTriggeringComment, whyNotAsked } from './triggering-comment.ts'

/** An event that only names a pull request, such as a comment on it or `workflow_dispatch`. */
type NamedPullRequest = NonNullable<ReturnType<typeof readNamedPullRequest>>

/** What such an event requests of the preview: GitHub is asked for the pull request. */
export async function readNamedRequest(job: Job, named: NamedPullRequest, wanted: Wanted): Promise<PreviewRequest> {
  if ('wrong' in named) {
    const reason = message`preview-dispatch-unnamed: The input \`pull-request\` of the workflow is not the number of a pull request: "${shorten(named.wrong)}". Use one such as 7.`
    return { kind: 'none', outcome: 'failed', reason }
  }
  const { number, name, comment } = named
  const run = { number, isRerun: isRerun(job.environment) }
  if (comment?.action === 'deleted') return { kind: 'none', ...deletedEnd(run) }
  const { githubToken: token } = readReportInputs(job.inputs)
  const { repository } = job.context
  if (token === undefined || repository === undefined) {
    const reason = message`preview-pull-unknown: The event \`${name}\` only names pull request #${number}, and GitHub cannot be asked for it: \`github-token\` is empty, or GITHUB_REPOSITORY is not set.`
    return { kind: 'none', outcome: 'failed', reason }
  }
  const signal = AbortSignal.any([job.signal, AbortSignal.timeout(job.inputs.get('timeout'))])
  const github = new GitHubRepository({ repository, token, redactor: job.redactor, signal })
  try {
    const asking = comment === undefined ? undefined : readTriggeringComment(github, comment)
    const [pull, found] = await Promise.all([github.pullRequest(number), asking])
    const end = found && whyNotAsked(found, run)
    if (end !== undefined) return { kind: 'none', ...end }
    return interpretEvent({ ...pull, number, name, action: name, label: undefined }, job.environment, wanted)
  } catch (error) {
    job.signal.throwIfAborted()
    const why = githubRefusal(error, 'pull-requests: read')
    const reason = message`preview-pull-unread: GitHub did not say what pull request #${number} is: ${why}. Nothing was created or deployed.`
    return { kind: 'none', outcome: 'failed', reason }
  }
}
