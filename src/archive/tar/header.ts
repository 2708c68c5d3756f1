import type { Entry } from '../walk/walk.ts'

/** What stands before an entry's content: 512 bytes, with a pax header before them where the path or the size needs one. */
export type EncodeHeader = (entry: Entry, file?: { readonly size: number; readonly executable: boolean }) => Buffer

/** Past 1980 in every time zone: a zip file, which the platform's build may make of the files, knows no earlier time. */
const mtime = new Date('1980-02-01T00:00:00Z')

/** The most that a header says in octal digits, about 8 GiB. */
const largestInOctal = 0o77777777777

const typeOf = { file: 'File', folder: 'Directory', link: 'SymbolicLink' } as const

/** Loads `tar` and gives its encoder; the bytes are valid until the encoder's next call. */
export async function loadHeaderEncoder(): Promise<EncodeHeader> {
  const [{ Header }, { Pax }] = await Promise.all([import('tar/header'), import('tar/pax')])
  const block = Buffer.alloc(512)
  // One for all entries: to make one for each costs more than to encode it. No owner and always the same time, so that
  // equal content gives equal bytes.
  const header = Object.assign(new Header(), { mtime, uid: 0, gid: 0, uname: '', gname: '' })
  return (entry, { size, executable } = { size: 0, executable: false }) => {
    const { path, kind } = entry
    const linkpath = kind === 'link' ? entry.target : ''
    header.path = path
    header.linkpath = linkpath
    header.size = size
    header.type = typeOf[kind]
    // Says only who may execute, so that neither umask nor a read-only checkout shows.
    header.mode = kind === 'link' ? 0o777 : kind === 'folder' || executable ? 0o755 : 0o644
    block.fill(0)
    if (!header.encode(block)) return block
    const pax = new Pax({ path, ...(linkpath && { linkpath }), ...(size > largestInOctal && { size }) })
    return Buffer.concat([pax.encode(), block])
  }
}
