import { ArchiveRefusal } from './archive-entry.ts'

/** The limits of one unpacked archive. */
export interface UnpackLimits {
  readonly bytes: number
  readonly entries: number
  /** Unpacked bytes for each packed one; it only counts beyond `ratioFrom` bytes, as small files compress well. */
  readonly ratio: number
  readonly ratioFrom: number
}

export const unpackLimits: UnpackLimits = {
  bytes: 4 * 2 ** 30,
  entries: 500_000,
  ratio: 200,
  ratioFrom: 64 * 2 ** 20,
}

/** Counts the entries and bytes of an archive, and refuses it beyond its limits. */
export class SizeGuard {
  readonly #limits: UnpackLimits
  readonly #packed: number
  #bytes = 0
  #entries = 0

  /** `packed` is the size of the archive itself. */
  constructor(limits: UnpackLimits, packed: number) {
    this.#limits = limits
    this.#packed = packed
  }

  addEntry(): void {
    this.#entries += 1
    if (this.#entries > this.#limits.entries) {
      throw new ArchiveRefusal(`it holds more than ${this.#limits.entries} entries`)
    }
  }

  addBytes(count: number): void {
    this.#bytes += count
    const { bytes, ratio, ratioFrom } = this.#limits
    if (this.#bytes > bytes) throw new ArchiveRefusal(`it holds more than ${bytes} bytes`)
    if (this.#bytes > ratioFrom && this.#bytes > this.#packed * ratio) {
      throw new ArchiveRefusal(`it unpacks to more than ${ratio} times its size`)
    }
  }
}
