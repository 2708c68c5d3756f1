import { TaxiwayError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import type { Run } from '../client/time/run.ts'
import { historyPages } from '../deployment/history.ts'
import { idOf } from '../deployment/record.ts'

const readMs = 3_500

/**
 * Finds deployments that appeared before the checks of the judged one were over, by reading the newest page of the history before
 * and after. A read that fails is ignored, because it says nothing about the judged deployment.
 */
export class NewerDeployments {
  readonly #platform: Platform
  readonly #run: Run
  readonly #serviceId: string
  #known: readonly string[] | undefined

  constructor(platform: Platform, run: Run, serviceId: string) {
    this.#platform = platform
    this.#run = run
    this.#serviceId = serviceId
  }

  /** Called before the checks. */
  async begin(): Promise<void> {
    this.#known = await this.#newestIds()
  }

  /** Called after the checks: the ids of newer deployments, newest first. */
  async end(judged: string): Promise<readonly string[]> {
    return newerThan(judged, (await this.#newestIds()) ?? [], this.#known)
  }

  async #newestIds(): Promise<readonly string[] | undefined> {
    const run = this.#run
    try {
      return await run.within(readMs, 'list_deployments', async (signal) => {
        for await (const { deployments } of historyPages(this.#platform, this.#serviceId, signal)) {
          return deployments.map(idOf).filter((id) => id !== undefined)
        }
        return undefined
      })
    } catch (error) {
      if (run.signal.aborted || error instanceof TaxiwayError) return undefined
      throw error
    }
  }
}

/**
 * The ids of a page that are newer than the judged one: those before it, and those that are new since the last read, because some
 * platforms list the live deployment first.
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
