import { endRun, type RunResult } from '../../output/run-result.ts'
import { cleaningOf, type Job } from '../../run/job.ts'
import { runToEnd } from '../../run/run-to-end.ts'

/** The fleet action: plans many services, deploys them, or sums up what other jobs deployed. */
export async function fleet(job: Job): Promise<void> {
  const result = await runToEnd(job, async (): Promise<RunResult> => {
    const { readFleetInputs } = await import('./inputs.ts')
    const inputs = await readFleetInputs(job)
    switch (inputs.mode) {
      case 'plan':
        return await (await import('./plan.ts')).plan(job, inputs)
      case 'begin':
        return (await import('./begin.ts')).begin(job, inputs)
      case 'deploy':
      case 'preview':
        return await (await import('./deploy.ts')).deploy(job, inputs)
      case 'report':
        return await (await import('./report.ts')).report(job, inputs)
      default:
        return inputs.mode satisfies never
    }
  })
  // Exit code, outputs, words: in this order, because the job may be killed at any moment.
  const run = endRun(result, cleaningOf(job), { supersededIsNeutral: job.inputs.get('on-superseded') === 'neutral' })
  const { outcome, passed, reason, cause } = run
  job.end(run)
  job.outputs.set('outcome', outcome)
  job.observe?.({ kind: 'result', outcome, passed, reason, cause })
  if (passed) job.console.say(reason)
  else job.console.error([reason, ...cause].join('\n'))
}
