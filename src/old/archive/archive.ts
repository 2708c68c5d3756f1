import type { UnusualEntries } from './unusual-entries.ts'

/** A packed folder or an existing archive, ready to be sent any number of times. */
export interface Archive extends AsyncDisposable {
  /** Bytes of the `.tar.gz` or `.zip` itself. */
  readonly size: number
  /** Lower-case hex SHA-256 of those bytes. Equal content gives equal bytes. */
  readonly digest: string
  /** What was packed; undefined for an existing archive. */
  readonly packed: Packed | undefined
  /**
   * The bytes from the start, in chunks that are valid until the next one is asked for; any number of times before disposal.
   * An existing archive that was changed since it was opened throws an ArchiveError before its last chunk.
   */
  read(): AsyncIterable<Uint8Array>
}

/** What was packed, before compression. */
export interface Packed {
  /** Regular files; folders and links are not counted. */
  readonly files: number
  /** Symbolic links. */
  readonly links: number
  /** Bytes of their contents. */
  readonly bytes: number
  /**
   * The largest entries, before compression, largest first: at most five files and folders, a folder with what is below it only
   * if it is in another one. A folder's name ends in `/`.
   */
  readonly largest: readonly { readonly name: string; readonly bytes: number }[]
  /** What is unusual in the folder, by kind: what was left out, and what may not belong in the archive. */
  readonly unusual: readonly UnusualEntries[]
}
