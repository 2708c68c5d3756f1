import { field, isRecord } from '../client/json.ts'
import type { CallOptions, Platform } from '../client/platform.ts'
import { shorten } from '../text/format.ts'
import { cleanText } from '../text/untrusted.ts'
import { normalise } from './words.ts'

/** A record of the deployment history (contract: Deployment). */
export interface Row {
  readonly id: string | undefined
  /** As the platform sent it. */
  readonly record: unknown
}

/**
 * Other facts that a record may show. The contract documents only `rollbackable`; the other fields are common, and all
 * are optional.
 */
export interface RowDetails {
  readonly rollbackable: boolean
  /** Absolute, http or https, without credentials. */
  readonly url: string | undefined
  /** Branches and tags in the record. */
  readonly names: readonly string[]
  /** Commits in the record. */
  readonly commits: readonly string[]
  /** When it was created, in milliseconds since 1970. */
  readonly createdMs: number | undefined
}

/** One page of the history, newest first (contract: Deployments and service settings). */
export interface HistoryPage {
  readonly rows: readonly Row[]
  /** When it was read, by the platform's clock. */
  readonly readMs: number
  readonly next: number | string | undefined
}

/** A search reads at most this many pages. */
const mostPages = 20

/** Reads one page: the newest, or the one at a cursor (`next` of another page). */
export async function readPage(
  platform: Platform,
  serviceId: string,
  options: CallOptions & { readonly cursor?: number | undefined } = {},
): Promise<HistoryPage> {
  const { cursor, ...call } = options
  const answer = await platform.call('list_deployments', { id: serviceId, before: cursor }, call)
  const next = answer.nextCursor ?? undefined
  return {
    rows: answer.deployments.map(toRow),
    readMs: platform.clock.now(),
    next: next === '' || next === 0 ? undefined : next,
  }
}

/** The result of a search for one deployment. */
export interface Found {
  /** All rows of the deployment on the first page that shows it. */
  readonly own: readonly Row[]
  /** The rows of the newest page. */
  readonly newest: readonly Row[]
  /** Whether the history goes back further than `newest`. */
  readonly hasOlder: boolean
}

/**
 * Reads the history page by page, newest first, up to `pages`. A cursor that repeats ends it. `totalMs` covers all
 * pages.
 */
export async function* readPages(
  platform: Platform,
  serviceId: string,
  options: CallOptions & { readonly pages?: number },
): AsyncGenerator<HistoryPage> {
  const { totalMs = Number.POSITIVE_INFINITY, pages = mostPages, ...call } = options
  const endMs = platform.clock.now() + totalMs
  const cursors = new Set<number>()
  let cursor: number | undefined
  for (let read = 0; read < pages; read++) {
    const page = await readPage(platform, serviceId, { ...call, totalMs: endMs - platform.clock.now(), cursor })
    yield page
    if (page.next === undefined) return
    cursor = Number(page.next)
    if (!Number.isSafeInteger(cursor) || cursors.has(cursor)) return
    cursors.add(cursor)
  }
}

/** Searches the history for a deployment by its id. */
export async function findDeployment(
  platform: Platform,
  target: { readonly serviceId: string; readonly deploymentId: string },
  options: CallOptions,
): Promise<Found> {
  let first: HistoryPage | undefined
  let own: readonly Row[] = []
  for await (const page of readPages(platform, target.serviceId, options)) {
    first ??= page
    own = page.rows.filter(({ id }) => id === target.deploymentId)
    if (own.length > 0) break
  }
  return { own, newest: first?.rows ?? [], hasOlder: first?.next !== undefined }
}

/** Whether the times in the rows prove that the history is not newest first. */
export function isOutOfOrder(rows: readonly Row[]): boolean {
  const times = rows.flatMap((row) => readDetails(row).createdMs ?? [])
  return times.some((time, index) => index > 0 && time > (times[index - 1] ?? time))
}

/** Whether a row shows the requested ref; `not-shown` if the two cannot be compared. */
export function compareRef(asked: string | undefined, row: Row): 'ours' | 'another' | 'not-shown' {
  if (asked === undefined) return 'not-shown'
  const { names, commits } = readDetails(row)
  const shown = isCommit(asked) ? commits : names.map(withoutRefs)
  if (shown.length === 0) return isCommit(asked) && names.length > 0 ? 'another' : 'not-shown'
  const isOurs = isCommit(asked)
    ? shown.some((commit) => isSameCommit(commit, asked))
    : shown.includes(withoutRefs(asked))
  return isOurs ? 'ours' : 'another'
}

/** Whether a ref is a full or abbreviated commit id. */
export function isCommit(ref: string): boolean {
  return /^(?=.*\d)[0-9a-f]{7,64}$/i.test(ref)
}

/** A ref for use in a sentence: an abbreviated commit id, or a shortened name. */
export function shortRef(ref: string): string {
  return isCommit(ref) ? ref.slice(0, 12) : shorten(cleanText(ref), 80)
}

/** A deployment id for use in a sentence. */
export function shortId(id: string | undefined): string {
  return id === undefined ? 'one without an id' : shorten(cleanText(id), 60)
}

/** Whether two commit ids, each full or abbreviated, can name the same commit. */
export function isSameCommit(one: string, other: string): boolean {
  const [short = '', long = ''] = [one.toLowerCase(), other.toLowerCase()].sort((a, b) => a.length - b.length)
  return long.startsWith(short)
}

function withoutRefs(name: string): string {
  return name.replace(/^refs\/(?:heads|tags)\//, '')
}

const nameKeys = ['ref', 'gitref', 'branch', 'gitbranch', 'tag', 'gittag', 'commitref']
const commitKeys = [
  ...['commit', 'commitsha', 'commithash', 'commitid', 'commitref', 'sha', 'revision'],
  ...['gitcommit', 'gitcommitsha', 'gitcommithash', 'gitsha'],
]
/** The objects in which some platforms nest these fields. An `id` or `hash` is a commit only in the first three. */
const nests = ['commit', 'gitcommit', 'git', 'source', 'gitsource', 'meta', 'metadata']
const createdKeys = ['createdat', 'created', 'createdtime', 'creationtime', 'queuedat', 'startedat', 'timestamp']

function toRow(record: unknown): Row {
  return { id: readId(field(record, 'deploymentId')) ?? readId(field(record, 'id')), record }
}

export function readDetails({ record }: Row): RowDetails {
  const top = withNormalNames(record)
  const names = texts(top, nameKeys)
  const commits = texts(top, commitKeys)
  for (const [index, nest] of nests.entries()) {
    const inner = withNormalNames(top[nest])
    names.push(...texts(inner, nameKeys))
    commits.push(...texts(inner, index < 3 ? [...commitKeys, 'id', 'hash'] : commitKeys))
  }
  return {
    rollbackable: field(record, 'rollbackable') === true,
    url: readUrl(record),
    names: names.filter((name) => !isCommit(name)),
    commits: [...commits, ...names].filter(isCommit),
    createdMs: createdKeys.map((key) => readTime(top[key])).find((ms) => ms !== undefined),
  }
}

/** A number above 2^53 has lost its last digits and would name a different deployment. */
function readId(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value
  return Number.isSafeInteger(value) ? String(value) : undefined
}

/** The `url` or `hostname` of a record as an absolute URL; anything else is ignored. */
export function readUrl(record: unknown): string | undefined {
  const [shown] = ['url', 'hostname']
    .map((key) => field(record, key))
    .filter((value) => typeof value === 'string' && value !== '')
    .map(String)
  if (shown === undefined || shown !== cleanText(shown)) return undefined
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(shown) ? shown : `https://${shown}`
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  return address
}

function readTime(value: unknown): number | undefined {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value)) {
    const ms = Date.parse(value)
    return Number.isNaN(ms) ? undefined : ms
  }
  if (typeof value !== 'number' || value < 1e9 || value > 1e14) return undefined
  // Seconds or milliseconds since 1970.
  return value < 1e11 ? value * 1_000 : value
}

function withNormalNames(record: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(record)) return {}
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [normalise(name), value]))
}

function texts(record: Readonly<Record<string, unknown>>, keys: readonly string[]): string[] {
  return keys
    .map((key) => record[key])
    .filter((value) => typeof value === 'string' && value.trim() !== '')
    .map(String)
}
