import type { Job } from '../github/job.ts'
import { openPlatform } from './connection-inputs.ts'
import { readDeployInputs } from './deploy-inputs.ts'
import { reportOf } from './ending.ts'
import { JobReporter } from './job-reporter.ts'

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
        return await (await import('./deploy-ref.ts')).deployRef(stage, source)
      case 'archive':
        return await (await import('./deploy-archive.ts')).deployArchive(stage, source)
      default:
        return source satisfies never
    }
  })
  await reporter.end(report)
}
