import { InputError } from '../../client/errors.ts'
import { readReportInputs } from '../../config/report-inputs.ts'
import { Deployments } from '../../github/deployments/deployments.ts'
import { GitHubPreviewList } from '../../github/previews/github-preview-list.ts'
import { defaultEnvironment } from '../../preview/preview-inputs.ts'
import type { PreviewList } from '../../preview/removal/preview-list.ts'
import type { Job } from '../../run/job.ts'

/** The previews of the `environment` input. */
export function openPreviewList({ inputs, context, redactor }: Job, signal: AbortSignal): PreviewList {
  const { githubToken: token, environment = defaultEnvironment } = readReportInputs(inputs)
  const { repository } = context
  if (repository !== undefined && token !== undefined) {
    const deployments = new Deployments({ repository, environment, token, redactor, signal })
    return new GitHubPreviewList(deployments, context.sha === undefined ? [] : [context.sha, 'HEAD'])
  }
  const text =
    repository === undefined
      ? 'GITHUB_REPOSITORY does not name a repository. Previews are remembered in the GitHub deployments of one: set it, such as `owner/name`.'
      : `${inputs.named('github-token')} (for the command: the variable GITHUB_TOKEN) is empty. GitHub shows what it remembers to a token with \`deployments: read\` and \`pull-requests: read\`.`
  throw new InputError('github-token', text)
}
