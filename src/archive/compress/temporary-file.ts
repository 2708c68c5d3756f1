import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileChunks } from '../chunks.ts'
import { unwritable } from '../error.ts'

/**
 * A file with a random name that only this user can read. Where the system allows it, it is unlinked as soon as it is open, so
 * that nothing stays behind even when the process is killed; elsewhere it is removed on close.
 */
export class TemporaryFile {
  readonly #path: string
  readonly #handle: FileHandle
  #size = 0

  private constructor(path: string, handle: FileHandle) {
    this.#path = path
    this.#handle = handle
  }

  /** Throws an ArchiveError where no file can be made in the folder. */
  static async create(folder: string): Promise<TemporaryFile> {
    const path = join(folder, `taxiway-${randomUUID()}`)
    try {
      const handle = await open(path, 'wx+', 0o600)
      unlink(path)
      return new TemporaryFile(path, handle)
    } catch (error) {
      throw unwritable(folder, error)
    }
  }

  /** Throws an ArchiveError where the bytes cannot be written. */
  async append(bytes: Uint8Array): Promise<void> {
    try {
      for (let at = 0; at < bytes.length; ) {
        const { bytesWritten } = await this.#handle.write(bytes, at, bytes.length - at, this.#size)
        at += bytesWritten
        this.#size += bytesWritten
      }
    } catch (error) {
      throw unwritable(dirname(this.#path), error)
    }
  }

  /** Everything that was appended, from the start. */
  read(): AsyncIterable<Uint8Array> {
    return fileChunks(this.#handle, this.#size)
  }

  async close(): Promise<void> {
    await this.#handle.close()
    await rm(this.#path, { force: true })
  }
}

/** Synchronous: in libuv's queue, behind the blocks that are being compressed, it would wait too long. */
function unlink(path: string): void {
  try {
    rmSync(path)
  } catch {
    // Windows may keep the name of an open file; close removes it.
  }
}
