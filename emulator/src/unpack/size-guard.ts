import { ArchiveRefusal } from './archive-entry.ts'

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
