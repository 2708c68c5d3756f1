import { openPlatform } from '../../config/connection.ts'
import type { ReportInputs } from '../../config/report-inputs.ts'
import type { GateRequest } from '../../gate/gate.ts'
import type { GateEnd, PlainEnd } from '../../report/run-end.ts'
import { definedFields } from '../../text/defined-fields.ts'
import type { Job } from '../job.ts'
import type { JobReporter } from '../reporter.ts'
import { runAction, runToEnd } from '../run-to-end.ts'
import { readGateInputs } from './gate-inputs.ts'
import { setGateOutputs, unfinished } from './gate-reporter.ts'

/** The gate action: reads the inputs, runs one flow, reports its result. */
export async function gateAction(job: Job): Promise<void> {
  await runAction(job, 'gate', async (openReporter) => {
    setGateOutputs(job, unfinished)
    const end = await runToEnd(job, judge(job, openReporter))
    const ended = end.kind === 'gate' ? end : refusedGate(end)
    setGateOutputs(job, ended.gate)
    return ended
  })
}

async function judge(job: Job, openReporter: (inputs: ReportInputs) => JobReporter): Promise<GateEnd> {
  const inputs = readGateInputs(job)
  const reporter = openReporter(inputs.report)
  const request = withMemory(inputs.request, reporter)
  reporter.beginGate(request)
  await using platform = openPlatform(inputs.connection, job)
  const { gate: runGate } = await import('../../gate/gate.ts')
  const report = await runGate(platform, request, { ...inputs.follow, ...reporter.flowOptions, signal: job.signal })
  return { kind: 'gate', gate: report, wrongUsage: false }
}

/** A gate that judged nothing: it was refused, or something ended it. */
function refusedGate({ outcome, reason, durationMs = 0, wrongUsage }: PlainEnd): GateEnd {
  const deployment = { ...unfinished.deployment, outcome, reason, durationMs }
  return { kind: 'gate', gate: { ...unfinished, deployment, reason, durationMs }, wrongUsage }
}

/** What the tracker remembers counts if the gate may roll back. */
function withMemory(request: GateRequest, { tracker }: JobReporter): GateRequest {
  const { rollbackRef, rollback, serviceId } = request
  if (rollbackRef === undefined && !rollback) return request
  return { ...request, ...definedFields({ remembered: tracker.rememberedRuns(serviceId) }) }
}
