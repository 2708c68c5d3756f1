import type { Packed } from './archive.ts'

/** The most entries that are named, in all and in each folder. */
const mostNamed = 5
/** The share of its size that must still be named if a folder is replaced by its contents, and of all in the end. */
const leastCovered = 0.8
/** An entry with less than this share of the largest one's size is not named. */
const leastShare = 0.01

/** A file or folder by its path, with the largest entries in it, largest first. */
interface SizedEntry {
  readonly name: string
  bytes: number
  readonly largest: SizedEntry[]
}

/** Counts what is packed and finds the largest entries, in bounded memory. Files must come in the order of `walk`. */
export class SizeReport {
  files = 0
  #finished = 0
  #current = 0
  readonly #root: SizedEntry = { name: '', bytes: 0, largest: [] }
  /** The folder of the last file, after those that it is in. */
  #open = [this.#root]

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
    const folder = this.#enter(path)
    folder.bytes += bytes
    insert({ name: path, bytes, largest: [] }, folder.largest)
  }

  /** Ends the count. */
  total(): Packed {
    while (this.#open.length > 1) this.#leave()
    const entries = deepened(this.#root.largest)
    const least = leastShare * (entries[0]?.bytes ?? 0)
    const largest = entries.filter(({ bytes }) => bytes >= least).map(({ name, bytes }) => ({ name, bytes }))
    return { files: this.files, bytes: this.bytes, largest }
  }

  #enter(path: string): SizedEntry {
    let folder = this.#open.at(-1) ?? this.#root
    while (!path.startsWith(folder.name)) folder = this.#leave()
    for (;;) {
      const slash = path.indexOf('/', folder.name.length)
      if (slash === -1) return folder
      folder = { name: path.slice(0, slash + 1), bytes: 0, largest: [] }
      this.#open.push(folder)
    }
  }

  /** Ends the current folder, whose size then counts in its parent. */
  #leave(): SizedEntry {
    const folder = this.#open.pop() ?? this.#root
    const parent = this.#open.at(-1) ?? this.#root
    parent.bytes += folder.bytes
    insert(folder, parent.largest)
    return parent
  }
}

/** Keeps the entry if it is among the largest; of equal ones the first comes first, so that equal content gives equal reports. */
function insert(entry: SizedEntry, largest: SizedEntry[]): void {
  const smaller = largest.findIndex(({ bytes }) => bytes < entry.bytes)
  if (smaller === -1 && largest.length === mostNamed) return
  largest.splice(smaller === -1 ? largest.length : smaller, 0, entry)
  largest.length = Math.min(largest.length, mostNamed)
}

/** Replaces folders by their contents for as long as most of the size stays named: `app/cache/` says more than `app/`. */
function deepened(top: readonly SizedEntry[]): readonly SizedEntry[] {
  const least = leastCovered * sizeOf(top)
  let entries = top
  for (let next: typeof top | undefined = top; next !== undefined; next = oneDeeper(entries, least)) entries = next
  return entries
}

function oneDeeper(entries: readonly SizedEntry[], least: number): readonly SizedEntry[] | undefined {
  for (const folder of entries.filter(({ largest }) => largest.length > 0)) {
    const others = [...entries.filter((entry) => entry !== folder), ...folder.largest]
    const next = others.sort((one, other) => other.bytes - one.bytes).slice(0, mostNamed)
    const lost = sizeOf(entries) - sizeOf(next)
    if (lost <= (1 - leastCovered) * folder.bytes && sizeOf(next) >= least) return next
  }
  return undefined
}

function sizeOf(entries: readonly SizedEntry[]): number {
  return entries.reduce((sum, { bytes }) => sum + bytes, 0)
}
