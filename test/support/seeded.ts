/** A small random generator with a seed, so that a failing run can be repeated. */
export interface Seeded {
  readonly seed: number
  /** A number from 0 up to, but not including, `limit`. */
  below(limit: number): number
  pick<T>(list: readonly [T, ...T[]]): T
}

/** Mulberry32: 32 bits of state are enough to choose shapes and to cut streams. */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { seed, below, pick: (list) => list[below(list.length)] ?? list[0] }
}
