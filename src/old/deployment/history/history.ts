import type { CallOptions } from '../../client/call-options.ts'
import type { Fields } from '../../client/json-fields.ts'
import type { Platform } from '../../client/platform.ts'
import type { HistoryRead } from '../verdict/state.ts'
import type { Meaning } from '../verdict/vocabulary.ts'
import { findId, isNewestFirst, readRecord } from './history-record.ts'

export interface HistoryTarget {
  readonly serviceId: string
  readonly deploymentId: string
  /**
   * The id of a row that is older than ours, where a search of the history, newest first, may stop; null if ours is the oldest. It is
   * learnt before our request, or from the last read that showed ours; undefined until then.
   */
  readonly older: string | null | undefined
}

/** What a read of the history showed, and where the next one may stop. */
export type HistoryResult = HistoryRead &
  Pick<HistoryTarget, 'older'> & {
    /** All that was read. */
    readonly rows: readonly Fields[]
  }

/** Reads until our record, an older one, or so many pages; the newest row is never taken for ours. Rejects as the client does. */
export async function findRecord(
  platform: Platform,
  target: HistoryTarget,
  interpret: (word: string) => Meaning,
  signal: AbortSignal,
  mostPages?: number,
): Promise<HistoryResult> {
  const { serviceId, deploymentId, older } = target
  const isOlder = (row: Fields): boolean => findId(row) !== undefined && findId(row) === older
  const isLast = (page: readonly Fields[]): boolean => page.some((row) => findId(row) === deploymentId || isOlder(row))
  const { rows, isEnd } = await readRows(platform, serviceId, { signal, isLast, mostPages })
  const index = findIndex(rows, deploymentId)
  const own = rows[index]
  // Before any other row: a platform may show the live deployment first, out of order.
  if (own !== undefined) {
    const next = rows[index + 1]
    const oldest = isEnd && next === undefined
    return { kind: 'found', record: readRecord(own), older: oldest ? null : ((next && findId(next)) ?? older), rows }
  }
  const end = rows.findIndex(isOlder)
  const finished = rows.slice(0, end < 0 ? rows.length : end).some((row) => isFinished(row, interpret))
  // Without an older row, or if the rows' own times contradict their order, which rows are newer than ours is not known.
  const isKnown = end < 0 ? older === null : isNewestFirst(rows.slice(0, end + 1)) !== false
  return { kind: 'absent', newerFinished: finished && isKnown, older, rows }
}

/** The index of our row, or -1; of several rows with our id the first that has a status word. */
function findIndex(rows: readonly Fields[], deploymentId: string): number {
  const isOurs = (row: Fields): boolean => findId(row) === deploymentId
  const withWord = rows.findIndex((row) => isOurs(row) && readRecord(row).word !== undefined)
  return withWord >= 0 ? withWord : rows.findIndex(isOurs)
}

/** One reading of the history, and how far it went. */
export interface HistoryReading {
  /** As the platform gave them, page after page; the contract says newest first. */
  readonly rows: readonly Fields[]
  /** There are no others: the last page named no next one. */
  readonly isEnd: boolean
  /** When the last page was answered, by the platform's own clock; undefined if it did not say. */
  readonly answeredAtMs: number | undefined
}

/** Reads the history up to a page that `isLast`; each page is requested once. Rejects as the client does. */
export async function readRows(
  platform: Platform,
  serviceId: string,
  {
    isLast = () => false,
    mostPages = 20,
    ...options
  }: { isLast?: (page: readonly Fields[]) => boolean; mostPages?: number | undefined } & CallOptions,
): Promise<HistoryReading> {
  const rows: Fields[] = []
  let pages = 0
  let answeredAtMs: number | undefined
  for await (const page of platform.history(serviceId, { retries: false, ...options })) {
    rows.push(...page.deployments)
    answeredAtMs = page.answeredAtMs
    if (page.nextCursor === undefined) return { rows, isEnd: true, answeredAtMs }
    if (++pages === mostPages || isLast(page.deployments)) break
  }
  return { rows, isEnd: false, answeredAtMs }
}

/** Reads the newest page that has an id. Rejects as the client does. */
export function readNewestPage(platform: Platform, serviceId: string, signal: AbortSignal): Promise<HistoryReading> {
  const isLast = (page: readonly Fields[]): boolean => page.some((row) => findId(row) !== undefined)
  return readRows(platform, serviceId, { signal, isLast })
}

function isFinished(row: Fields, interpret: (word: string) => Meaning): boolean {
  const { word } = readRecord(row)
  const meaning = word === undefined ? 'unknown' : interpret(word)
  return meaning === 'succeeded' || meaning === 'failed'
}
