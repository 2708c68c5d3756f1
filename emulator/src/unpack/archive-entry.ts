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
