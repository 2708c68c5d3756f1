/** A logarithmic axis from one power of ten to another. */
export interface Axis {
  readonly least: number
  readonly most: number
  /** Powers of ten, ascending; the ends of the axis are the first and the last. */
  readonly ticks: readonly number[]
  readonly unit: string
}

/** The narrowest axis that contains all values, which are above 0. It has at least two ticks. */
export function axis(values: readonly number[], unit: string): Axis {
  const first = Math.floor(Math.log10(Math.min(...values)))
  const last = Math.max(first + 1, Math.ceil(Math.log10(Math.max(...values))))
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => Number(`1e${first + index}`))
  return { least: Number(`1e${first}`), most: Number(`1e${last}`), ticks, unit }
}

/** The position of a value on the axis: 0 at its start, 1 at its end. */
export function place({ least, most }: Axis, value: number): number {
  return Math.min(1, Math.max(0, Math.log(value / least) / Math.log(most / least)))
}
