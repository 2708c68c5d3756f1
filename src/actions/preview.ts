import type { Job } from '../github/job.ts'
import { readPullRequestEvent } from '../github/pull-request-event.ts'
import { openPlatform } from './connection-inputs.ts'
import { endedBefore, reportOf } from './ending.ts'
import { JobReporter } from './job-reporter.ts'
import { askedBy, askingRunOf } from './preview-asked.ts'
import { refuseCheckedOutHead } from './preview-checkout.ts'
import { readPreviewInputs } from './preview-inputs.ts'
import { openStage } from './preview-stage.ts'

/** The preview action: reads the event and the inputs, runs one flow, reports. */
export async function preview(job: Job): Promise<void> {
  const reporter = new JobReporter(job, 'preview')
  const report = await reportOf(job, async () => {
    const asked = askedBy(readPullRequestEvent(job.environment), askingRunOf(job))
    if (asked.kind === 'end') {
      if (asked.outcome === 'skipped') job.console.notice(asked.why)
      return endedBefore(asked.outcome, asked.why)
    }
    const { event } = asked
    await refuseCheckedOutHead(event, job.context.workspace)
    const inputs = readPreviewInputs(job, event.number)
    reporter.configure(inputs.report)
    await using platform = openPlatform(inputs.connection, job)
    const stage = openStage({ job, platform, reporter, inputs, event })
    return asked.kind === 'close'
      ? await (await import('./preview-close.ts')).previewClose(stage, asked.again)
      : await (await import('./preview-deploy.ts')).previewHead(stage, asked.first)
  })
  await reporter.end(report)
}
