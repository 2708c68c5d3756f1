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
import { type FleetInputs, readFleetInputs } from './fleet-inputs.ts'
import type { FleetHost } from './host.ts'

type FleetEnd = FleetRun | PlanRun | PlainEnd

/** A fleet: plans many services, deploys them, or sums up what other jobs deployed. */
export async function fleetAction(job: Job, host: FleetHost): Promise<void> {
  const end = await runToEnd(job, runAndShow(job, host))
  const run = end.kind === 'plain' ? toRunReport(end, createCleaning(job)) : end
  setEnd(job, run, toFleetOutputs(run))
  sayEnd(job, run, { action: 'fleet' })
}

/** Runs what `mode` asks for, and writes the summary and the comment, during which the job may be killed: the outputs are set by then. */
async function runAndShow(job: Job, host: FleetHost): Promise<FleetEnd> {
  const inputs = readFleetInputs(job, host, await findConfig(job.inputs, job.context.config))
  const end = await runMode(job, host, inputs)
  const { mode, report, results } = inputs
  if (end.kind === 'plan' && report.jobSummary) await job.outputs.addSummary(formatPlanSummary(end))
  // The jobs of a fleet leave the summary and the comment to the one that reports.
  if (end.kind !== 'fleet' || (mode !== 'report' && results !== undefined)) return end
  if (report.jobSummary) await job.outputs.addSummary(formatFleetSummary(end))
  const comments = inputs.comment ? host.openComments(report) : undefined
  if (comments !== undefined)
    await (await import('./write-comment.ts')).commentFleet(job, comments, end, inputs.found.shown)
  return end
}

async function runMode(job: Job, host: FleetHost, inputs: FleetInputs): Promise<FleetEnd> {
  switch (inputs.mode) {
    case 'plan':
      return await (await import('./plan/plan-mode.ts')).plan(job, host, inputs)
    case 'begin':
      return (await import('./begin-mode.ts')).begin(job, inputs)
    case 'deploy':
    case 'preview':
      return await (await import('./deploy-mode.ts')).deployPlan(job, host, inputs)
    case 'report':
      return (await import('./report-mode.ts')).report(job, inputs)
    default:
      return inputs.mode satisfies never
  }
}
