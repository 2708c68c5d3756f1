/** A table in Markdown. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(line)].join('\n')
}

/** In millions of bytes, with one decimal below a hundred of them. */
export function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(bytes < 99.95e6 ? 1 : 0)
}
