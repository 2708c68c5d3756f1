import type { Packed } from './archive.ts'

/** The most entries that are named, in all and below each folder. */
const mostNamed = 5
/** How much of its weight must still be named where a folder gives way to what it holds, and of all in the end. */
const stillNamed = 0.8

/** What has less of the weight of the heaviest than this is not worth a name. */
const leastNamed = 0.01

/** A file or folder by its path, with the heaviest of what it holds, heaviest first; a file holds nothing. */
interface Weighed {
  readonly name: string
  bytes: number
  readonly heaviest: Weighed[]
}

/**
 * Counts what goes into an archive, and finds what weighs most in it. Of each folder it remembers a few entries, so that
 * memory does not grow with the tree; files must come as `walk` gives them, all of a folder in a row.
 */
export class Tally {
  files = 0
  #whole = 0
  #begun = 0
  readonly #root: Weighed = { name: '', bytes: 0, heaviest: [] }
  /** The folder of the last file, below it those that it is in. */
  #open = [this.#root]

  /** Of the files, and what was read of one that is not added yet. */
  get bytes(): number {
    return this.#whole + this.#begun
  }

  /** How much of the next file was read so far. */
  begin(bytes: number): void {
    this.#begun = bytes
  }

  /** @param path of a file, with `/` */
  add(path: string, bytes: number): void {
    this.files += 1
    this.#whole += bytes
    this.#begun = 0
    const folder = this.#enter(path)
    folder.bytes += bytes
    if (isAmongHeaviest(bytes, folder)) keep({ name: path, bytes, heaviest: [] }, folder)
  }

  /** Ends the count. */
  total(): Packed {
    while (this.#open.length > 1) this.#leave()
    const entries = named(this.#root.heaviest)
    const least = leastNamed * (entries[0]?.bytes ?? 0)
    const largest = entries.filter(({ bytes }) => bytes >= least).map(({ name, bytes }) => ({ name, bytes }))
    return { files: this.files, bytes: this.bytes, largest }
  }

  #enter(path: string): Weighed {
    let folder = this.#open.at(-1) ?? this.#root
    while (!path.startsWith(folder.name)) folder = this.#leave()
    for (;;) {
      const slash = path.indexOf('/', folder.name.length)
      if (slash === -1) return folder
      folder = { name: path.slice(0, slash + 1), bytes: 0, heaviest: [] }
      this.#open.push(folder)
    }
  }

  /** Closes a folder, which then weighs in the one around it. */
  #leave(): Weighed {
    const closed = this.#open.pop() ?? this.#root
    const around = this.#open.at(-1) ?? this.#root
    around.bytes += closed.bytes
    if (isAmongHeaviest(closed.bytes, around)) keep(closed, around)
    return around
  }
}

function isAmongHeaviest(bytes: number, { heaviest }: Weighed): boolean {
  return heaviest.length < mostNamed || bytes > (heaviest.at(-1)?.bytes ?? 0)
}

/** Of equal ones the first stands first, so that equal content is told in equal words. */
function keep(entry: Weighed, { heaviest }: Weighed): void {
  const lighter = heaviest.findIndex(({ bytes }) => bytes < entry.bytes)
  heaviest.splice(lighter === -1 ? heaviest.length : lighter, 0, entry)
  heaviest.length = Math.min(heaviest.length, mostNamed)
}

/** The heaviest at the top, each as long as it can in favour of what it holds: `app/cache/` tells more than `app/`. */
function named(top: readonly Weighed[]): readonly Weighed[] {
  const enough = stillNamed * weight(top)
  let entries = top
  for (let next: typeof top | undefined = top; next !== undefined; next = oneDeeper(entries, enough)) entries = next
  return entries
}

function oneDeeper(entries: readonly Weighed[], enough: number): readonly Weighed[] | undefined {
  for (const folder of entries.filter(({ heaviest }) => heaviest.length > 0)) {
    const others = opened(entries, folder)
    const lost = weight(entries) - weight(others)
    if (lost <= (1 - stillNamed) * folder.bytes && weight(others) >= enough) return others
  }
  return undefined
}

/** The same with what a folder holds in its place. */
function opened(entries: readonly Weighed[], folder: Weighed): readonly Weighed[] {
  const others = entries.filter((entry) => entry !== folder)
  return [...others, ...folder.heaviest].sort((one, other) => other.bytes - one.bytes).slice(0, mostNamed)
}

function weight(entries: readonly Weighed[]): number {
  return entries.reduce((sum, { bytes }) => sum + bytes, 0)
}
