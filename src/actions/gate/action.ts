import { openPlatform } from '../../config/connection.ts'
import type { GateReport } from '../../gate/report.ts'
import type { Job } from '../../github/job/job.ts'
import { reportOf } from '../shared/result.ts'
import { readGateInputs } from './inputs.ts'
import { GateReporter } from './reporter.ts'

/** The gate action: reads the inputs, runs one flow, reports. */
export async function gate(job: Job): Promise<void> {
  const reporter = new GateReporter(job)
  let found: GateReport | undefined
  const deployment = await reportOf(job, async () => {
    const inputs = readGateInputs(job.inputs, job.context)
    reporter.configure(inputs)
    await using platform = openPlatform(inputs.connection, job)
    const { gate: judge } = await import('../../gate/gate.ts')
    found = await judge(platform, inputs.request, reporter, { ...inputs.follow, signal: job.signal })
    return found.deployment
  })
  await reporter.end(found, deployment)
}
