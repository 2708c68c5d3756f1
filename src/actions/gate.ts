import type { GateReport } from '../gate/report.ts'
import type { Job } from '../github/job.ts'
import { openPlatform } from './connection-inputs.ts'
import { reportOf } from './ending.ts'
import { readGateInputs } from './gate-inputs.ts'
import { GateReporter } from './gate-reporter.ts'

/** The gate action: reads the inputs, runs one flow, reports. */
export async function gate(job: Job): Promise<void> {
  const reporter = new GateReporter(job)
  let found: GateReport | undefined
  const deployment = await reportOf(job, async () => {
    const inputs = readGateInputs(job.inputs, job.context)
    reporter.configure(inputs)
    await using platform = openPlatform(inputs.connection, job)
    const { gate: judge } = await import('../gate/gate.ts')
    found = await judge(platform, inputs.request, reporter, { ...inputs.follow, signal: job.signal })
    return found.deployment
  })
  await reporter.end(found, deployment)
}
