const units = ['B', 'kB', 'MB', 'GB', 'TB']

/** Bytes as people read them: `512 B`, `3.4 MB`; a kB is 1000 bytes. */
export function formatSize(bytes: number): string {
  let [amount, unit] = [bytes, 0]
  for (; amount >= 999.5 && unit < units.length - 1; unit += 1) amount /= 1000
  const digits = unit === 0 || amount >= 99.95 ? 0 : 1
  return `${amount.toFixed(digits)} ${units[unit]}`
}
