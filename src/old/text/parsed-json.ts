/**
 * The levels of a value that are kept: each walk over it, and `JSON.stringify` too, uses a level of the stack for each of its own, and
 * Node's stack ends some thousand levels down.
 */
export const deepestLevel = 200

/** As `JSON.parse`, but what lies deeper than `deepestLevel` is null. Throws `SyntaxError` for what is not JSON. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  // Each level takes two characters.
  if (text.length > 2 * deepestLevel) cutBelow(value)
  return value
}

function cutBelow(value: unknown): void {
  let level = isParent(value) ? [value] : []
  for (let depth = 1; level.length > 0; depth++) {
    const next: object[] = []
    for (const parent of level) {
      for (const [key, child] of Object.entries(parent)) {
        if (!isParent(child)) continue
        if (depth < deepestLevel) next.push(child)
        else Reflect.set(parent, key, null)
      }
    }
    level = next
  }
}

function isParent(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
