import type { HistoryPage } from '../client/history-pages.ts'
import type { Platform } from '../client/platform.ts'
import { idOf, readRecord } from './record.ts'
import type { HistoryRead } from './verdict/state.ts'
import type { Meaning } from './verdict/vocabulary.ts'

const mostPages = 20

/**
 * What stands behind our deployment in the history, newest first: a row that is surely older, nothing at all, or unknown.
 * Known from before our POST, or from the last time that ours was seen.
 */
export type Older =
  | { readonly kind: 'row'; readonly id: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unknown' }

export interface HistoryTarget {
  readonly serviceId: string
  readonly deploymentId: string
  readonly older: Older
}

/** A look into the history, and what bounds the next one. */
export type HistoryLook = HistoryRead & { readonly older: Older }

type Row = Readonly<Record<string, unknown>>

/**
 * Looks for our own record: page by page until our id, an older one, or 20 pages. Nothing takes the newest row for ours.
 * Rejects as the client does.
 */
export async function lookForRecord(
  platform: Platform,
  target: HistoryTarget,
  meaningOf: (word: string) => Meaning,
  signal: AbortSignal,
): Promise<HistoryLook> {
  const { serviceId, deploymentId, older } = target
  let finished = false
  for await (const page of historyPages(platform, serviceId, signal)) {
    const index = indexOf(page.deployments, deploymentId)
    const own = page.deployments[index]
    // Before anything else on the page: a live deployment that is shown first, out of its order, hides nothing.
    if (own !== undefined) return { kind: 'found', record: readRecord(own), older: behind(page, index) ?? older }
    for (const row of page.deployments) {
      if (older.kind === 'row' && idOf(row) === older.id) return { kind: 'absent', newerFinished: finished, older }
      finished ||= isFinished(row, meaningOf)
    }
  }
  // Without the older row in sight nobody can say which rows are newer than ours.
  return { kind: 'absent', newerFinished: finished && older.kind === 'nothing', older }
}

/** Where ours stands, or -1; of several rows with our id the first that has a word. */
function indexOf(rows: readonly Row[], deploymentId: string): number {
  const isOurs = (row: Row): boolean => idOf(row) === deploymentId
  const telling = rows.findIndex((row) => isOurs(row) && readRecord(row).word !== undefined)
  return telling >= 0 ? telling : rows.findIndex(isOurs)
}

/** Pages of the history, newest first, at most 20; one attempt each. */
export async function* historyPages(
  platform: Platform,
  serviceId: string,
  signal: AbortSignal,
): AsyncGenerator<HistoryPage> {
  let pages = 0
  for await (const page of platform.history(serviceId, { signal, retries: false })) {
    yield page
    if (++pages === mostPages) return
  }
}

function behind(page: HistoryPage, index: number): Older | undefined {
  const next = page.deployments[index + 1]
  if (next === undefined) return page.nextCursor === undefined ? { kind: 'nothing' } : undefined
  const id = idOf(next)
  return id === undefined ? undefined : { kind: 'row', id }
}

function isFinished(row: Row, meaningOf: (word: string) => Meaning): boolean {
  const { word } = readRecord(row)
  if (word === undefined) return false
  const meaning = meaningOf(word)
  return meaning === 'succeeded' || meaning === 'failed'
}
