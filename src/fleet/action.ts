import { toFleetOutputs } from '../report/outputs.ts'
import type { PlainEnd } from '../report/run-end.ts'
import type { FleetRun, PlanRun } from '../report/run-report.ts'
import { toRunReport } from '../report/to-run-report.ts'
import { sayEnd, setEnd } from '../run/end.ts'
import { cleaningOf, type Job } from '../run/job.ts'
import { runToEnd } from '../run/run-to-end.ts'
import type { FleetHost } from './host.ts'

/** A fleet: plans many services, deploys them, or sums up what other jobs deployed. */
export async function fleet(job: Job, host: FleetHost): Promise<void> {
  const end = await runToEnd(job, async (): Promise<FleetRun | PlanRun | PlainEnd> => {
    const { readFleetInputs } = await import('./inputs.ts')
    const inputs = await readFleetInputs(job, host)
    switch (inputs.mode) {
      case 'plan':
        return await (await import('./plan/planning.ts')).plan(job, host, inputs)
      case 'begin':
        return (await import('./begin.ts')).begin(job, inputs)
      case 'deploy':
      case 'preview':
        return await (await import('./deploy.ts')).deploy(job, host, inputs)
      case 'report':
        return await (await import('./report.ts')).report(job, host, inputs)
      default:
        return inputs.mode satisfies never
    }
  })
  const run = end.kind === 'plain' ? toRunReport(end, cleaningOf(job)) : end
  setEnd(job, run, toFleetOutputs(run))
  sayEnd(job, run, { action: 'fleet' })
}
