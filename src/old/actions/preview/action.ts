import { InputError } from '../../client/errors.ts'
import { openPlatform } from '../../config/connection.ts'
import { GitHubTracker } from '../../github/deployments/github-tracker.ts'
import { readPullRequestEvent } from '../../github/job/pull-request-event.ts'
import { beginPreview } from '../../preview/preview-context.ts'
import { readPreviewInputs } from '../../preview/preview-inputs.ts'
import { plainEnd } from '../../report/run-end.ts'
import type { RunReport } from '../../report/run-report.ts'
import type { Job } from '../../run/job.ts'
import { runAction } from '../../run/run-to-end.ts'
import { interpretEvent } from './event-interpretation.ts'
import { githubHost } from './github-host.ts'

/** The preview action: reads the event and the inputs, deploys or closes the preview, reports its result. */
export function preview(job: Job): Promise<RunReport> {
  return runAction(job, 'preview', async (openReporter) => {
    const { environment } = job
    const mode = job.inputs.text('mode') ?? 'deploy'
    if (mode === 'report' || mode === 'sweep') {
      const [{ reportOrSweep }, { openPreviewList }] = await Promise.all([
        import('../../preview/removal/report-or-sweep.ts'),
        import('../../github/previews/github-preview-list.ts'),
      ])
      return await reportOrSweep(job, mode, (signal) => openPreviewList(job, signal))
    }
    if (mode !== 'deploy') {
      const text = `${job.inputs.named('mode')} of a preview is \`deploy\`, \`report\` or \`sweep\`, not "${mode}".`
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
    const { repository } = job.context
    if (repository === undefined) {
      throw new InputError('GITHUB_REPOSITORY', `GITHUB_REPOSITORY is not set. Run the preview action in a GitHub job.`)
    }
    const server = environment['GITHUB_SERVER_URL'] || 'https://github.com'
    const inputs = readPreviewInputs(job, event.number, `${server}/${repository.owner}/${repository.repo}`)
    const tracker = new GitHubTracker(job, inputs.report)
    const reporter = openReporter(inputs.report, tracker)
    const host = githubHost(job, event, inputs.comment, tracker)
    await using platform = openPlatform(inputs.connection, job)
    const context = beginPreview({ job, inputs, reporter, host }, platform)
    return request.kind === 'close'
      ? await (await import('../../preview/removal/close.ts')).closePreview(context, request)
      : await (await import('../../preview/deploy-preview.ts')).deployPreview(context, request)
  })
}
