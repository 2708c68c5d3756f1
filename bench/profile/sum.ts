/** The output of `node --cpu-prof`. */
export interface Profile {
  readonly nodes: readonly ProfileNode[]
  /** The id of the node in which each sample was taken. */
  readonly samples: readonly number[]
  /** Microseconds before each sample. */
  readonly timeDeltas: readonly number[]
}

export interface ProfileNode {
  readonly id: number
  readonly callFrame: Frame
  readonly children?: readonly number[]
}

export interface Frame {
  readonly functionName: string
  readonly url: string
  /** From 0. */
  readonly lineNumber: number
}

/** The time spent in a place, including calls that have no place of their own. */
export interface Spent {
  readonly place: string
  readonly ms: number
}

/**
 * Where the time of the main thread went, the largest part first. A sample belongs to the innermost frame of its stack that has a
 * place, or to Node itself if none has.
 */
export function spentBy(
  { nodes, samples, timeDeltas }: Profile,
  placeOf: (frame: Frame) => string | undefined,
): Spent[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const places = new Map<number, string>()
  const mark = (node: ProfileNode, outer: string): void => {
    const place = placeOf(node.callFrame) ?? outer
    places.set(node.id, place)
    for (const child of node.children ?? []) {
      const next = byId.get(child)
      if (next !== undefined) mark(next, place)
    }
  }
  const [root] = nodes
  if (root !== undefined) mark(root, 'Node itself')
  const sums = new Map<string, number>()
  for (const [index, id] of samples.entries()) {
    const place = places.get(id) ?? 'Node itself'
    sums.set(place, (sums.get(place) ?? 0) + (timeDeltas[index] ?? 0) / 1000)
  }
  return [...sums].map(([place, ms]) => ({ place, ms })).sort((one, other) => other.ms - one.ms)
}
