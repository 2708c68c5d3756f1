/** A packed workspace or a given archive, ready to be sent any number of times without packing again. */
export interface Archive extends AsyncDisposable {
  /** Bytes of the `.tar.gz` or `.zip` itself. */
  readonly size: number
  /** Lower-case hex SHA-256 of those bytes. Equal content gives equal bytes. */
  readonly digest: string
  /** Files in the folder and their bytes before compression; undefined for an archive that was given. */
  readonly packed: { readonly files: number; readonly bytes: number } | undefined
  /** The bytes from the start, in chunks; may be called again. */
  read(): AsyncIterable<Uint8Array>
}
