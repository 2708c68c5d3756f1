import { chunkSize, release } from '../chunks.ts'
import { TemporaryFile } from './temporary-file.ts'

/** Keeps any number of bytes, to be read again: in memory up to a limit, beyond it in a temporary file. */
export class Spool {
  readonly #folder: string
  readonly #limit: number
  /** Full pages that are not in the file. */
  #pages: Buffer[] = []
  #page: Buffer = Buffer.allocUnsafeSlow(chunkSize)
  #filled = 0
  #file: TemporaryFile | undefined
  /** Settles when the file has the page that it got last; until then the page must not be touched. */
  #written: Promise<void> = Promise.resolve()
  /** Once there is a file, one page is filled while this one is written. */
  #other: Buffer | undefined
  #closed = false

  /**
   * @param folder where the temporary file goes, should there be one
   * @param limit bytes that are kept in memory
   */
  constructor(folder: string, limit: number) {
    this.#folder = folder
    this.#limit = limit
  }

  /** Copies the bytes. Throws an ArchiveError where they, or earlier ones, could not be written; close it then too. */
  async write(bytes: Buffer): Promise<void> {
    for (let from = 0; from < bytes.length; ) {
      const some = bytes.copy(this.#page, this.#filled, from)
      from += some
      this.#filled += some
      if (this.#filled === chunkSize) await this.#turnPage()
    }
  }

  /** Resolves when everything is written; rejects as the writes do. */
  settle(): Promise<void> {
    return this.#written
  }

  /** All bytes from the start, in chunks that are valid until the next one is asked for. Throws when closed, and as the writes do. */
  async *read(): AsyncGenerator<Uint8Array> {
    if (this.#closed) throw new Error('The archive was disposed of and cannot be read again.')
    await this.settle()
    if (this.#file) yield* this.#file.read()
    yield* this.#pages
    if (this.#filled > 0) yield this.#page.subarray(0, this.#filled)
  }

  /** Frees memory and disk. May be called again. */
  async close(): Promise<void> {
    this.#closed = true
    const file = this.#file
    this.#file = undefined
    this.#pages = []
    this.#filled = 0
    await this.#written.catch(() => {})
    await file?.close()
  }

  async #turnPage(): Promise<void> {
    const page = this.#page
    this.#filled = 0
    if (this.#file === undefined && (this.#pages.length + 1) * chunkSize <= this.#limit) {
      this.#pages.push(page)
      this.#page = Buffer.allocUnsafeSlow(chunkSize)
      return
    }
    const file = this.#file ?? (await this.#moveToFile())
    await this.#written
    this.#page = this.#other ?? Buffer.allocUnsafeSlow(chunkSize)
    this.#other = page
    this.#written = file.append(page)
    this.#written.catch(() => {}) // handled where it is awaited
  }

  async #moveToFile(): Promise<TemporaryFile> {
    this.#file = await TemporaryFile.create(this.#folder)
    for (const page of this.#pages) {
      await this.#file.append(page)
      release(page)
    }
    this.#pages = []
    return this.#file
  }
}
