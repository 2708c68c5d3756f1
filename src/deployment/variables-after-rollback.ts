import { isCommit, sameCommit, shortenCommit } from '../text/commits/commit-id.ts'
import { quoteNames } from '../text/formats/quoted-names.ts'
import { message } from '../text/message.ts'
import { TaxiwayError } from '../text/taxiway-error.ts'
import type { RememberedRun } from './history/last-good.ts'

/** What is known of the variables of a service that goes back. */
export interface KeptVariables {
  /** The commit, branch or tag that it goes back to. */
  readonly ref: string
  /** Names of those that this job has imported. */
  readonly imported: readonly string[]
  /** As for the search of the commit; absent if nothing is remembered. */
  readonly remembered?: (() => Promise<readonly RememberedRun[]>) | undefined
  readonly signal: AbortSignal
}

/**
 * Says that a rollback keeps the variables as they are now, with the names of those that this job imported, and of those that came since
 * the commit was deployed. Rejects only with the reason of the signal: what cannot be read is said.
 */
export async function explainKeptVariables({ ref, imported, remembered, signal }: KeptVariables): Promise<string> {
  const kept = message`rollback-keeps-variables: A rollback deploys earlier code and changes no variables: the service keeps them as they are now.`
  const own = imported.length === 0 ? [] : [`This job imported ${quoteNames(imported)}.`]
  return [kept, ...own, ...(await sinceThen({ ref, imported, remembered, signal }))].join(' ')
}

/** What came since, as sentences; none if nothing is remembered of the commit. */
async function sinceThen({ ref, imported, remembered, signal }: KeptVariables): Promise<readonly string[]> {
  if (remembered === undefined) return []
  try {
    const runs = await remembered()
    const run = isCommit(ref) ? runs.find(({ commit }) => sameCommit(commit, ref)) : undefined
    const others = run?.importedSince?.filter((name) => !imported.includes(name)) ?? []
    return others.length === 0 ? [] : [`Imported since ${shortenCommit(ref)} was deployed: ${quoteNames(others)}.`]
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof TaxiwayError)) throw error
    return ['Which ones were imported since it was deployed could not be read.']
  }
}
