import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unwritable } from '../archive-error.ts'
import { chunkSize, fileChunks, release } from '../file-chunks.ts'

/** Keeps any number of bytes, to be read again: in memory up to a limit, beyond it in a temporary file. */
export class Spool {
  readonly #path: string
  readonly #limit: number
  /** Full pages that are not in the file. */
  #pages: Buffer[] = []
  #page: Buffer = Buffer.allocUnsafeSlow(chunkSize)
  #filled = 0
  #file: FileHandle | undefined
  #fileSize = 0
  #closed = false

  /** Beyond `limit` bytes, all are in a temporary file in `folder`, which only this user can read. */
  constructor(folder: string, limit: number) {
    this.#path = join(folder, `taxiway-${randomUUID()}`)
    this.#limit = limit
  }

  /** Copies the bytes. Throws an ArchiveError if the temporary file cannot be written; close it then too. */
  async write(bytes: Buffer): Promise<void> {
    for (let from = 0; from < bytes.length; ) {
      const some = bytes.copy(this.#page, this.#filled, from)
      from += some
      this.#filled += some
      if (this.#filled === chunkSize) await this.#turnPage()
    }
  }

  /** All bytes from the start, in chunks that are valid until the next one is asked for. Throws when closed. */
  async *read(): AsyncGenerator<Uint8Array> {
    if (this.#closed) throw new Error('The archive was disposed of and cannot be read again.')
    if (this.#file) yield* fileChunks(this.#file, this.#fileSize)
    yield* this.#pages
    if (this.#filled > 0) yield this.#page.subarray(0, this.#filled)
  }

  /** Frees memory and disk. May be called again. */
  async close(): Promise<void> {
    this.#closed = true
    this.#pages = []
    this.#filled = 0
    const file = this.#file
    this.#file = undefined
    await file?.close()
    if (file) await rm(this.#path, { force: true })
  }

  async #turnPage(): Promise<void> {
    this.#filled = 0
    if (this.#file === undefined && (this.#pages.length + 1) * chunkSize <= this.#limit) {
      this.#pages.push(this.#page)
      this.#page = Buffer.allocUnsafeSlow(chunkSize)
      return
    }
    try {
      this.#file ??= await this.#open()
      for (const page of [...this.#pages, this.#page]) {
        await this.#file.appendFile(page)
        this.#fileSize += page.length
      }
    } catch (error) {
      throw unwritable(dirname(this.#path), error)
    }
    for (const page of this.#pages) release(page)
    this.#pages = []
  }

  /** The file is unlinked as soon as it is open, if the system allows it, so that nothing stays behind after a kill. */
  async #open(): Promise<FileHandle> {
    const file = await open(this.#path, 'wx+', 0o600)
    try {
      // Synchronous: in libuv's queue, behind the blocks that are being compressed, it would wait too long.
      rmSync(this.#path)
    } catch {
      // Windows may keep the name of an open file; close removes it.
    }
    return file
  }
}
