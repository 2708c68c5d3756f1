import { openPlatform } from '../../config/connection.ts'
import type { Job } from '../../github/job/job.ts'
import { readPullRequestEvent } from '../../github/job/pull-request-event.ts'
import { runAction } from '../shared/run.ts'
import { askedBy, askingRunOf } from './asked.ts'
import { refuseCheckedOutHead } from './checkout.ts'
import { flowOptions, openStage } from './context.ts'
import { readPreviewInputs } from './inputs.ts'

/** The preview action: reads the event and the inputs, runs one flow, reports its result. */
export function preview(job: Job): Promise<void> {
  return runAction(job, 'preview', async (openReporter) => {
    const asked = askedBy(readPullRequestEvent(job.environment), askingRunOf(job))
    if (asked.kind === 'end') {
      if (asked.outcome === 'skipped') job.console.notice(asked.why)
      return { outcome: asked.outcome, reason: asked.why }
    }
    const { event } = asked
    await refuseCheckedOutHead(event, job.context.workspace)
    const inputs = readPreviewInputs(job, event.number)
    const reporter = openReporter(inputs.report)
    await using platform = openPlatform(inputs.connection, job)
    const stage = openStage({ job, platform, reporter, inputs, event })
    const result =
      asked.kind === 'close'
        ? await (await import('./close.ts')).previewClose(stage, asked.again)
        : await (await import('./deploy.ts')).previewHead(stage, asked.first)
    return { ...result, remainingMs: flowOptions(stage).timeoutMs }
  })
}
