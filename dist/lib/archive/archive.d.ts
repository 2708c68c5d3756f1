/** A packed workspace or a given archive, ready to be sent any number of times without packing again. */
export interface Archive extends AsyncDisposable {
    /** Bytes of the `.tar.gz` or `.zip` itself. */
    readonly size: number;
    /** Lower-case hex SHA-256 of those bytes. Equal content gives equal bytes. */
    readonly digest: string;
    /** What went into a packed folder; undefined for an archive that was given. */
    readonly packed: Packed | undefined;
    /**
     * The bytes from the start, in chunks that are valid until the next is asked for; may be called again, not after
     * disposal. A given archive that was changed since it was opened throws an ArchiveError before its last chunk.
     */
    read(): AsyncIterable<Uint8Array>;
}
/** What was packed, before compression. */
export interface Packed {
    /** Regular files; folders and links are not counted. */
    readonly files: number;
    /** Bytes of their contents. */
    readonly bytes: number;
    /**
     * What weighs most, before compression, heaviest first: at most five files and folders, as deep as they still tell
     * of most of the weight. A folder's name ends in `/`.
     */
    readonly largest: readonly {
        readonly name: string;
        readonly bytes: number;
    }[];
}
