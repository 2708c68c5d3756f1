import type { Platform } from '../client/platform.ts'
import type { Run } from '../client/time/run.ts'
import { readNewestIds } from '../deployment/history.ts'
import { TaxiwayError } from '../text/error.ts'

const readMs = 3_500

/** The ids of the newest page of the history; undefined if it cannot be read, which says nothing about the judged deployment. */
export async function readIds(platform: Platform, run: Run, serviceId: string): Promise<readonly string[] | undefined> {
  try {
    return await run.within(readMs, 'list_deployments', (signal) => readNewestIds(platform, serviceId, signal))
  } catch (error) {
    if (run.signal.aborted || error instanceof TaxiwayError) return undefined
    throw error
  }
}

/**
 * The deployments that are newer than the judged one, newest first: those before it, and those new since the page was read before the
 * checks, as some platforms list the live deployment first.
 */
export function newerThan(
  judged: string,
  page: readonly string[],
  known: readonly string[] | undefined,
): readonly string[] {
  const ahead = page.slice(0, Math.max(0, page.indexOf(judged)))
  const others = page.filter((id) => id !== judged)
  const firstKnown = others.findIndex((id) => known?.includes(id))
  const arrived = known === undefined ? [] : others.slice(0, firstKnown < 0 ? others.length : firstKnown)
  return page.filter((id) => ahead.includes(id) || arrived.includes(id))
}
