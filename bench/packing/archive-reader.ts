import { once } from 'node:events'
import { Parser } from 'tar'

const opening = '"archiveBase64":"'

/** The contents of an archive: the number of its files, and the sum of their sizes. */
export interface Contents {
  readonly files: number
  readonly bytes: number
}

/** Reads the archive out of the body of an upload, piece by piece. */
export class ArchiveReader {
  readonly #unpacker: Unpacker | undefined
  #text = ''
  #inside = false
  #over = false

  /** @param unpack whether to unpack the archive too, which takes longer than sending it */
  constructor(unpack: boolean) {
    this.#unpacker = unpack ? new Unpacker() : undefined
  }

  /** @throws Error if the text is not base64, or its content is not an archive */
  async take(chunk: Buffer): Promise<void> {
    if (this.#over) return
    this.#text += chunk.toString('latin1')
    if (!this.#inside) {
      const at = this.#text.indexOf(opening)
      if (at < 0) return
      this.#inside = true
      this.#text = this.#text.slice(at + opening.length)
    }
    const end = this.#text.indexOf('"')
    this.#over = end >= 0
    const usable = this.#over ? end : this.#text.length - (this.#text.length % 4)
    const decoded = Buffer.from(this.#text.slice(0, usable), 'base64')
    if (Math.ceil(decoded.length / 3) * 4 !== usable) throw new Error('the archive is no base64')
    await this.#unpacker?.take(decoded)
    this.#text = this.#text.slice(usable)
  }

  /** The contents, or undefined if the archive was not unpacked. Throws if the body ended early. */
  async end(): Promise<Contents | undefined> {
    if (!this.#over) throw new Error('the body ended inside the archive')
    return await this.#unpacker?.end()
  }
}

/** Counts the contents of a `.tar.gz`. */
class Unpacker {
  #files = 0
  #bytes = 0
  readonly #parser = new Parser({
    strict: true,
    onReadEntry: (entry) => {
      if (entry.type === 'File') {
        this.#files += 1
        this.#bytes += entry.size
      }
      entry.resume()
    },
  })
  readonly #ended = once(this.#parser, 'end')

  constructor() {
    // The next write or wait rejects with it.
    this.#ended.catch(() => undefined)
  }

  async take(bytes: Buffer): Promise<void> {
    if (!this.#parser.write(bytes)) await Promise.race([once(this.#parser, 'drain'), this.#ended])
  }

  async end(): Promise<Contents> {
    this.#parser.end()
    await this.#ended
    return { files: this.#files, bytes: this.#bytes }
  }
}
