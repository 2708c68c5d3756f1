import type { Needing } from './graph.ts'

/** Why a node does not run: one that it needs did not pass, or the run was cancelled. */
export type WhySkipped<Result> =
  | { readonly kind: 'need'; readonly name: string; readonly result: Result }
  | { readonly kind: 'cancelled' }

/** How a graph is worked through. */
export interface Schedule<Node extends Needing, Result> {
  /** How many run at once, at least 1. */
  readonly maxParallel: number
  /** Nothing new starts once it aborts. What runs hears of it by itself. */
  readonly signal: AbortSignal
  /** Runs a node whose needs have passed. It is called once for each at most, and must not reject. */
  readonly run: (node: Node, done: ReadonlyMap<string, Result>) => Promise<Result>
  /** The result of a node that does not run. */
  readonly skip: (node: Node, why: WhySkipped<Result>) => Result
  readonly passed: (result: Result) => boolean
}

/**
 * Runs each node of a graph once all that it needs have passed, as many at once as allowed, those given first before others. A need that
 * is not in the graph counts for nothing. Gives a result for every node.
 */
export async function runSchedule<Node extends Needing, Result>(
  nodes: readonly Node[],
  { maxParallel, signal, run, skip, passed }: Schedule<Node, Result>,
): Promise<ReadonlyMap<string, Result>> {
  const names = new Set(nodes.map(({ name }) => name))
  const waiting = new Set(nodes)
  const done = new Map<string, Result>()
  const running = new Set<Promise<void>>()

  const settle = (node: Node, result: Result): void => {
    waiting.delete(node)
    done.set(node.name, result)
  }
  const whySkipped = ({ needs }: Node): WhySkipped<Result> | undefined => {
    for (const name of needs) {
      const result = done.get(name)
      if (result !== undefined && !passed(result)) return { kind: 'need', name, result }
    }
    return signal.aborted ? { kind: 'cancelled' } : undefined
  }
  const start = (node: Node): void => {
    waiting.delete(node)
    const work = run(node, done).then((result) => {
      settle(node, result)
      running.delete(work)
    })
    running.add(work)
  }
  /** What one node has become may decide others, also those given before it. */
  const advance = (): void => {
    for (let decided = true; decided; ) {
      decided = false
      for (const node of waiting) {
        const why = whySkipped(node)
        if (why !== undefined) {
          settle(node, skip(node, why))
          decided = true
        } else if (running.size < maxParallel && node.needs.every((need) => !names.has(need) || done.has(need))) {
          start(node)
        }
      }
    }
  }

  signal.addEventListener('abort', advance)
  try {
    for (advance(); running.size > 0; advance()) await Promise.race(running)
  } finally {
    signal.removeEventListener('abort', advance)
  }
  return done
}
