/** The median of the values. With an even number, the upper one of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Each value divided by the other value of the same round. */
export function ratios(values: readonly number[], others: readonly number[]): number[] {
  return values.map((value, round) => value / (others[round] ?? Number.NaN))
}

/** `median (least to most)`. */
export function span(values: readonly number[], digits: number): string {
  const text = (value: number): string => value.toFixed(digits)
  return `${text(median(values))} (${text(Math.min(...values))} to ${text(Math.max(...values))})`
}

/** `median (first to third quartile)`, for times that a busy machine sometimes interrupts. */
export function middle(values: readonly number[], digits: number): string {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(digits)
  return `${median(values).toFixed(digits)} (${at(0.25)} to ${at(0.75)})`
}

/** A table in Markdown. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(line)].join('\n')
}

/** In millions of bytes, with one decimal below a hundred of them. */
export function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(bytes < 99.95e6 ? 1 : 0)
}
