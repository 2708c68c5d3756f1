import { openPlatform } from '../../config/connection.ts'
import type { Job } from '../job.ts'
import { runAction } from '../run-to-end.ts'
import { readDeployInputs } from './deploy-inputs.ts'

/** The deploy action: reads the inputs, runs one flow, reports its result. */
export async function deployAction(job: Job): Promise<void> {
  await runAction(job, 'deploy', async (openReporter) => {
    const inputs = readDeployInputs(job.inputs, job.context)
    const reporter = openReporter(inputs.report)
    await using platform = openPlatform(inputs.connection, job)
    const context = { job, platform, reporter, inputs }
    const { source } = inputs
    switch (source.kind) {
      case 'ref':
        return await (await import('./ref-deploy.ts')).deployRef(context, source)
      case 'archive':
        return await (await import('./archive-deploy.ts')).deployArchive(context, source)
      default:
        return source satisfies never
    }
  })
}
