import { isForbidden, refusalLimit } from '../../client/errors.ts'
import type { Platform } from '../../client/platform.ts'
import { Run } from '../../client/time/run.ts'
import { TaxiwayError } from '../../text/error.ts'
import type { FlowOptions } from '../flow.ts'
import { historyPages } from '../history.ts'
import { compareRefs, idOf, readRecord } from '../record.ts'

/** Why a search of the history ended without a result: no time was left, or the platform did not allow it. */
export interface SearchEnd {
  readonly kind: 'timed-out' | 'retry-after' | 'forbidden'
}

const readLimitMs = 15_000

/** Reads until a read gives a result, the deadline passes, or the key is refused. `delayMs` is given the number of the read, from 0. */
async function searchHistory<Result>(
  run: Run,
  delayMs: (read: number) => number,
  read: (signal: AbortSignal) => Promise<Result | undefined>,
): Promise<Result | SearchEnd> {
  let refusals = 0
  for (let reads = 0; ; reads++) {
    if (!(await run.waitForRetryAfter())) return { kind: 'retry-after' }
    if (run.remaining() <= 0) return { kind: 'timed-out' }
    try {
      const result = await run.within(Math.min(readLimitMs, run.remaining()), 'list_deployments', read)
      if (result !== undefined) return result
      refusals = 0
    } catch (error) {
      run.signal.throwIfAborted()
      if (!(error instanceof TaxiwayError)) throw error
      refusals = isForbidden(error) ? refusals + 1 : 0
      if (refusals >= refusalLimit) return { kind: 'forbidden' }
    }
    await run.sleep(Math.min(delayMs(reads), run.remaining()))
  }
}

/** A deployment that is new in the history; `match` compares the ref of its record with the one that was asked for. */
export interface NewRow {
  readonly id: string
  readonly match: ReturnType<typeof compareRefs>
}

/** What the history shows of a request to deploy whose answer was lost. */
export type LostDeployResult =
  | { readonly kind: 'adopt'; readonly id: string; readonly inferred: boolean }
  | { readonly kind: 'several'; readonly ids: readonly string[] }
  /** No new deployment in reads that span 30 s: the request had no effect. */
  | { readonly kind: 'absent' }

/** What earlier reads left behind; times in milliseconds of the run. */
export interface SearchState {
  readonly firstMs?: number
  readonly inferred?: { readonly id: string; readonly atMs: number }
}

const absenceMs = 30_000
const inferenceMs = 1_000
/** Reads at about 0, 1, 3, 7, 15, 23 and 31 s. */
const lostDeployDelaysMs = [1_000, 2_000, 4_000]
const longestLostDeployDelayMs = 8_000

/**
 * Judges one read; without a result the search goes on. A row that shows another ref is never ours, and one that shows our ref
 * is. Where no row shows our ref, a single row without a ref is taken for ours when a second read finds it alone again.
 */
export function judgeNewRows(
  search: SearchState,
  rows: readonly NewRow[],
  atMs: number,
): { readonly result: LostDeployResult | undefined; readonly search: SearchState } {
  const firstMs = search.firstMs ?? atMs
  const ours = rows.filter((row) => row.match === 'ours')
  const candidates = ours.length > 0 ? ours : rows.filter((row) => row.match === 'not-shown')
  const [only, ...others] = candidates
  if (only === undefined) {
    const result: LostDeployResult | undefined = atMs - firstMs >= absenceMs ? { kind: 'absent' } : undefined
    return { result, search: { firstMs } }
  }
  if (others.length > 0) return { result: { kind: 'several', ids: candidates.map((row) => row.id) }, search }
  if (only.match === 'ours') return { result: { kind: 'adopt', id: only.id, inferred: false }, search }
  const inferred = search.inferred?.id === only.id ? search.inferred : { id: only.id, atMs }
  const certain = atMs - inferred.atMs >= inferenceMs
  return { result: certain ? { kind: 'adopt', id: only.id, inferred: true } : undefined, search: { firstMs, inferred } }
}

/** What was asked for, and the deployments that were there before. */
export interface LostDeploy {
  readonly serviceId: string
  readonly ref: string | undefined
  readonly knownIds: ReadonlySet<string>
}

/** Searches the history for the effect of a request to deploy whose answer was lost. */
export function findLostDeploy(platform: Platform, lost: LostDeploy, run: Run): Promise<LostDeployResult | SearchEnd> {
  let search: SearchState = {}
  const delayMs = (read: number): number => lostDeployDelaysMs[read] ?? longestLostDeployDelayMs
  return searchHistory(run, delayMs, async (signal) => {
    const judged = judgeNewRows(search, await newRows(platform, lost, signal), run.elapsed())
    search = judged.search
    return judged.result
  })
}

async function newRows(platform: Platform, lost: LostDeploy, signal: AbortSignal): Promise<NewRow[]> {
  const rows: NewRow[] = []
  for await (const page of historyPages(platform, lost.serviceId, signal)) {
    // Up to the last known row, not the first: a platform may show the live deployment first, out of order.
    const end = page.deployments.findLastIndex((row) => lost.knownIds.has(idOf(row) ?? ''))
    for (const row of end < 0 ? page.deployments : page.deployments.slice(0, end)) {
      const id = idOf(row)
      if (id === undefined || lost.knownIds.has(id)) continue
      rows.push({ id, match: compareRefs(lost.ref, readRecord(row).refs) })
    }
    if (end >= 0) break
  }
  return rows
}

/** The history of a new service may lag behind its creation. */
const firstDeploymentMs = 30_000
const firstDelaysMs = [500, 1_000, 2_000]
const longestFirstDelayMs = 5_000

/**
 * The deployment that the creation of a service queued: the oldest of its history, waited for up to 30 s. Undefined where none
 * shows by then, or where the history cannot be read.
 */
export async function firstDeployment(
  platform: Platform,
  serviceId: string,
  options: FlowOptions = {},
): Promise<string | undefined> {
  const timeoutMs = Math.min(firstDeploymentMs, options.timeoutMs ?? firstDeploymentMs)
  const delayMs = (read: number): number => options.pollIntervalMs ?? firstDelaysMs[read] ?? longestFirstDelayMs
  const found = await searchHistory(new Run({ ...options, timeoutMs }), delayMs, async (signal) => {
    let oldest: string | undefined
    for await (const page of historyPages(platform, serviceId, signal)) {
      for (const row of page.deployments) oldest = idOf(row) ?? oldest
    }
    return oldest === undefined ? undefined : { kind: 'first' as const, id: oldest }
  })
  return found.kind === 'first' ? found.id : undefined
}
