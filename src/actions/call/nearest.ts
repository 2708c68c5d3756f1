const most = 3

/** The names most like a wrong one, the best first: those that share its words, then those that it is a slip away from. */
export function nearestNames(wrong: string, names: readonly string[]): string[] {
  const asked = wrong.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')
  const words = new Set(asked.split('_'))
  const scored = names.map((name) => {
    const own = name.split('_')
    const shared = own.filter((word) => words.has(word)).length
    return { name, score: editDistance(asked, name) - 4 * shared }
  })
  return scored
    .sort((one, other) => one.score - other.score)
    .slice(0, most)
    .map(({ name }) => name)
}

/** Insertions, deletions and replacements that make one text of the other (Levenshtein), a row of the table at a time. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [line, left] of [...from.slice(0, 60)].entries()) {
    const next = [line + 1]
    for (const [column, right] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (left === right ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
