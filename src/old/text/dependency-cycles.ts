/**
 * The circles in which some need each other, each once and spelt out: `api`, `web`, `api`.
 *
 * @param needs by name; a need that has no entry counts for nothing
 */
export function findCycles(needs: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const circles: string[][] = []
  const left = new Map(needs)
  for (const start of needs.keys()) {
    // Without recursion: a chain may be as long as what is given.
    const path = left.has(start) ? [start] : []
    for (let here = path.at(-1); here !== undefined; here = path.at(-1)) {
      const next = left.get(here)?.find((need) => left.has(need))
      if (next !== undefined && !path.includes(next)) {
        path.push(next)
        continue
      }
      if (next !== undefined) circles.push([...path.slice(path.indexOf(next)), next])
      // It needs nothing that is left, or its circle is known.
      left.delete(here)
      path.pop()
    }
  }
  return circles
}
