/** What has a place in the order. */
export interface Ordered {
  readonly name: string
  readonly needs: readonly string[]
}

/** Each after those that it needs, otherwise as they are listed. What is in a circle, or needs one that is, is left out. */
export function orderByNeeds<T extends Ordered>(services: readonly T[]): readonly T[] {
  const ordered: T[] = []
  for (let left = services; left.length > 0; ) {
    const isNext = ({ needs }: T): boolean => needs.every((need) => ordered.some(({ name }) => name === need))
    const next = left.filter(isNext)
    if (next.length === 0) break
    ordered.push(...next)
    left = left.filter((each) => !next.includes(each))
  }
  return ordered
}

/** Lets so many pieces of work run at a time; the others wait, in order. */
export class Slots {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(most: number) {
    this.#free = most
  }

  async use<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#free++
      else next()
    }
  }
}
