import type { Fields } from '../../client/json-fields.ts'
import type { HistoryReading } from './history.ts'
import { creationTimes, findId, provesNewestFirst, readZonedCreation } from './history-record.ts'

/**
 * What the history showed before a request: the mark from which a deployment that is younger than the request is told. A row that is
 * not in it was merely not read, unless one of its facts proves that it did not exist.
 */
export interface HistorySnapshot {
  /** Of the rows that were read, newest first. */
  readonly ids: readonly string[]
  /** There were no other rows: the answer named no next page. */
  readonly isWhole: boolean
  /** The rows' own times prove that the newest come first, so that no row that was not read is younger than all of these. */
  readonly isOrdered: boolean
  /** When the platform answered, by its own clock, in milliseconds since 1970; undefined if it did not say. */
  readonly answeredAtMs: number | undefined
}

/** The history of a service that did not exist before. */
export const emptySnapshot: HistorySnapshot = { ids: [], isWhole: true, isOrdered: false, answeredAtMs: undefined }

/** HTTP's dates have whole seconds: a row that was created so much later was not there yet. Milliseconds. */
const dateResolutionMs = 1_000

/** The mark that a reading of the newest page, or of the whole, leaves. */
export function toSnapshot({ rows, isEnd, answeredAtMs }: HistoryReading): HistorySnapshot {
  const ids = rows.map(findId).filter((id) => id !== undefined)
  // A row without an id cannot be known again.
  const isWhole = isEnd && ids.length === rows.length
  return { ids, isWhole, isOrdered: provesNewestFirst(rows), answeredAtMs }
}

/** A row that was not in the snapshot. Only one that is proven younger than it can be the effect of a request that came after it. */
export interface NewRow {
  readonly row: Fields
  readonly isProvenYounger: boolean
}

/** The rows of a later reading that the snapshot does not have, in the reading's order. */
export function findNewRows(snapshot: HistorySnapshot, { rows }: Pick<HistoryReading, 'rows'>): readonly NewRow[] {
  const known = new Set(snapshot.ids)
  const isKnown = (row: Fields | undefined): boolean => row !== undefined && known.has(findId(row) ?? '')
  const times = creationTimes(rows)
  const timesOfKnown = times?.filter((_, index) => isKnown(rows[index])) ?? []
  const newestKnownMs = timesOfKnown.length === 0 ? undefined : Math.max(...timesOfKnown)
  const isOrdered = snapshot.isOrdered && provesNewestFirst(rows)
  return rows.flatMap((row, index) => {
    if (isKnown(row)) return []
    const createdMs = times?.[index]
    const isComparable = createdMs !== undefined && newestKnownMs !== undefined
    // It was created before a row that was there before the request.
    if (isComparable && createdMs < newestKnownMs) return [{ row, isProvenYounger: false }]
    const isNewer = isComparable && createdMs > newestKnownMs
    const isProvenYounger = snapshot.isWhole || (isOrdered && isNewer) || wasCreatedAfter(snapshot, row)
    return [{ row, isProvenYounger }]
  })
}

/** Compares the platform's clock with itself alone. */
function wasCreatedAfter({ answeredAtMs }: HistorySnapshot, row: Fields): boolean {
  const createdMs = readZonedCreation(row)
  return answeredAtMs !== undefined && createdMs !== undefined && createdMs >= answeredAtMs + dateResolutionMs
}
