/** The names most like a wrong one, the best first: names that share its words, then names that differ by a slip. */
export function nearestNames(wrongName: string, names: readonly string[], most = 3): string[] {
  const asked = wordsOf(wrongName)
  const scored = names.map((name) => {
    const words = wordsOf(name).split('_')
    const shared = words.filter((word) => asked.split('_').includes(word)).length
    return { name, score: editDistance(asked, wordsOf(name)) - 4 * shared }
  })
  const sorted = scored.sort((one, other) => one.score - other.score)
  return sorted.slice(0, most).map(({ name }) => name)
}

/** The one name that a slip of the keyboard explains, if there is one: at most a third of its letters differ. */
export function likelyName(wrongName: string, names: readonly string[]): string | undefined {
  const [nearest] = nearestNames(wrongName, names, 1)
  if (nearest === undefined) return undefined
  const letters = (name: string): string => wordsOf(name).replaceAll('_', '')
  return editDistance(letters(wrongName), letters(nearest)) <= letters(nearest).length / 3 ? nearest : undefined
}

/** Asks for the names that may have been meant: those that a slip explains, or that have most of its words. Else says `otherwise`. */
export function didYouMean(wrongName: string, names: readonly string[], otherwise: string): string {
  const asked = wordsOf(wrongName).split('_')
  const near = nearestNames(wrongName, names).filter((name) => {
    const shared = wordsOf(name)
      .split('_')
      .filter((word) => asked.includes(word))
    return likelyName(wrongName, [name]) !== undefined || shared.join('').length > asked.join('').length / 2
  })
  if (near.length === 0) return otherwise
  const quoted = near.map((name) => `\`${name}\``)
  return `Did you mean ${quoted.join(' or ')}?`
}

/** In lower case, with `_` between words: `serviceId`, `service-id` and `SERVICE_ID` are one. */
function wordsOf(name: string): string {
  const apart = name.slice(0, longest).replace(/([a-z0-9])([A-Z])/g, '$1_$2')
  return apart.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')
}

/** The rest of a longer name is not compared. */
const longest = 60

/** Insertions, deletions and replacements that turn one text into the other (Levenshtein), one row of the table at a time. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [line, left] of [...from].entries()) {
    const next = [line + 1]
    for (const [column, right] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (left === right ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
