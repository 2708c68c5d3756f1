import { posix } from 'node:path'
import type { Entry } from '../walk/walk.ts'

/** What stands before an entry's content: 512 bytes, with a pax header before them if the path or the size needs one. */
export type EncodeHeader = (entry: Entry, file?: { readonly size: number; readonly executable: boolean }) => Buffer

/** Past 1980 in every time zone: a zip file, which the platform's build may make of the files, knows no earlier time. */
const mtimeSeconds = Date.UTC(1980, 1, 1) / 1000

/** Bytes of text that every reader takes from a header's fields (POSIX, "ustar Interchange Format"). */
const [nameBytes, linkBytes, prefixBytes] = [99, 100, 130]

/** The most that a size says in octal digits, about 8 GiB. */
const largestInOctal = 0o77777777777

const typeOf = { file: '0', folder: '5', link: '2' } as const

/** The bytes are valid until the encoder's next call. No owner, always the same time: equal content, equal bytes. */
export function headerEncoder(): EncodeHeader {
  const block = Buffer.alloc(512)
  return (entry, { size, executable } = { size: 0, executable: false }) => {
    const { path, kind } = entry
    const link = kind === 'link' ? entry.target : ''
    const split = splitPath(path)
    // Says only who may execute, so that neither umask nor a read-only checkout shows.
    const mode = kind === 'link' ? 0o777 : kind === 'folder' || executable ? 0o755 : 0o644
    writeHeader(block, { ...(split ?? { name: path, prefix: '' }), mode, size, type: typeOf[kind], link })
    const records = {
      ...((split === undefined || !isAscii(path)) && { path }),
      ...((Buffer.byteLength(link) > linkBytes || !isAscii(link)) && { linkpath: link }),
      ...(size > largestInOctal && { size }),
    }
    return Object.keys(records).length === 0 ? block : Buffer.concat([paxHeader(path, records), block])
  }
}

/** What all headers share: owner 0 without a name, the time, the format, blanks in place of the checksum. */
const same = Buffer.alloc(512)
for (const at of [108, 116, 329, 337]) same.write(octal(0, 8), at, 'latin1')
same.write(octal(mtimeSeconds, 12), 136, 'latin1')
same.write(' '.repeat(8), 148, 'latin1')
same.write('ustar\x0000', 257, 'latin1')

type Fields = Readonly<Record<'name' | 'prefix' | 'type' | 'link', string> & Record<'mode' | 'size', number>>

/** Text that is too long for its field is cut: the pax header before it says the whole. */
function writeHeader(block: Buffer, { name, prefix, mode, size, type, link }: Fields): void {
  block.set(same)
  block.write(name, 0, nameBytes)
  block.write(octal(mode, 8), 100, 'latin1')
  if (size <= largestInOctal) block.write(octal(size, 12), 124, 'latin1')
  else {
    // As GNU tar does: readers that ignore the pax header's size understand this one.
    block.writeBigUInt64BE(BigInt(size), 128)
    block.writeUInt8(0x80, 124)
  }
  block.write(type, 156, 'latin1')
  block.write(link, 157, linkBytes)
  block.write(prefix, 345, prefixBytes)
  let sum = 0
  for (const byte of block) sum += byte
  block.write(`${sum.toString(8).padStart(6, '0')}\0`, 148, 'latin1')
}

/** Digits up to the field's last byte, which ends them. */
function octal(value: number, bytes: number): string {
  return `${value.toString(8).padStart(bytes - 1, '0')}\0`
}

/** Where the path has to be cut so that both parts fit; undefined if no place is right. */
function splitPath(path: string): { readonly name: string; readonly prefix: string } | undefined {
  if (Buffer.byteLength(path) <= nameBytes) return { name: path, prefix: '' }
  const bytes = Buffer.from(path)
  const cut = bytes.indexOf('/', bytes.length - nameBytes - 1)
  if (cut <= 0 || cut > prefixBytes || cut === bytes.length - 1) return undefined
  return { name: bytes.toString('utf8', cut + 1), prefix: bytes.toString('utf8', 0, cut) }
}

/** A header of its own whose content replaces what the next header says, each record with its own length in bytes. */
function paxHeader(path: string, records: Readonly<Record<string, string | number>>): Buffer {
  const body = Buffer.from(Object.entries(records).map(paxRecord).join(''))
  const bytes = Buffer.alloc(512 + Math.ceil(body.length / 512) * 512)
  const name = `PaxHeader/${posix.basename(path)}`
  writeHeader(bytes.subarray(0, 512), { name, prefix: '', mode: 0o644, size: body.length, type: 'x', link: '' })
  body.copy(bytes, 512)
  return bytes
}

function paxRecord([name, value]: [string, string | number]): string {
  const record = ` ${name}=${value}\n`
  const bytes = Buffer.byteLength(record)
  const digits = String(bytes + String(bytes).length).length
  return `${bytes + digits}${record}`
}

function isAscii(text: string): boolean {
  return Buffer.byteLength(text) === text.length
}
