import { type Fields, isFields, readId } from '../../client/json-fields.ts'
import { isCommit, sameCommit } from '../../text/commits/commit-id.ts'
import { normalise } from '../verdict/vocabulary.ts'

/**
 * What a deployment record of the history shows. The contract documents `deploymentId` and `rollbackable` only; the other names
 * are common ones, and none is required.
 */
export interface DeploymentRecord {
  readonly id: string | undefined
  /** The platform's status word as it spelt it; undefined if the record has none. */
  readonly word: string | undefined
  readonly rollbackable: boolean
  readonly url: string | undefined
  /** The branches, tags, refs and commits that the record shows. */
  readonly refs: ShownRefs
  /** Equal for two records whose fields are equal, in whatever order. */
  readonly fingerprint: string
}

export interface ShownRefs {
  readonly names: readonly string[]
  readonly commits: readonly string[]
}

/** The fields that may hold what, the most reliable first. */
export const idKeys = ['deploymentId', 'id']
export const statusKeys = ['status', 'state', 'phase']
export const addressKeys = ['url', 'hostname']
/** Names of refs, the most reliable first; compared like status words, so that `commit_sha` is `commitSha`. */
export const nameKeys = ['ref', 'gitref', 'branch', 'gitbranch', 'tag', 'gittag', 'commitref']
/** As `nameKeys`. */
export const commitKeys = [
  ...['commit', 'commitsha', 'commithash', 'commitid', 'commitref', 'sha', 'revision'],
  ...['gitcommit', 'gitcommitsha', 'gitcommithash', 'gitsha'],
]
/** As `nameKeys`: when it was created. */
export const createdKeys = ['createdat', 'created', 'createdtime', 'creationtime', 'queuedat', 'startedat', 'timestamp']
/** As `createdKeys`: when it ended. */
export const endedKeys = ['finishedat', 'completedat', 'endedat', 'readyat', 'deployedat', 'finished', 'completed']
/** Some platforms nest them: `commit: { sha }`, `source: { ref }`. An `id` or `hash` is a commit only in the first three. */
const nestsOfCommits = ['commit', 'gitcommit', 'git']
const nests = [...nestsOfCommits, 'source', 'gitsource', 'meta', 'metadata']

export function readRecord(raw: Fields): DeploymentRecord {
  return {
    id: findId(raw),
    word: texts(raw, statusKeys)[0],
    rollbackable: raw['rollbackable'] === true,
    url: readUrl(raw),
    refs: shownRefs(raw),
    fingerprint: fingerprint(raw),
  }
}

export function findId(raw: Fields): string | undefined {
  return readId(raw, idKeys)
}

/** A `url` or `hostname` as an absolute http(s) URL; anything else is ignored. */
export function readUrl(raw: Fields): string | undefined {
  const [shown] = texts(raw, addressKeys)
  if (shown === undefined) return undefined
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(shown) ? shown : `https://${shown}`
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined
  return url.username === '' && url.password === '' ? address : undefined
}

/** Whether a record shows the requested ref: `ours`, `another`, or `not-shown` if they cannot be compared. */
export function compareRefs(asked: string | undefined, shown: ShownRefs): 'ours' | 'another' | 'not-shown' {
  if (asked === undefined) return 'not-shown'
  const commits = [...shown.commits, ...shown.names].filter(isCommit)
  if (isCommit(asked)) {
    if (commits.some((commit) => sameCommit(commit, asked))) return 'ours'
    return commits.length > 0 || shown.names.length > 0 ? 'another' : 'not-shown'
  }
  const names = shown.names.filter((name) => !isCommit(name)).map(shortName)
  if (names.length === 0) return 'not-shown'
  return names.includes(shortName(asked)) ? 'ours' : 'another'
}

/**
 * Whether the newest stand first, by the times that the rows themselves show; undefined if those do not say: a row has none, or
 * the first and the last row have the same.
 */
export function isNewestFirst(rows: readonly Fields[]): boolean | undefined {
  const times = creationTimes(rows)
  if (times === undefined || times[0] === times.at(-1)) return undefined
  return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time))
}

/**
 * Whether the rows prove that the whole history has the newest first. The first row alone may stand there out of order, as a platform may
 * show the live deployment first; so those below it must be in order, and not all of one time.
 */
export function provesNewestFirst(rows: readonly Fields[]): boolean {
  return isNewestFirst(rows) === true && isNewestFirst(rows.slice(1)) === true
}

/** When each was created, in milliseconds since 1970, by the one field that all of them have; undefined if there is none. */
export function creationTimes(rows: readonly Fields[]): readonly number[] | undefined {
  const fields = rows.map(normalised)
  const key = createdKeys.find((each) => fields.every((row) => readTime(row[each]) !== undefined))
  return key === undefined ? undefined : fields.flatMap((row) => readTime(row[key]) ?? [])
}

/** As `createdKeys`, without those that may be set long after the creation. */
const ownCreationKeys = createdKeys.filter((key) => key !== 'startedat' && key !== 'timestamp')

/** When it was created, in milliseconds since 1970; undefined if that depends on a time zone which the record does not name. */
export function readZonedCreation(raw: Fields): number | undefined {
  const fields = normalised(raw)
  const value = ownCreationKeys.map((key) => fields[key]).find((each) => readTime(each) !== undefined)
  return typeof value === 'string' && !/(?:Z|[+-]\d\d:?\d\d)$/i.test(value) ? undefined : readTime(value)
}

/** Milliseconds since 1970, of RFC 3339 or of seconds or milliseconds since then; undefined for what is not a time. */
export function readTime(value: unknown): number | undefined {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value)) {
    const ms = Date.parse(value)
    return Number.isNaN(ms) ? undefined : ms
  }
  if (typeof value !== 'number' || value < 1e9 || value > 1e14) return undefined
  return value < 1e11 ? value * 1_000 : value
}

/** When it was created and when it ended, in milliseconds since 1970, as far as the record shows them. */
export function readTimes(raw: Fields): {
  readonly createdMs: number | undefined
  readonly endedMs: number | undefined
} {
  const fields = normalised(raw)
  const first = (keys: readonly string[]): number | undefined =>
    keys.map((key) => readTime(fields[key])).find((ms) => ms !== undefined)
  return { createdMs: first(createdKeys), endedMs: first(endedKeys) }
}

/** How long the newest deployment that has ended took, in milliseconds; undefined if no row shows both its times. */
export function readLastDuration(rows: readonly Fields[]): number | undefined {
  const took = rows.map(readTimes).map(({ createdMs, endedMs }) => (endedMs ?? Number.NaN) - (createdMs ?? Number.NaN))
  return took.find((ms) => ms > 0)
}

/** What a record says was deployed: the commit if it shows one, otherwise the branch. */
export function readRef({ commits, names }: ShownRefs): string | undefined {
  return commits[0] ?? names[0]
}

function shownRefs(raw: Fields): ShownRefs {
  const fields = normalised(raw)
  const names = texts(fields, nameKeys)
  const commits = texts(fields, commitKeys)
  for (const nest of nests) {
    const value = fields[nest]
    if (!isFields(value)) continue
    const nested = normalised(value)
    names.push(...texts(nested, nameKeys))
    commits.push(...texts(nested, nestsOfCommits.includes(nest) ? [...commitKeys, 'id', 'hash'] : commitKeys))
  }
  return { names, commits: commits.filter(isCommit) }
}

/** The same fields by their normalised names. */
function normalised(raw: Fields): Fields {
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [normalise(name), value]))
}

function shortName(ref: string): string {
  return ref.replace(/^refs\/(heads|tags)\//, '')
}

function texts(raw: Fields, keys: readonly string[]): string[] {
  return keys
    .map((key) => raw[key])
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '')
}

function fingerprint(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isFields(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  )
}
