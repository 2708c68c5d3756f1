import { createWriteStream, openSync, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { explainFileError } from '../text/formats/format-error.ts'
import type { Console } from './console.ts'

/** Bytes that may wait for the disk; appending more waits with them. */
const mostWaiting = 128 * 1024

/** A build log as a file. A failure, such as a full disk, is said once and ends only the file. */
export class LogFile {
  #stream: WriteStream | undefined

  /** Creates the file, empty. */
  constructor(path: string, console: Pick<Console, 'lost'>) {
    const fail = (error: unknown): void => {
      this.#stream = undefined
      console.lost(`The log file is incomplete. Could not write to it: ${explainFileError(error)}.`)
    }
    try {
      const fd = openSync(path, 'w', 0o600)
      this.#stream = createWriteStream(path, { fd, highWaterMark: mostWaiting }).on('error', fail)
    } catch (error) {
      fail(error)
    }
  }

  /** Resolves at once unless the disk is far behind. Never rejects. */
  async append(bytes: Uint8Array): Promise<void> {
    const stream = this.#stream
    const written = new Promise<void>((resolve) => stream?.write(bytes, () => resolve()))
    if (stream?.writableNeedDrain) await written
  }

  /** Resolves when everything is written. */
  async close(): Promise<void> {
    const stream = this.#stream
    this.#stream = undefined
    if (stream !== undefined) await finished(stream.end()).catch(() => undefined)
  }
}
