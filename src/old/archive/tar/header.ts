import { Header } from 'tar/header'
import { Pax } from 'tar/pax'
import type { Entry } from '../walk/walk.ts'

/** What stands before an entry's content: 512 bytes, with a pax header before them if the path or the size needs one. */
export type EncodeHeader = (entry: Entry, file?: { readonly size: number; readonly executable: boolean }) => Buffer

/** Past 1980 in every time zone: a zip file, which the platform's build may make of the files, knows no earlier time. */
const mtime = new Date(Date.UTC(1980, 1, 1))

/** Bytes from which on a path is split, which takes the slash from the end of a folder's. */
const longPath = 100

/** The most that a size says in octal digits, about 8 GiB. */
const largestInOctal = 0o77777777777

const tarTypes = { file: 'File', folder: 'Directory', link: 'SymbolicLink' } as const

/** The bytes are valid until the encoder's next call. No owner, always the same time: equal content, equal bytes. */
export function headerEncoder(): EncodeHeader {
  const block = Buffer.alloc(512)
  const same = Buffer.alloc(512)
  new Header({ uid: 0, gid: 0, mtime }).encode(same)
  // What all headers share is encoded once: a Header writes only the fields that it has, and its checksum counts all.
  const header = new Header({})
  Object.assign(header, { devmaj: undefined, devmin: undefined })
  return (entry, { size, executable } = { size: 0, executable: false }) => {
    const { path, kind } = entry
    const linkpath = kind === 'link' ? entry.target : undefined
    // Says only who may execute, so that neither umask nor a read-only checkout shows.
    const mode = kind === 'link' ? 0o777 : kind === 'folder' || executable ? 0o755 : 0o644
    Object.assign(header, { path, linkpath, mode, size, type: tarTypes[kind] })
    block.set(same)
    const isCut = header.encode(block)
    if (!isCut && (kind !== 'folder' || Buffer.byteLength(path) < longPath)) return block
    const records = {
      path,
      ...(linkpath !== undefined && { linkpath }),
      ...(size > largestInOctal && { size }),
    }
    return Buffer.concat([new Pax(records).encode(), block])
  }
}
