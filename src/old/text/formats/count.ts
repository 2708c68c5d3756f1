/** `1 file`, `12,000 files`: the noun with an `s`, but for one. */
export function formatCount(count: number, noun: string): string {
  const grouped = String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${grouped} ${count === 1 ? noun : `${noun}s`}`
}
