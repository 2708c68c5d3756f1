import type { Fields } from '../client/fields.ts'
import type { HistoryPage } from '../client/history-pages.ts'
import type { Platform } from '../client/platform.ts'
import { message } from '../text/message.ts'
import { idOf, readRecord } from './record.ts'
import type { HistoryRead } from './verdict/state.ts'
import type { Meaning } from './verdict/vocabulary.ts'

/** Of the history, for one search. */
export const mostPages = 20

/**
 * Where a search of the history, newest first, may stop: at a row that is older than ours, at the end where ours is the oldest,
 * or unknown. It is learnt before our request, or from the last read that showed ours.
 */
export type HistoryBoundary = { readonly kind: 'row'; readonly id: string } | { readonly kind: 'nothing' | 'unknown' }

export interface HistoryTarget {
  readonly serviceId: string
  readonly deploymentId: string
  readonly boundary: HistoryBoundary
}

/** What a read of the history showed, and the boundary of the next one. */
export type HistoryResult = HistoryRead & { readonly boundary: HistoryBoundary }

/** Reads pages until our record, an older one, or so many pages; the newest row is never taken for ours. Rejects as the client does. */
export async function findRecord(
  platform: Platform,
  target: HistoryTarget,
  meaningOf: (word: string) => Meaning,
  signal: AbortSignal,
  pages = mostPages,
): Promise<HistoryResult> {
  const { serviceId, deploymentId, boundary } = target
  let finished = false
  for await (const page of historyPages(platform, serviceId, signal, pages)) {
    const index = indexOf(page.deployments, deploymentId)
    const own = page.deployments[index]
    // Before any other row: a platform may show the live deployment first, out of order.
    if (own !== undefined)
      return { kind: 'found', record: readRecord(own), boundary: boundaryAfter(page, index) ?? boundary }
    for (const row of page.deployments) {
      if (boundary.kind === 'row' && idOf(row) === boundary.id)
        return { kind: 'absent', newerFinished: finished, boundary }
      finished ||= isFinished(row, meaningOf)
    }
  }
  // Without an older row, which rows are newer than ours is not known.
  return { kind: 'absent', newerFinished: finished && boundary.kind === 'nothing', boundary }
}

/** The contract has no read of one service, so its history shows whether it is there. */
export function serviceMissing(serviceId: string, status: number): string {
  return message`service-missing: The platform shows no service "${serviceId}" to this key (${status}). Check \`service-id\` for a typo, and that the key belongs to the same account or project.`
}

/** The index of our row, or -1; of several rows with our id the first that has a status word. */
function indexOf(rows: readonly Fields[], deploymentId: string): number {
  const isOurs = (row: Fields): boolean => idOf(row) === deploymentId
  const withWord = rows.findIndex((row) => isOurs(row) && readRecord(row).word !== undefined)
  return withWord >= 0 ? withWord : rows.findIndex(isOurs)
}

/** At most 20 pages of the history, or so many, newest first; a page is requested once. */
export async function* historyPages(
  platform: Platform,
  serviceId: string,
  signal: AbortSignal,
  most = mostPages,
): AsyncGenerator<HistoryPage> {
  let pages = 0
  for await (const page of platform.history(serviceId, { signal, retries: false })) {
    yield page
    if (++pages === most) return
  }
}

function boundaryAfter(page: HistoryPage, index: number): HistoryBoundary | undefined {
  const next = page.deployments[index + 1]
  if (next === undefined) return page.nextCursor === undefined ? { kind: 'nothing' } : undefined
  const id = idOf(next)
  return id === undefined ? undefined : { kind: 'row', id }
}

function isFinished(row: Fields, meaningOf: (word: string) => Meaning): boolean {
  const { word } = readRecord(row)
  const meaning = word === undefined ? 'unknown' : meaningOf(word)
  return meaning === 'succeeded' || meaning === 'failed'
}
