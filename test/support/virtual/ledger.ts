import type { VirtualClock } from './clock.ts'
import type { Asked, Reply, Routes } from './platform.ts'

/** The fate of one POST: whether it takes effect, and its answer. */
export interface Post {
  readonly effect: boolean
  readonly answer: 'given' | 'reset' | 'status' | 'html' | 'mute'
}

/** Posts that had no effect, with answers that say so. */
export type Turned = 'unsent' | 'throttled'

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
}

interface Entry {
  readonly id: string
  readonly atMs: number
  readonly ref: string
  readonly ours: boolean
}

/** A platform that keeps a ledger of what was really made, and by whom. */
export class Ledger {
  readonly entries: Entry[] = [{ id: 'old', atMs: -60_000, ref: 'main', ours: false }]
  readonly #clock: VirtualClock
  readonly #options: LedgerOptions
  #posts = 0

  constructor(clock: VirtualClock, options: LedgerOptions) {
    this.#clock = clock
    this.#options = options
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

  readonly routes: Routes = (asked) => {
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
      default:
        return { json: {} }
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
    const { pageSize, showsRef } = this.#options
    const rows = this.#visible().sort((one, other) => other.atMs - one.atMs)
    const from = Number(asked.query.get('before') ?? 0)
    const page = rows.slice(from, from + pageSize)
    const nextCursor = from + pageSize < rows.length ? from + pageSize : null
    const deployments = page.map(({ id, ref }) => ({ deploymentId: id, status: 'live', ...(showsRef ? { ref } : {}) }))
    return { json: { deployments, nextCursor } }
  }
}
