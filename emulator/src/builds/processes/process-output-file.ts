import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LineSplitter } from './line-splitter.ts'

/** Milliseconds between two looks. */
const everyMs = 50

/**
 * Takes what a command writes through a file, and gives its lines while they are written. Programs write to a file at once, but may
 * keep back what a full pipe does not take, and lose it when they end.
 */
export class ProcessOutputFile {
  /** What the command writes to. */
  readonly descriptor: number
  readonly #path: string
  readonly #give: (lines: readonly string[]) => void
  readonly #splitter = new LineSplitter()
  readonly #chunk = Buffer.alloc(64 * 1024)
  readonly #timer: NodeJS.Timeout
  #position = 0

  /** @param give is never called without a line */
  constructor(folder: string, give: (lines: readonly string[]) => void) {
    this.#path = join(folder, `output-${randomUUID()}`)
    this.#give = give
    this.descriptor = openSync(this.#path, 'a+')
    this.#timer = setInterval(() => this.#read(), everyMs)
  }

  /** Gives what was written since the last look, also the text after the last line break. Everything that writes must have ended. */
  end(): void {
    clearInterval(this.#timer)
    this.#read()
    this.#giveLines(this.#splitter.end())
    closeSync(this.descriptor)
    rmSync(this.#path, { force: true })
  }

  #read(): void {
    for (;;) {
      const size = readSync(this.descriptor, this.#chunk, 0, this.#chunk.length, this.#position)
      if (size === 0) return
      this.#position += size
      this.#giveLines(this.#splitter.push(this.#chunk.subarray(0, size)))
    }
  }

  #giveLines(lines: readonly string[]): void {
    if (lines.length > 0) this.#give(lines)
  }
}
