import type { Asked } from './asked.ts'
import type { ServerClock } from './clock.ts'
import type { Reply } from './reply.ts'
import type { Scene } from './scripted-platform.ts'

/** The fate of one POST: whether it takes effect, and its answer. */
export interface Post {
  readonly effect: boolean
  readonly answer: 'given' | 'reset' | 'status' | 'html' | 'mute'
}

/** Posts that had no effect, with answers that say so. */
export type Turned = 'unsent' | 'throttled'

/** How the history shows its rows, beyond what the interface documents. */
export interface HistoryLook {
  /** Deployments from before, each with our ref or another one; by default one. */
  readonly earlier: readonly string[]
  /** Within a page; `oldest of all` turns the whole history round. */
  readonly order: 'newest' | 'oldest' | 'shuffled' | 'oldest of all'
  /** An earlier deployment that every first page begins with, out of order. */
  readonly pinned: number | undefined
  /** How long all rows show one time, in milliseconds; undefined shows none. */
  readonly tieMs: number | undefined
  /** What ours shows instead of its ref. */
  readonly oursShows: 'ours' | 'another' | 'none'
  /** Whether the last page names a cursor, behind which nothing is. */
  readonly endsLate: boolean
  /** Rows that go away, as by retention, once the history was asked so often. */
  readonly leaving?: readonly { readonly afterRequests: number; readonly id: string }[]
  /** Of each request in turn, in place of the page size; the last one repeats. */
  readonly pageSizes?: readonly number[]
  /** Whether answers have a `Date`, by the clock that dates the rows. */
  readonly dates?: boolean
  /** How long before the run the newest of the earlier deployments was made, in milliseconds. */
  readonly newestAgeMs?: number
}

/** Somebody else's deployment or service, made so long after the run began. */
export interface Other {
  readonly atMs: number
  readonly ref: string
}

export interface LedgerOptions {
  /** In turn; the last one repeats. */
  readonly posts: readonly (Post | Turned)[]
  readonly others: readonly Other[]
  readonly showsRef: boolean
  /** How much later a new deployment or service shows. */
  readonly lagMs: number
  readonly pageSize: number
  readonly look?: HistoryLook
}

/** Of all dates that a history shows. */
const epochMs = Date.UTC(2026, 0, 1)
const plainLook: HistoryLook = {
  earlier: ['main'],
  order: 'newest',
  pinned: undefined,
  tieMs: undefined,
  oursShows: 'ours',
  endsLate: false,
}

interface Entry {
  readonly id: string
  readonly atMs: number
  readonly ref: string
  readonly ours: boolean
}

/** A ledger of what was really made, and by whom, and a history that shows it in any way. */
export class WriteLedger implements Scene {
  readonly entries: Entry[]
  readonly #look: HistoryLook
  readonly #clock: ServerClock
  readonly #options: LedgerOptions
  #posts = 0
  #historyRequests = 0

  constructor(clock: ServerClock, options: LedgerOptions) {
    this.#clock = clock
    this.#options = options
    this.#look = options.look ?? plainLook
    this.entries = this.#look.earlier.map((ref, index) => {
      return { id: `old-${index}`, atMs: -(this.#look.newestAgeMs ?? 60_000) - index * 1_700, ref, ours: false }
    })
    for (const [index, other] of options.others.entries()) {
      this.entries.push({ ...other, id: `theirs-${index}`, ours: false })
    }
  }

  get ours(): readonly Entry[] {
    return this.entries.filter((entry) => entry.ours)
  }

  entry(id: string | undefined): Entry | undefined {
    return this.entries.find((entry) => entry.id === id)
  }

  answer(asked: Asked): Reply | undefined {
    switch (asked.route) {
      case 'deploy':
        return this.#post((id) => ({ status: 202, json: { deploymentId: id, ref: 'main' } }))
      case 'upload':
        return this.#post((id) => ({ status: 201, json: { deploymentId: id, service: { id: 's9' } } }))
      case 'create':
        return this.#post((id) => ({ status: 201, json: { id } }))
      case 'projects':
        return { json: [{ slug: 'shop', serviceCount: this.#visible().length }] }
      case 'history':
        return this.#page(asked)
      case 'log':
        return { json: [] }
      case 'stream':
        return { status: 404 }
      case 'deleted':
        return { json: {} }
      default:
        return undefined
    }
  }

  #post(given: (id: string) => Reply): Reply {
    const { posts } = this.#options
    const post = posts[Math.min(this.#posts++, posts.length - 1)] ?? 'unsent'
    if (post === 'unsent') return { fault: 'unsent' }
    if (post === 'throttled') return { status: 429, headers: { 'retry-after': '2' } }
    const id = `ours-${this.#posts}`
    if (post.effect) this.entries.push({ id, atMs: this.#clock.now(), ref: 'main', ours: true })
    switch (post.answer) {
      case 'given':
        return post.effect ? given(id) : { status: 409, json: { error: 'not now' } }
      case 'reset':
      case 'mute':
        return { fault: post.answer }
      case 'status':
        return { status: 500, json: { error: 'something broke' } }
      case 'html':
        return { status: 202, json: '<html>' }
      default:
        return post.answer satisfies never
    }
  }

  #visible(): Entry[] {
    const seenMs = this.#clock.now() - this.#options.lagMs
    return this.entries.filter(({ atMs }) => atMs <= seenMs)
  }

  #page(asked: Asked): Reply {
    const { order, pinned, endsLate, leaving = [], pageSizes = [], dates = false } = this.#look
    const pageSize = pageSizes[Math.min(this.#historyRequests, pageSizes.length - 1)] ?? this.#options.pageSize
    const gone = leaving.filter(({ afterRequests }) => afterRequests <= this.#historyRequests).map(({ id }) => id)
    this.#historyRequests++
    const rows = this.#visible()
      .filter(({ id }) => !gone.includes(id))
      .sort((one, other) => other.atMs - one.atMs)
    if (order === 'oldest of all') rows.reverse()
    const from = Number(asked.query['before'] ?? 0)
    const page = arranged(rows.slice(from, from + pageSize), order)
    const first = from === 0 ? this.entry(`old-${pinned}`) : undefined
    const isEnd = endsLate ? page.length === 0 : from + pageSize >= rows.length
    const deployments = [...(first === undefined ? [] : [first]), ...page].map((each) => this.#record(each))
    const headers = dates ? { date: new Date(epochMs + this.#clock.now()).toUTCString() } : {}
    return { json: { deployments, nextCursor: isEnd ? null : from + pageSize }, headers }
  }

  #record({ id, atMs, ref, ours }: Entry): unknown {
    const { tieMs, oursShows } = this.#look
    const shown = ours && oursShows === 'another' ? 'release' : ref
    const showsRef = this.#options.showsRef && !(ours && oursShows === 'none')
    return {
      deploymentId: id,
      status: 'live',
      ...(showsRef ? { ref: shown } : {}),
      ...(tieMs === undefined ? {} : { createdAt: new Date(epochMs + Math.floor(atMs / tieMs) * tieMs).toISOString() }),
    }
  }
}

/** Always in the same way, and so that a new row changes the place of the others. */
function arranged(rows: readonly Entry[], order: HistoryLook['order']): Entry[] {
  switch (order) {
    case 'newest':
    case 'oldest of all':
      return [...rows]
    case 'oldest':
      return rows.toReversed()
    case 'shuffled':
      return rows.toSorted((one, other) => hash(one.id) - hash(other.id))
    default:
      return order satisfies never
  }
}

function hash(text: string): number {
  return [...text].reduce((sum, character) => (sum * 31 + character.charCodeAt(0) * 7919) % 10_007, 17)
}
