import { openPlatform } from '../../config/connection.ts'
import type { Job } from '../../github/job/job.ts'
import { JobReporter } from '../shared/job-reporter.ts'
import { reportOf } from '../shared/result.ts'
import { readDeployInputs } from './inputs.ts'

/** The deploy action: reads the inputs, runs one flow, reports. */
export async function deploy(job: Job): Promise<void> {
  const reporter = new JobReporter(job, 'deploy')
  const report = await reportOf(job, async () => {
    const inputs = readDeployInputs(job.inputs, job.context)
    reporter.configure(inputs.report)
    await using platform = openPlatform(inputs.connection, job)
    const stage = { job, platform, reporter, inputs }
    const { source } = inputs
    switch (source.kind) {
      case 'ref':
        return await (await import('./ref.ts')).deployRef(stage, source)
      case 'archive':
        return await (await import('./archive.ts')).deployArchive(stage, source)
      default:
        return source satisfies never
    }
  })
  await reporter.end(report)
}
