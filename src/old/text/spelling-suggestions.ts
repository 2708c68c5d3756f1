/** The one name that a slip of the keyboard explains, if there is one: at most a third of its letters differ. */
export function likelyName(wrongName: string, names: readonly string[]): string | undefined {
  const asked = normaliseName(wrongName)
  const distances = names.map((name) => ({ name, distance: editDistance(asked, normaliseName(name)) }))
  const [nearest] = distances.sort((one, other) => one.distance - other.distance)
  return nearest !== undefined && nearest.distance <= normaliseName(nearest.name).length / 3 ? nearest.name : undefined
}

/**
 * Asks for the names that may have been meant: the one that a slip explains, else up to three that contain what was given. Else says
 * `otherwise`.
 *
 * @param quoted how a name is written, by default as code in Markdown
 */
export function didYouMean(
  wrongName: string,
  names: readonly string[],
  otherwise: string,
  quoted = (name: string): string => `\`${name}\``,
): string {
  const [likely, asked] = [likelyName(wrongName, names), normaliseName(wrongName)]
  const containing = asked.length < 3 ? [] : names.filter((name) => normaliseName(name).includes(asked))
  const near = likely === undefined ? containing.slice(0, 3) : [likely]
  return near.length === 0 ? otherwise : `Did you mean ${near.map(quoted).join(' or ')}?`
}

/** The rest of a longer name is not compared. */
const longest = 60

/** `serviceId`, `service-id` and `SERVICE_ID` are one. */
export function normaliseName(name: string): string {
  return name
    .slice(0, longest)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')
}

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
