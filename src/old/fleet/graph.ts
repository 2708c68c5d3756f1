import { InputError } from '../client/errors.ts'
import { findCycles } from '../text/dependency-cycles.ts'
import { message } from '../text/message.ts'

/** Something that waits for others. */
export interface Needing {
  /** Unique in its graph. */
  readonly name: string
  /** Names of those that come before it. A name that is not in the graph counts for nothing. */
  readonly needs: readonly string[]
}

/** A node with its place in the order: those of level 0 need nothing, each other comes one level after the last that it needs. */
export type Ranked<Node extends Needing> = Node & { readonly level: number }

/**
 * The nodes by level, and as given within one. Each comes after all that it needs.
 *
 * @throws InputError if they need each other in a circle, which it spells out
 */
export function levelled<Node extends Needing>(nodes: readonly Node[]): readonly Ranked<Node>[] {
  const names = new Set(nodes.map(({ name }) => name))
  const levels = new Map<string, number>()
  let left = nodes
  for (let level = 0; left.length > 0; level++) {
    const isFree = ({ needs }: Node): boolean => needs.every((need) => !names.has(need) || levels.has(need))
    const [free, waiting] = [left.filter(isFree), left.filter((node) => !isFree(node))]
    if (free.length === 0) throw circular(left)
    // Only now: a node must not count as placed for another one of its own level.
    for (const { name } of free) levels.set(name, level)
    left = waiting
  }
  const placed = nodes.map((node) => ({ ...node, level: levels.get(node.name) ?? 0 }))
  return placed.sort((one, other) => one.level - other.level)
}

/**
 * Some of the nodes, by level. A need that is left out is replaced by what it needs itself, so that the order among the others stays.
 *
 * @throws as `levelled`
 */
export function restricted<Node extends Needing>(
  nodes: readonly Node[],
  isKept: (node: Node) => boolean,
): readonly Ranked<Node>[] {
  const kept = new Set(nodes.filter(isKept).map(({ name }) => name))
  const reached = new Map<string, ReadonlySet<string>>()
  for (const { name, needs } of levelled(nodes)) {
    reached.set(name, new Set(needs.flatMap((need) => (kept.has(need) ? [need] : [...(reached.get(need) ?? [])]))))
  }
  const some = nodes.filter(({ name }) => kept.has(name))
  return levelled(some.map((node) => ({ ...node, needs: [...(reached.get(node.name) ?? [])] })))
}

function circular(nodes: readonly Needing[]): InputError {
  const [circle = []] = findCycles(new Map(nodes.map(({ name, needs }) => [name, needs])))
  const shown = circle.map((name) => `"${name}"`).join(' needs ')
  return new InputError(
    'needs',
    message`fleet-circle: These services need each other, so none can be first: ${shown}. Remove one of the needs.`,
  )
}
