import { openPlatform } from '../../config/connection.ts'
import type { GateRequest } from '../../gate/gate.ts'
import type { GateReport } from '../../gate/report.ts'
import { definedFields } from '../../text/defined-fields.ts'
import type { Job } from '../job.ts'
import { type JobReporter, runAction } from '../reporter.ts'
import { runToEnd } from '../run-to-end.ts'
import { readGateInputs } from './inputs.ts'
import { gateHost, resultOfGate, setGateOutputs, unfinished } from './reporter.ts'

/** The gate action: reads the inputs, runs one flow, reports its result. */
export async function gate(job: Job): Promise<void> {
  await runAction(job, 'gate', async (openReporter) => {
    setGateOutputs(job, unfinished)
    let report: GateReport | undefined
    const result = await runToEnd(job, async () => {
      const inputs = readGateInputs(job)
      const reporter = openReporter(inputs.report)
      const request = withMemory(inputs.request, reporter)
      const host = gateHost(job, reporter, request)
      await using platform = openPlatform(inputs.connection, job)
      const { gate: judge } = await import('../../gate/gate.ts')
      report = await judge(platform, request, host, { ...inputs.follow, signal: job.signal })
      return resultOfGate(report)
    })
    const told = report ?? { deployment: result }
    setGateOutputs(job, told)
    return { ...result, gate: told }
  })
}

/** What the tracker remembers counts if the gate itself chooses what to go back to. */
function withMemory(request: GateRequest, { tracker }: JobReporter): GateRequest {
  const { rollbackRef, rollback, serviceId } = request
  if (rollbackRef !== undefined || !rollback) return request
  return { ...request, ...definedFields({ remembered: tracker.rememberedRuns(serviceId) }) }
}
