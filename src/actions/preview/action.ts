import { openPlatform } from '../../config/connection.ts'
import type { Job } from '../../github/job/job.ts'
import { readPullRequestEvent } from '../../github/job/pull-request-event.ts'
import { JobReporter } from '../shared/job-reporter.ts'
import { endedBefore, reportOf } from '../shared/result.ts'
import { askedBy, askingRunOf } from './asked.ts'
import { refuseCheckedOutHead } from './checkout.ts'
import { openStage } from './context.ts'
import { readPreviewInputs } from './inputs.ts'

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
      ? await (await import('./close.ts')).previewClose(stage, asked.again)
      : await (await import('./deploy.ts')).previewHead(stage, asked.first)
  })
  await reporter.end(report)
}
