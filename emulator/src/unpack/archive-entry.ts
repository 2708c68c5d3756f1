/** The format that the first bytes show; undefined for any other. */
export function detectFormat(content: Uint8Array): 'tar.gz' | 'zip' | undefined {
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
  /** The declared bytes of its content. */
  readonly size: number
  /** The target of a link; empty for other kinds. */
  readonly target: string
  /** The content of a file. */
  read(): AsyncIterable<Uint8Array>
}

/** The bytes up to which a file is read and written in one piece. */
export const smallBytes = 64 * 1024

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
export const unpackLimits = {
  bytes: 4 * 2 ** 30,
  entries: 500_000,
  /** Unpacked bytes for each packed one; it only counts beyond `ratioFrom` bytes, as small files compress well. */
  ratio: 200,
  ratioFrom: 64 * 2 ** 20,
}

/** Counts the entries and bytes of an archive, and refuses it beyond its limits. */
export type SizeGuard = ReturnType<typeof sizeGuard>

/** A guard for one archive; `packed` is the size of the archive itself. */
export function sizeGuard({ bytes, entries, ratio, ratioFrom }: typeof unpackLimits, packed: number) {
  let unpacked = 0
  let count = 0
  return {
    addEntry(): void {
      count += 1
      if (count > entries) throw new ArchiveRefusal(`it holds more than ${entries} entries`)
    },
    addBytes(added: number): void {
      unpacked += added
      if (unpacked > bytes) throw new ArchiveRefusal(`it holds more than ${bytes} bytes`)
      if (unpacked > ratioFrom && unpacked > packed * ratio) {
        throw new ArchiveRefusal(`it unpacks to more than ${ratio} times its size`)
      }
    },
    /** The number of entries until now. */
    entries: (): number => count,
  }
}
