/** Rows as columns of equal width, two spaces apart; every row has as many cells as the header. */
export function tableOf(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [header, ...rows]
  const widths = header.map((_, column) => Math.max(...all.map((row) => [...(row[column] ?? '')].length)))
  const line = (row: readonly string[]): string => {
    const cells = row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length))
    return cells.join('  ').trimEnd()
  }
  return all.map(line)
}
