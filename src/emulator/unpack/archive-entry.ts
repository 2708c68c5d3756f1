/** The format of an archive. */
export type ArchiveFormat = 'tar.gz' | 'zip'

/** The format that the first bytes show; undefined for any other. */
export function formatOf(content: Uint8Array): ArchiveFormat | undefined {
  if (content[0] === 0x1f && content[1] === 0x8b) return 'tar.gz'
  // "PK", then a local file header or, in an empty archive, the end of the directory.
  const zip = content[0] === 0x50 && content[1] === 0x4b
  return zip && (content[2] === 0x03 || content[2] === 0x05) ? 'zip' : undefined
}

/** One member of an archive of either format. */
export interface ArchiveEntry {
  /** As in the archive. */
  readonly path: string
  readonly kind: 'file' | 'folder' | 'symlink' | 'hardlink' | 'device'
  readonly executable: boolean
  /** The target of a link; empty for other kinds. */
  readonly target: string
  /** The content of a file. */
  read(): AsyncIterable<Uint8Array>
}

/** Is called with each entry. The reader goes on to the next entry when the promise resolves. */
export type OnEntry = (entry: ArchiveEntry) => Promise<void>

/** The reason why an archive is not unpacked, as a sentence for the build log. */
export class ArchiveRefusal extends Error {
  constructor(reason: string) {
    super(`The archive is refused: ${reason}.`)
    this.name = 'ArchiveRefusal'
  }
}

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
