import type { Platform } from '../../client/platform.ts'
import type { Variable } from '../../config/variables.ts'
import { printedInputs } from '../../github/job/environment.ts'
import { valuesToMask } from '../../text/redactor.ts'
import { formatCount } from '../../text/size.ts'
import type { Job } from './job.ts'

const mostMs = 60_000

/** Hides the values; it must come before anything else is printed. */
export function maskVariables(job: Job, variables: readonly Variable[]): void {
  const shown = [...printedInputs(job.environment, ['api-key', 'github-token', 'env-vars']), ...job.inputs.env.values()]
  for (const { value } of variables) for (const mask of valuesToMask(value, shown)) job.console.mask(mask)
}

/**
 * Imports the variables, which apply to the next deployment. They are sent once and cannot be read back: a lost answer ends the run
 * before any deploy, and running it again sets the same values. Rejects as the client does.
 */
export async function importVariables(
  { job, platform }: { readonly job: Job; readonly platform: Platform },
  id: string,
  variables: readonly Variable[],
  timeoutMs: number,
): Promise<void> {
  if (variables.length === 0) return
  const { console, signal } = job
  const vars = variables.map(({ key, value }) => ({ key, value }))
  const limits = { signal, timeoutMs: Math.min(mostMs, timeoutMs) }
  const { imported, skipped } = await platform.call('import_env', { id, vars }, limits)
  for (const { key, reason } of skipped ?? []) {
    const why = reason ? `: ${reason}` : '.'
    console.warn(`The platform skipped the variable "${key}"${why}`)
  }
  console.say(`Imported ${formatCount(imported ?? vars.length, 'variable')}.`)
}
