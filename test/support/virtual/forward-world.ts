import fc from 'fast-check'
import type { RememberedCommit } from '../../../src/old/deployment/forward/live-commit.ts'
import type { BranchAnswer, CommitGraph, ComparedCommits } from '../../../src/old/text/commits/commit-graph.ts'
import type { Asked } from '../platform/asked.ts'
import type { VirtualClock } from '../platform/clock.ts'
import type { Reply } from '../platform/reply.ts'
import type { Scene } from '../platform/scripted-platform.ts'

/** A deployment of the service, of which the platform knows the truth. */
export interface WorldDeployment {
  readonly commit: number
  /** When it was requested and when it ended, on the run's clock; earlier ones are below 0. */
  readonly atMs: number
  readonly endMs: number
  readonly end: 'live' | 'failed' | 'superseded'
  /** Whether its record shows its commit. */
  readonly shows: boolean
}

/** How one graph answers. */
export interface GraphScript {
  readonly knows: 'all' | 'nothing' | 'ancestry only'
  readonly takesMs: number
}

/** A history of commits, what was deployed, what others deploy meanwhile, and what can be asked. */
export interface WorldScript {
  /** The parents of each commit: earlier ones. */
  readonly parents: readonly (readonly number[])[]
  readonly ours: number
  /** Of the branch of our commit. */
  readonly tip: number
  readonly deployments: readonly WorldDeployment[]
  readonly graphs: readonly GraphScript[]
  /** What the host remembers: of which deployment. */
  readonly memory: 'none' | 'newest success' | 'an older one' | 'unknown' | 'without an id'
  /** So many requests are answered 409 before ours is taken, each after so long. */
  readonly busy: number
  /** Where the platform's history ends a page. */
  readonly pageSize: number
  readonly oursTakesMs: number
  /** Whether the answer to the first request is lost, without an effect. */
  readonly losesFirst: boolean
  readonly withEnds: boolean
}

const commits = fc
  .integer({ min: 2, max: 7 })
  .chain((count) =>
    fc.tuple(
      ...Array.from({ length: count }, (_, index) =>
        index === 0
          ? fc.constant<number[]>([])
          : fc.uniqueArray(fc.integer({ min: 0, max: index - 1 }), { minLength: 1, maxLength: 2 }),
      ),
    ),
  )

/** Any world. */
export const anyWorld: fc.Arbitrary<WorldScript> = commits.chain((parents) => {
  const commit = fc.integer({ min: 0, max: parents.length - 1 })
  const deployment = (times: fc.Arbitrary<readonly [number, number]>) =>
    fc
      .tuple(
        commit,
        times,
        fc.constantFrom('live', 'live', 'live', 'failed', 'superseded'),
        fc.integer({ min: 0, max: 4 }),
      )
      .map(
        ([each, [atMs, endMs], end, hidden]): WorldDeployment => ({
          commit: each,
          atMs,
          endMs,
          end,
          shows: hidden > 0,
        }),
      )
  const before = deployment(
    fc.integer({ min: 1, max: 50 }).map((age) => [-age * 10_000, -age * 10_000 + 5_000] as const),
  )
  const meanwhile = deployment(
    fc
      .tuple(fc.constantFrom(-1_000, 0, 1, 3, 900, 2_000, 6_000), fc.constantFrom(2, 1_500, 9_000))
      .map(([at, takes]) => [at, at + takes] as const),
  )
  return fc.record({
    parents: fc.constant(parents),
    ours: commit,
    tip: commit,
    deployments: fc
      .tuple(fc.array(before, { maxLength: 4 }), fc.array(meanwhile, { maxLength: 2 }))
      .map(([earlier, later]) => [...earlier, ...later].sort((one, other) => other.atMs - one.atMs))
      .filter((all) => new Set(all.map(({ atMs }) => atMs)).size === all.length),
    graphs: fc.array(
      fc.record({
        knows: fc.constantFrom('all', 'all', 'nothing', 'ancestry only'),
        takesMs: fc.constantFrom(0, 10, 300, 1_500, 5_000),
      }),
      { maxLength: 2 },
    ),
    memory: fc.constantFrom('none', 'newest success', 'an older one', 'unknown', 'without an id'),
    busy: fc.constantFrom(0, 0, 0, 1, 3),
    pageSize: fc.constantFrom(25, 25, 2, 1),
    oursTakesMs: fc.constantFrom(10, 3_000, 12_000),
    losesFirst: fc.constantFrom(false, false, false, true),
    withEnds: fc.boolean(),
  })
})

export function idOf(commit: number): string {
  return commit.toString(16).repeat(40).slice(0, 40)
}

interface Row extends WorldDeployment {
  readonly id: string
  readonly ours: boolean
}

/** What a read of the history could show at a time. */
export interface Seen {
  readonly atMs: number
  readonly rows: readonly Row[]
}

/** The platform, the graphs and the memory of a script, and the truth about them. */
export class ForwardWorld implements Scene {
  readonly script: WorldScript
  /** What each answered first page of the history showed. */
  readonly reads: Seen[] = []
  /** When each POST that took effect arrived. */
  readonly posts: number[] = []
  readonly #clock: VirtualClock
  readonly #rows: Row[]
  #tries = 0

  constructor(clock: VirtualClock, script: WorldScript) {
    this.script = script
    this.#clock = clock
    this.#rows = script.deployments.map((each, index) => ({ ...each, id: `d-${index}`, ours: false }))
  }

  /** Whether one commit is a proper ancestor of another. */
  isBehind(one: number, other: number): boolean {
    return one !== other && this.#ancestors(other).has(one)
  }

  /** The newest deployment that had succeeded at a time. */
  live(rows: readonly Row[], atMs: number): Row | undefined {
    return rows.find((row) => row.endMs <= atMs && row.end !== 'failed')
  }

  get rows(): readonly Row[] {
    return this.#rows
  }

  #ancestors(commit: number): Set<number> {
    const found = new Set<number>()
    const waiting = [commit]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next)) continue
      found.add(next)
      waiting.push(...(this.script.parents[next] ?? []))
    }
    return found
  }

  get graphs(): readonly CommitGraph[] {
    return this.script.graphs.map(({ knows, takesMs }) => ({
      compare: async (live, ref, signal): Promise<ComparedCommits> => {
        await this.#clock.sleep(takesMs, signal)
        if (knows === 'nothing') return { kind: 'unknown', why: 'it knows nothing' }
        const [one, other] = [this.#commitOf(live), this.#commitOf(ref)]
        const value =
          one === other
            ? 'equal'
            : this.isBehind(other, one)
              ? 'behind'
              : this.isBehind(one, other)
                ? 'ahead'
                : 'diverged'
        return { kind: 'found', value, live: { id: live }, own: { id: ref } }
      },
      findBranch: async (commit, _, signal): Promise<BranchAnswer> => {
        await this.#clock.sleep(takesMs, signal)
        if (knows !== 'all') return { kind: 'unknown', why: 'it knows no branch' }
        const isTip = this.#commitOf(commit) === this.script.tip
        return isTip ? { kind: 'found', value: 'main' } : { kind: 'absent', proof: 'the branch is at another commit' }
      },
    }))
  }

  #commitOf(id: string): number {
    return this.script.parents.findIndex((_, index) => idOf(index) === id)
  }

  /** As a host would remember: the commits are those of the platform's deployments. */
  readonly remembered = async (): Promise<RememberedCommit> => {
    const { memory } = this.script
    if (memory === 'none') return { kind: 'absent', proof: 'no deployment is kept here' }
    if (memory === 'unknown') return { kind: 'unknown', why: 'the host does not say' }
    const last = this.reads.at(-1)
    const successes = (last?.rows ?? []).filter((row) => row.endMs <= (last?.atMs ?? 0) && row.end !== 'failed')
    const row = memory === 'an older one' ? successes[1] : successes[0]
    if (row === undefined) return { kind: 'absent', proof: 'all were read' }
    const deploymentId = memory === 'without an id' ? undefined : row.id
    return { kind: 'found', value: { commit: idOf(row.commit), deploymentId } }
  }

  answer(asked: Asked): Reply | undefined {
    switch (asked.route) {
      case 'deploy':
        return this.#deploy()
      case 'history':
        return this.#history(asked)
      case 'log':
        return { json: [] }
      case 'stream':
        return { status: 404 }
      default:
        return undefined
    }
  }

  #deploy(): Reply {
    const { busy, losesFirst, ours, oursTakesMs } = this.script
    this.#tries++
    if (this.#tries <= busy) return { status: 409, json: { error: 'busy' } }
    if (losesFirst && this.#tries === busy + 1) return { fault: 'reset' }
    const atMs = this.#clock.now()
    this.posts.push(atMs)
    this.#rows.push({ id: 'ours', commit: ours, atMs, endMs: atMs + oursTakesMs, end: 'live', shows: true, ours: true })
    this.#rows.sort((one, other) => other.atMs - one.atMs || Number(other.ours) - Number(one.ours))
    return { status: 202, json: { deploymentId: 'ours', ref: idOf(ours) } }
  }

  #history({ query }: Asked): Reply {
    const nowMs = this.#clock.now()
    const from = Number(query['before'] ?? 0)
    const all = this.#rows.filter(({ atMs }) => atMs <= nowMs)
    const rows = all.slice(from, from + this.script.pageSize)
    if (from === 0) this.reads.push({ atMs: nowMs, rows })
    const isEnd = from + this.script.pageSize >= all.length
    return {
      json: {
        deployments: rows.map((row) => this.#record(row, nowMs)),
        nextCursor: isEnd ? null : from + this.script.pageSize,
      },
    }
  }

  #record({ id, commit, endMs, end, shows, atMs }: Row, nowMs: number): unknown {
    const isOver = endMs <= nowMs
    const at = (ms: number) => new Date(Date.UTC(2026, 0, 1) + ms).toISOString()
    return {
      deploymentId: id,
      status: isOver ? end : 'building',
      rollbackable: isOver && end !== 'failed',
      createdAt: at(atMs),
      ...(shows ? { commit: idOf(commit) } : {}),
      ...(this.script.withEnds && isOver ? { finishedAt: at(endMs) } : {}),
    }
  }
}
