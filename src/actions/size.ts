const units = ['B', 'kB', 'MB', 'GB', 'TB']

/** Bytes as people read them: `512 B`, `3.4 MB`; a kB is 1000 bytes. */
export function size(bytes: number): string {
  let amount = bytes
  let unit = 0
  while (amount >= 999.5 && unit < units.length - 1) {
    amount /= 1000
    unit += 1
  }
  const digits = unit === 0 || amount >= 99.95 ? 0 : 1
  return `${amount.toFixed(digits)} ${units[unit]}`
}
