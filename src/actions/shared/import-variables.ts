import type { Variables } from '../../config/variables.ts'
import type { Job } from '../../github/job/job.ts'
import { masksOf } from '../../output/masks.ts'
import type { DeployStage } from '../deploy/context.ts'

const importMs = 60_000

/** Hides the values before anything else is printed. */
export function maskVariables(job: Job, { all }: Variables): void {
  const shown = job.inputs.shownBut(['api-key', 'github-token', 'env-vars'])
  for (const { value } of all) for (const mask of masksOf(value, shown)) job.console.mask(mask)
}

/**
 * Imports the variables, which apply to the deployment after it. Sent once, and cannot be read back: a lost answer ends the
 * run before any deploy, and running it again sets the same values. Rejects as the client does.
 */
export async function importVariables(
  stage: Pick<DeployStage, 'job' | 'platform'> & { readonly inputs: Pick<DeployStage['inputs'], 'follow'> },
  serviceId: string,
  variables: Variables,
): Promise<void> {
  const { job, platform, inputs } = stage
  const { all, duplicates } = variables
  if (all.length === 0) return
  for (const key of duplicates) job.console.warn(`Variable ${key} stands twice; its last value is taken.`)
  const timeoutMs = Math.min(importMs, inputs.follow.timeoutMs)
  const vars = all.map(({ key, value }) => ({ key, value }))
  const { imported, skipped } = await platform.call(
    'import_env',
    { id: serviceId, vars },
    { signal: job.signal, timeoutMs },
  )
  for (const { key, reason } of skipped ?? []) {
    job.console.warn(`The platform skipped variable ${key}${reason ? `: ${reason}` : '.'}`)
  }
  job.console.say(`Imported ${imported ?? all.length} variables.`)
}
