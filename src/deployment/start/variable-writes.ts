import type { Emit } from '../../build-log/log-event.ts'
import { isForbidden, isMissing, mayHaveTakenEffect } from '../../client/errors.ts'
import type { Platform } from '../../client/platform.ts'
import type { Run } from '../../client/time/run.ts'
import { formatErrorAsClause } from '../../text/formats/format-error.ts'
import { TaxiwayError } from '../../text/taxiway-error.ts'
import type { VariablesEvent } from '../deployment-event.ts'

/** An environment variable of a service. */
export interface Variable {
  readonly key: string
  readonly value: string
}

/** For the import, milliseconds. */
const mostMs = 60_000
/** For each deletion, milliseconds. */
const deletionMs = 15_000

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

interface Deletion {
  readonly serviceId: string
  readonly names: readonly string[]
  /** This run has imported variables: its key may change those of the service. */
  readonly hasImported: boolean
}

/**
 * Deletes variables, which applies to the next deployment, and tells which are gone; without any it does nothing. Each is sent once: whether
 * a lost answer took effect cannot be read, so such a variable counts as kept. After it, and after a refusal of the key, no other is tried. What is kept does not end
 * the run. Gives the names of those that are gone. Rejects only as the signal does.
 */
export async function deleteVariables(
  platform: Platform,
  { serviceId, names, hasImported }: Deletion,
  emit: Emit<VariablesEvent>,
  run: Run,
): Promise<readonly string[]> {
  if (names.length === 0) return []
  const deleted: string[] = []
  const kept: { readonly key: string; readonly why: string }[] = []
  let whyNotTried: string | undefined
  for (const key of names) {
    if (run.remaining() <= 0) whyNotTried ??= `the timeout passed`
    if (whyNotTried !== undefined) {
      kept.push({ key, why: whyNotTried })
      continue
    }
    try {
      const limits = { signal: run.signal, timeoutMs: Math.min(deletionMs, run.remaining()) }
      await platform.call('delete_env', { id: serviceId, key }, limits)
      deleted.push(key)
    } catch (error) {
      run.signal.throwIfAborted()
      if (!(error instanceof TaxiwayError)) throw error
      if (isMissing(error)) {
        // What a key may not change can look as if it were not there.
        if (hasImported || deleted.length > 0) deleted.push(key)
        else
          kept.push({
            key,
            why: 'the platform shows no such variable to this key (404), which may only not be its to change',
          })
        continue
      }
      const isLost = mayHaveTakenEffect(error)
      if (isLost) whyNotTried = `not tried, because the platform did not answer the one before`
      else if (isForbidden(error)) whyNotTried = `not tried, because the key may not do it`
      kept.push({
        key,
        why: isLost ? `it may be deleted or not: ${formatErrorAsClause(error)}` : formatErrorAsClause(error),
      })
    }
  }
  await emit({ kind: 'variables-deleted', deleted, kept })
  return deleted
}
