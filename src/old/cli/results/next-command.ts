import { outcomeFacts } from '../../deployment/outcome.ts'
import { concernedService, isWrongUsage, judgedDeployment, type RunReport } from '../../report/run-report.ts'
import { quoteWord } from '../../text/formats/shell-word.ts'
import type { CommandJob } from '../command-job.ts'

/** The command that takes over where this run ended, for a person. What waits for it again is in the reason. */
export function sayNext(job: CommandJob, run: RunReport): void {
  const next = nextCommand(job, run)
  const serviceId = concernedService(run)
  const isOver = run.outcome === 'succeeded' || run.outcome === 'failed'
  if (next?.startsWith('taxiway doctor')) job.console.say(`To look at the platform: ${next}`)
  else if (isOver && judgedDeployment(run) !== undefined && serviceId !== undefined)
    job.console.say(
      `To read what it writes: taxiway logs --service-id ${quoteWord(serviceId)}${atPlatform(job)} --follow`,
    )
}

function atPlatform({ inputs }: CommandJob): string {
  const baseUrl = inputs.text('base-url')
  return baseUrl === undefined ? '' : ` --base-url ${quoteWord(baseUrl)}`
}

/** The command to try next, if there is one: to wait for what goes on, or to look at a platform that took nothing. */
export function nextCommand(job: CommandJob, run: RunReport): string | undefined {
  const { name } = job
  const { outcome } = run
  const deploymentId = judgedDeployment(run)?.deploymentId
  const serviceId = concernedService(run)
  const at = atPlatform(job)
  if (outcomeFacts[outcome].mayContinue && deploymentId !== undefined && serviceId !== undefined)
    return `taxiway follow ${quoteWord(deploymentId)} --service-id ${quoteWord(serviceId)}${at}`
  // What a rollback misses is in its reason.
  const tookNothing = outcome === 'failed' && deploymentId === undefined && !isWrongUsage(run) && name !== 'rollback'
  return tookNothing ? `taxiway doctor${at}` : undefined
}
