import { writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { fileReason } from '../text/error.ts'

/** Bytes that may wait for the disk; appending more waits with them. */
const mostWaiting = 128 * 1024

/** The build log as a file for later steps. A failure, such as a full disk, is reported once and ends only the file. */
export class LogFile {
  readonly path: string
  readonly #onFailure: (reason: string) => void
  #waiting: Uint8Array[] = []
  #length = 0
  #writing: Promise<void> | undefined
  #handle: FileHandle | undefined
  #failed = false

  /** Creates the file, empty. */
  constructor(path: string, onFailure: (reason: string) => void) {
    this.path = path
    this.#onFailure = onFailure
    try {
      writeFileSync(this.path, '', { mode: 0o600 })
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Resolves at once unless the disk is far behind. Never rejects. */
  async append(bytes: Uint8Array): Promise<void> {
    if (this.#failed) return
    this.#waiting.push(bytes)
    this.#length += bytes.length
    this.#writing ??= this.#write()
    if (this.#length > mostWaiting) await this.#writing
  }

  /** Resolves when everything is written. */
  async close(): Promise<void> {
    await this.#writing
    await this.#handle?.close().catch(() => undefined)
    this.#handle = undefined
  }

  async #write(): Promise<void> {
    try {
      this.#handle ??= await open(this.path, 'a')
      while (this.#waiting.length > 0) {
        const bytes = Buffer.concat(this.#waiting)
        this.#waiting = []
        this.#length = 0
        await this.#handle.appendFile(bytes)
      }
    } catch (error) {
      this.#fail(error)
    }
    this.#writing = undefined
  }

  #fail(error: unknown): void {
    this.#failed = true
    this.#waiting = []
    this.#onFailure(fileReason(error))
  }
}
