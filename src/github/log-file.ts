import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The build log as a file for later steps. Written as it comes, in order; a failure (a full disk) is told once and costs
 * the rest of the file, never the run.
 */
export class LogFile {
  /** Absolute, with a name of its own: two steps of a job may run at once. */
  readonly path: string
  readonly #onFailure: (reason: string) => void
  #handle: Promise<FileHandle | undefined> | undefined
  #written: Promise<void> = Promise.resolve()
  #failed = false

  /** Creates the file, empty. */
  constructor(folder: string, onFailure: (reason: string) => void) {
    this.path = join(folder, `taxiway-${randomUUID()}.log`)
    this.#onFailure = onFailure
    try {
      writeFileSync(this.path, '', { flag: 'wx', mode: 0o600 })
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Resolves when the text and all before it are written, or the file was given up. Never rejects. */
  append(text: string): Promise<void> {
    this.#written = this.#written.then(async () => {
      if (this.#failed) return
      try {
        this.#handle ??= open(this.path, 'a')
        await (await this.#handle)?.appendFile(text)
      } catch (error) {
        this.#fail(error)
      }
    })
    return this.#written
  }

  async close(): Promise<void> {
    await this.#written
    const handle = await this.#handle?.catch(() => undefined)
    this.#handle = undefined
    await handle?.close().catch(() => undefined)
  }

  #fail(error: unknown): void {
    this.#failed = true
    this.#onFailure(error instanceof Error ? error.message : String(error))
  }
}
