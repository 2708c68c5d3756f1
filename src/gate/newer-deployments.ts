import type { Platform } from '../client/platform.ts'
import type { Run } from '../client/time/run.ts'
import { readNewestIds } from '../deployment/history.ts'
import { TaxiwayError } from '../text/error.ts'

const readMs = 3_500

/**
 * Notes which deployments exist before the checks. The result is called after the checks, and gives the ids of deployments that are
 * newer than the judged one and appeared before, newest first. Each reads the newest page of the history; a read that fails is
 * ignored, because it says nothing about the judged deployment.
 */
export async function watchForNewer(
  platform: Platform,
  run: Run,
  serviceId: string,
): Promise<(judged: string) => Promise<readonly string[]>> {
  const known = await newestIds(platform, run, serviceId)
  return async (judged) => newerThan(judged, (await newestIds(platform, run, serviceId)) ?? [], known)
}

async function newestIds(platform: Platform, run: Run, serviceId: string): Promise<readonly string[] | undefined> {
  try {
    return await run.within(readMs, 'list_deployments', (signal) => readNewestIds(platform, serviceId, signal))
  } catch (error) {
    if (run.signal.aborted || error instanceof TaxiwayError) return undefined
    throw error
  }
}

/** The ids before the judged one, and those new since the last read: some platforms list the live deployment first. */
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
