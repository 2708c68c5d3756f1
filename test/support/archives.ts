import { crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { Header } from 'tar'

/** A member of an archive, valid or not. */
export interface Member {
  readonly path: string
  readonly content?: string | Uint8Array
  /** As `tar` names them; `File` by default. */
  readonly type?:
    | 'File'
    | 'Directory'
    | 'SymbolicLink'
    | 'Link'
    | 'SparseFile'
    | 'CharacterDevice'
    | 'BlockDevice'
    | 'FIFO'
  /** Where a link leads. */
  readonly target?: string
  readonly mode?: number
}

/** A `.tar.gz` that holds exactly these members, however hostile. */
export function tarGz(members: readonly Member[]): Buffer {
  const blocks = members.flatMap(({ path, content = '', type = 'File', target, mode = 0o644 }) => {
    const body = Buffer.from(content)
    const header = new Header({
      path,
      type,
      mode,
      size: body.length,
      mtime: new Date(0),
      ...(target ? { linkpath: target } : {}),
    })
    const block = Buffer.alloc(512)
    header.encode(block, 0)
    return [block, body, Buffer.alloc((512 - (body.length % 512)) % 512)]
  })
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]))
}

const fileTypes: Readonly<Record<string, number>> = {
  File: 0o100000,
  Directory: 0o040000,
  SymbolicLink: 0o120000,
  CharacterDevice: 0o020000,
  BlockDevice: 0o060000,
  FIFO: 0o010000,
}

/** A `.zip`, made on Unix, that holds exactly these members; `declared` lies about the size of each. */
export function zip(members: readonly Member[], declared?: number): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { path, content = '', type = 'File', target, mode = 0o644 } of members) {
    const body = Buffer.from(target ?? content)
    const packed = deflateRawSync(body)
    const name = Buffer.from(path)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(body), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(declared ?? body.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, name, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(((fileTypes[type] ?? 0) | mode) * 0x10000, 6)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, tail, name]))
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(members.length, 8)
  end.writeUInt16LE(members.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, central, end])
}
