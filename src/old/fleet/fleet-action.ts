import { findConfig } from '../config/file/config-search.ts'
import { toFleetOutputs } from '../report/formats/outputs.ts'
import type { PlainEnd } from '../report/run-end.ts'
import type { FleetRun, PlanRun } from '../report/run-report.ts'
import { formatFleetSummary } from '../report/summary/fleet-summary.ts'
import { formatPlanSummary } from '../report/summary/plan-summary.ts'
import { toRunReport } from '../report/to-run-report.ts'
import { createCleaning, type Job } from '../run/job.ts'
import { runToEnd } from '../run/run-to-end.ts'
import { sayEnd, setEnd } from '../run/shown-end.ts'
import { readFleetInputs } from './fleet-inputs.ts'
import type { FleetHost } from './host.ts'

type FleetEnd = FleetRun | PlanRun | PlainEnd

/** A fleet: plans many services, and deploys them. */
export async function fleetAction(job: Job, host: FleetHost): Promise<void> {
  const end = await runToEnd(job, runAndShow(job, host))
  const run = end.kind === 'plain' ? toRunReport(end, createCleaning(job)) : end
  setEnd(job, run, toFleetOutputs(run))
  sayEnd(job, run, { action: 'fleet' })
}

/** Runs the fleet, and writes the summary, during which the job may be killed: the outputs are set by then. */
async function runAndShow(job: Job, host: FleetHost): Promise<FleetEnd> {
  const inputs = readFleetInputs(job, await findConfig(job.inputs, job.context.config))
  const end = inputs.all.get('dry-run')
    ? await (await import('./plan/plan-mode.ts')).plan(job, host, inputs)
    : await (await import('./deploy-mode.ts')).deployPlan(job, host, inputs)
  if (!inputs.report.jobSummary) return end
  if (end.kind === 'plan') await job.outputs.addSummary(formatPlanSummary(end))
  if (end.kind === 'fleet') await job.outputs.addSummary(formatFleetSummary(end))
  return end
}
