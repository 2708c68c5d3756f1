import { open } from 'node:fs/promises'
import type { StreamedBody } from '../client/request.ts'
import type { Arguments } from '../contract/operations.ts'
import type { Archive } from './pack.ts'

/** The fields of the `deploy_upload` body that describe the new service; project and environment are in the address. */
export type ServiceFields = Readonly<Omit<Arguments<'deploy_upload'>, 'projectSlug' | 'env' | 'archiveBase64'>>

/** Bytes that are read and sent at a time: a multiple of 3, so that the pieces of base64 join. */
const pieceBytes = 16 * 48 * 1024
/** Bytes that are encoded at a time. Much more is much slower. */
const sliceBytes = 48 * 1024

/** The JSON of `deploy_upload` with an archive, read from its file while it is sent. */
export class UploadBody implements StreamedBody {
  readonly length: number
  /** Bytes that the request has read so far. */
  sent = 0
  readonly #archive: Pick<Archive, 'path' | 'bytes'>
  readonly #start: Buffer
  readonly #end = Buffer.from('"}')

  constructor(fields: ServiceFields, archive: Pick<Archive, 'path' | 'bytes'>) {
    this.#archive = archive
    this.#start = Buffer.from(JSON.stringify({ ...fields, archiveBase64: '' }).slice(0, -this.#end.length))
    this.length = this.#start.length + 4 * Math.ceil(archive.bytes / 3) + this.#end.length
  }

  /** Whether the whole body was read. If not, the platform has no complete request and cannot have acted on it. */
  get isSent(): boolean {
    return this.sent >= this.length
  }

  async *chunks(): AsyncGenerator<Uint8Array, void> {
    this.sent = 0
    const counted = (chunk: Uint8Array): Uint8Array => {
      this.sent += chunk.length
      return chunk
    }
    yield counted(this.#start)
    const file = await open(this.#archive.path)
    try {
      for (let left = this.#archive.bytes; left > 0; ) {
        const piece = Buffer.allocUnsafe(Math.min(pieceBytes, left))
        for (let filled = 0; filled < piece.length; ) {
          const { bytesRead } = await file.read(piece, filled)
          if (bytesRead === 0) throw new Error('the archive became shorter while it was sent')
          filled += bytesRead
        }
        left -= piece.length
        yield counted(toBase64(piece))
      }
    } finally {
      await file.close()
    }
    yield counted(this.#end)
  }
}

function toBase64(bytes: Buffer): Buffer {
  const text = Buffer.allocUnsafe(4 * Math.ceil(bytes.length / 3))
  let written = 0
  for (let from = 0; from < bytes.length; from += sliceBytes) {
    written += text.write(bytes.toString('base64', from, from + sliceBytes), written, 'latin1')
  }
  return text
}
