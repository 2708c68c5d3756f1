import { openPlatform } from '../../config/connection.ts'
import { readPullRequestEvent } from '../../github/job/environment.ts'
import type { Job } from '../../github/job/job.ts'
import { runAction } from '../shared/run.ts'
import { flowOptions, openContext } from './context.ts'
import { interpretEvent, refuseCheckedOutHead } from './event.ts'
import { readPreviewInputs } from './inputs.ts'

/** The preview action: reads the event and the inputs, deploys or closes the preview, reports its result. */
export function preview(job: Job): Promise<void> {
  return runAction(job, 'preview', async (openReporter) => {
    const { environment } = job
    const hasKey = job.inputs.text('api-key') !== undefined
    const request = interpretEvent(readPullRequestEvent(environment), environment, hasKey)
    if (request.kind === 'none') {
      const { outcome, reason } = request
      if (outcome === 'skipped') job.console.notice(reason)
      return { outcome, reason }
    }
    const { event } = request
    await refuseCheckedOutHead(event, job.context.workspace)
    const inputs = readPreviewInputs(job, event.number)
    const reporter = openReporter(inputs.report)
    await using platform = openPlatform(inputs.connection, job)
    const context = openContext({ job, platform, reporter, inputs, event })
    const result =
      request.kind === 'close'
        ? await (await import('./close.ts')).closePreview(context, request.isRerun)
        : await (await import('./deploy.ts')).deployPreview(context, request.isFirstRun)
    return { ...result, remainingMs: flowOptions(context).timeoutMs }
  })
}
