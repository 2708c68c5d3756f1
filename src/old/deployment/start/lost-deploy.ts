import type { Fields } from '../../client/json-fields.ts'
import type { Platform } from '../../client/platform.ts'
import { formatCount } from '../../text/formats/count.ts'
import { withoutFullStop } from '../../text/formats/shortening.ts'
import type { FlowContext } from '../flow-context.ts'
import { type HistoryReading, readRows } from '../history/history.ts'
import { type SearchEnd, searchHistory } from '../history/history-polling.ts'
import { compareRefs, findId, provesNewestFirst, readRecord, type ShownRefs } from '../history/history-record.ts'
import { findNewRows, type HistorySnapshot } from '../history/snapshot.ts'

/** What one reading of the history says of a request whose answer was lost. */
export interface LostDeployReading {
  /**
   * The rows that were not there before the request, as far as that is known; `match` compares the ref of the record with the one that
   * was asked for. One that is not proven younger than the request is never ours, and may hide that ours is not there.
   */
  readonly unknown: readonly {
    readonly id: string | undefined
    readonly match: ReturnType<typeof compareRefs>
    readonly isProvenYounger: boolean
  }[]
  /**
   * What was not read cannot hold ours: nothing was left to read, or the rows' own times prove that the newest stand first. And what was
   * there before is there still: an older view of the history does not show ours either.
   */
  readonly isWhole: boolean
}

/** What the history shows of a request to deploy whose answer was lost. */
export type LostDeployResult =
  | { readonly kind: 'adopt'; readonly id: string; readonly inferred: boolean }
  | { readonly kind: 'several'; readonly ids: readonly string[] }
  /** The request had no effect. */
  | { readonly kind: 'absent'; readonly proof: 'for 30 s every row was known, and there could be no other' }
  /** Ours did not show within 30 s, which proves nothing. `ids` are rows that could be ours, and could be older than the request. */
  | { readonly kind: 'unproven'; readonly ids: readonly string[] }

/** Why no deployment was found that is surely ours, as a clause. */
export function whyNotFound(found: Exclude<LostDeployResult, { kind: 'adopt' }> | SearchEnd): string {
  switch (found.kind) {
    case 'absent':
    case 'unproven': {
      const text = `the history showed no deployment that is surely ours for 30 s, which does not prove that there is none`
      if (found.kind === 'absent' || found.ids.length === 0) return text
      return `${text}. Of ${listIds(found.ids)} it is not known whether it is younger than the request`
    }
    case 'several':
      return `several new deployments could be ours: ${listIds(found.ids)}`
    case 'timed-out':
    case 'unanswered': {
      const passed = found.kind === 'timed-out' ? 'the timeout' : '5 minutes'
      const why = found.failure === undefined ? '' : ` (${withoutFullStop(found.failure.message)})`
      return `${passed} passed before the history showed a deployment${why}`
    }
    case 'retry-after':
      return `the platform asked to wait past the timeout before its history could be read`
    case 'forbidden':
      return `the API key is not allowed to read the deployment history`
    default:
      return found satisfies never
  }
}

const mostIds = 5

function listIds(ids: readonly string[]): string {
  const others = ids.length - mostIds
  return ids.slice(0, mostIds).join(', ') + (others > 0 ? ` and ${formatCount(others, 'other')}` : '')
}

/** What earlier reads left behind; times in milliseconds of the run. */
export interface SearchState {
  readonly firstMs?: number
  readonly inferred?: { readonly id: string; readonly atMs: number }
  /** A read did not prove that ours was absent. */
  readonly isUnproven?: boolean
}

const absenceMs = 30_000
const inferenceMs = 1_000
/** Reads at about 0, 1, 3, 7, 15, 23 and 31 s. */
const lostDeployDelaysMs = [1_000, 2_000, 4_000]
const longestLostDeployDelayMs = 8_000

const everyRowWasKnown = { kind: 'absent', proof: 'for 30 s every row was known, and there could be no other' } as const

/**
 * Judges one read; without a result the search continues. Only a row that is proven younger than the request can be ours. One that shows
 * another ref is never ours, and one that shows our ref is. If none shows our ref, a single row without a ref is taken for ours when a
 * second read finds it alone again. Absence needs a proof from every read: a row that is not known, whatever it shows, ends the hope for one.
 */
export function judgeReading(
  search: SearchState,
  { unknown, isWhole }: LostDeployReading,
  atMs: number,
): { readonly result: LostDeployResult | undefined; readonly search: SearchState } {
  const firstMs = search.firstMs ?? atMs
  const isUnproven = search.isUnproven || unknown.length > 0 || !isWhole
  const withMatch = (wanted: 'ours' | 'not-shown'): string[] =>
    unknown.flatMap(({ id, match, isProvenYounger }) =>
      id !== undefined && isProvenYounger && match === wanted ? [id] : [],
    )
  const ours = withMatch('ours')
  const candidates = [...new Set(ours.length > 0 ? ours : withMatch('not-shown'))]
  const [only, ...others] = candidates
  if (others.length > 0) return { result: { kind: 'several', ids: candidates }, search }
  if (only === undefined) {
    if (atMs - firstMs < absenceMs) return { result: undefined, search: { firstMs, isUnproven } }
    const possible = unknown.flatMap(({ id, match }) => (id !== undefined && match !== 'another' ? [id] : []))
    const result = isUnproven ? ({ kind: 'unproven', ids: possible } as const) : everyRowWasKnown
    return { result, search: { firstMs, isUnproven } }
  }
  if (ours.length > 0) return { result: { kind: 'adopt', id: only, inferred: false }, search }
  const inferred = search.inferred?.id === only ? search.inferred : { id: only, atMs }
  const isCertain = atMs - inferred.atMs >= inferenceMs
  const result = isCertain ? ({ kind: 'adopt', id: only, inferred: true } as const) : undefined
  return { result, search: { firstMs, inferred, isUnproven } }
}

/** What was asked for, and what the history showed before. */
export interface LostDeploy {
  readonly serviceId: string
  readonly ref: string | undefined
  readonly before: HistorySnapshot
  /** Hears of each page that was read. */
  readonly onRead?: (page: HistoryReading) => void
}

/** Searches the history for the effect of a request to deploy whose answer was lost. A platform that does not answer is told of. */
export function findLostDeploy(
  { platform, emit, run }: FlowContext,
  lost: LostDeploy,
): Promise<LostDeployResult | SearchEnd> {
  let search: SearchState = {}
  return searchHistory(platform, run, {
    onSilence: (text) => void emit({ kind: 'warning', text }),
    pauseMs: (reads) => lostDeployDelaysMs[reads - 1] ?? longestLostDeployDelayMs,
    read: async (signal) => {
      const judged = judgeReading(search, await readHistory(platform, lost, signal), run.elapsed())
      search = judged.search
      return judged.result
    },
  })
}

/** Reads to the end of the first page that holds a known row: rows further down may be older than the known ones. */
async function readHistory(
  platform: Platform,
  { serviceId, ref, before, onRead }: LostDeploy,
  signal: AbortSignal,
): Promise<LostDeployReading> {
  const known = new Set(before.ids)
  const isLast = (page: readonly Fields[]): boolean => page.some((row) => known.has(findId(row) ?? ''))
  const reading = await readRows(platform, serviceId, { signal, isLast })
  onRead?.(reading)
  const { rows, isEnd } = reading
  const unknown = findNewRows(before, reading).map(({ row, isProvenYounger }) => {
    return { id: findId(row), match: compareShownRef(ref, readRecord(row).refs), isProvenYounger }
  })
  const shown = new Set(rows.map(findId))
  const [newest] = before.ids
  const isCurrent = isEnd ? known.isSubsetOf(shown) : shown.has(newest)
  return { unknown, isWhole: isCurrent && (isEnd || provesNewestFirst(rows)) }
}

/** As `compareRefs`, but a record that shows a commit as its ref was not asked for by a name. */
function compareShownRef(asked: string | undefined, shown: ShownRefs): ReturnType<typeof compareRefs> {
  const match = compareRefs(asked, shown)
  return match === 'not-shown' && asked !== undefined && shown.names.length > 0 ? 'another' : match
}
