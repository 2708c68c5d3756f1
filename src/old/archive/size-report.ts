import type { Packed } from './archive.ts'

const mostNamed = 5
/** An entry with less than this share of the largest one's size is not named. */
const leastShare = 0.01

/** Counts what is packed and finds the largest entries. */
export class SizeReport {
  files = 0
  #finished = 0
  #current = 0
  /** By the name of the entry. What is deeper than two folders counts in the second one, so that few names are kept. */
  readonly #sizes = new Map<string, number>()

  /** Of the files so far, with what was read of the current one. */
  get bytes(): number {
    return this.#finished + this.#current
  }

  /** Notes how many bytes of the next file were read so far. */
  begin(bytes: number): void {
    this.#current = bytes
  }

  /** @param path of a file, with `/` */
  add(path: string, bytes: number): void {
    this.files += 1
    this.#finished += bytes
    this.#current = 0
    const [name] = path.match(/^[^/]*(?:\/[^/]*\/?)?/) ?? [path]
    this.#sizes.set(name, (this.#sizes.get(name) ?? 0) + bytes)
  }

  total(): Omit<Packed, 'links' | 'unusual'> {
    const sizes = [...this.#sizes].map(([name, bytes]) => ({ name, bytes }))
    // Of equal ones the first comes first: equal content gives equal reports.
    const top = sizes.sort((one, other) => other.bytes - one.bytes).slice(0, mostNamed)
    const least = leastShare * (top[0]?.bytes ?? 0)
    return { files: this.files, bytes: this.bytes, largest: top.filter(({ bytes }) => bytes >= least) }
  }
}
