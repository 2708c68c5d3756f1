import type { Packed } from './archive.ts'

/** The most entries that are named. */
const mostNamed = 5
/** An entry with less than this share of the largest one's size is not named. */
const leastShare = 0.01

/** Counts what is packed, and finds the largest files and folders: two levels deep, `app/cache/` says more than `app/`. */
export class SizeReport {
  files = 0
  #finished = 0
  #current = 0
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
    const [entry] = /^(?:[^/]*\/){0,2}/.exec(path) ?? ['']
    const name = entry.split('/').length > 2 ? entry : path
    this.#sizes.set(name, (this.#sizes.get(name) ?? 0) + bytes)
  }

  /** Ends the count. */
  total(): Packed {
    const largest = [...this.#sizes]
      .map(([name, bytes]) => ({ name, bytes }))
      .sort((one, other) => other.bytes - one.bytes)
      .slice(0, mostNamed)
    const least = leastShare * (largest[0]?.bytes ?? 0)
    return { files: this.files, bytes: this.bytes, largest: largest.filter(({ bytes }) => bytes >= least) }
  }
}
