import type { Emit } from '../../build-log/log-event.ts'
import type { Platform } from '../../client/platform.ts'
import type { VariablesEvent } from '../deployment-event.ts'

/** An environment variable of a service. */
export interface Variable {
  readonly key: string
  readonly value: string
}

/** For the import, milliseconds. */
const mostMs = 60_000

/**
 * Imports variables, which apply to the next deployment, and tells which were taken; without any it does nothing. They are sent once and
 * cannot be read back: a lost answer ends the run before any deploy, and running it again sets the same values. Rejects as the client
 * does.
 *
 * @param limits.timeoutMs what is left of the run, of which it takes a minute at most
 */
export async function importVariables(
  platform: Platform,
  { serviceId, variables }: { readonly serviceId: string; readonly variables: readonly Variable[] },
  emit: Emit<VariablesEvent>,
  { signal, timeoutMs }: { readonly signal: AbortSignal; readonly timeoutMs: number },
): Promise<void> {
  if (variables.length === 0) return
  const limits = { signal, timeoutMs: Math.min(mostMs, timeoutMs) }
  const answer = await platform.call('import_env', { id: serviceId, vars: [...variables] }, limits)
  const skipped = (answer.skipped ?? []).map(({ key, reason }) => ({ key: key ?? undefined, why: reason ?? undefined }))
  await emit({ kind: 'variables-imported', count: answer.imported ?? variables.length, skipped })
}
