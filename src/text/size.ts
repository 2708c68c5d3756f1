const units = ['B', 'kB', 'MB', 'GB', 'TB']

/** Bytes as people read them: `512 B`, `3.4 MB`; a kB is 1000 bytes. */
export function formatSize(bytes: number): string {
  let [amount, unit] = [bytes, 0]
  for (; amount >= 999.5 && unit < units.length - 1; unit += 1) amount /= 1000
  const digits = unit === 0 || amount >= 99.95 ? 0 : 1
  return `${amount.toFixed(digits)} ${units[unit]}`
}

/** `1 file`, `12,000 files`: the noun with an `s`, but for one. */
export function formatCount(count: number, noun: string): string {
  const grouped = String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${grouped} ${count === 1 ? noun : `${noun}s`}`
}
