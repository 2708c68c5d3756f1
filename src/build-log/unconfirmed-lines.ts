const mostKept = 256
/** Some platforms end a stream with it; it is not a line of the log. */
const endMarker = '[DONE]'

/**
 * Streamed lines that the stored log has not shown yet, where the stream has no proven numbers. Lines are matched by text and
 * order: a stored line confirms all that were streamed before its match. Memory is bounded; what exceeds the bound counts as
 * confirmed, and so does a repeated text after a reconnection.
 */
export class UnconfirmedLines {
  /** Oldest first. */
  readonly #streamed: { readonly text: string; readonly name: string | undefined }[] = []
  /** The newest stored lines, oldest first; those before `#from` were streamed too. */
  readonly #stored: string[] = []
  #from = 0
  #storedCount = 0
  #first: string | undefined
  /** Events to skip, as a replay repeats old lines. Undefined until the connection's first event. */
  #replayed: number | undefined
  readonly #lineNames = new Set<string | undefined>()

  /** Whether the stored log is behind the stream. */
  get any(): boolean {
    // Without any match among the stored lines, stream and log differ in their texts, not in time.
    if (this.#lineNames.size === 0) return this.#storedCount === 0 && this.#streamed.length > 0
    return this.#streamed.some(({ name }) => this.#lineNames.has(name))
  }

  /** A new connection may start from the beginning, or continue. */
  beginConnection(): void {
    this.#from = 0
    this.#replayed = undefined
  }

  /** A line of the stream; `name` is the name of its event. */
  addStreamed(text: string, name: string | undefined): void {
    const line = excerpt(text)
    this.#replayed ??= line === this.#first ? this.#storedCount - this.#stored.length : 0
    if (this.#replayed > 0) {
      this.#replayed--
      return
    }
    const at = this.#stored.indexOf(line, this.#from)
    if (at >= 0) {
      this.#from = at + 1
      this.#confirm(this.#streamed.length, name)
    } else if (line !== '' && line !== endMarker) {
      this.#streamed.push({ text: line, name })
      if (this.#streamed.length > mostKept) this.#streamed.shift()
    }
  }

  /** A line of the stored log. */
  addStored(text: string): void {
    const line = excerpt(text)
    this.#first ??= line
    this.#storedCount++
    this.#stored.push(line)
    const at = this.#streamed.findIndex((streamed) => streamed.text === line)
    if (at >= 0) {
      this.#from = this.#stored.length
      this.#confirm(at + 1, this.#streamed[at]?.name)
    }
    if (this.#stored.length <= mostKept) return
    this.#stored.shift()
    this.#from = Math.max(0, this.#from - 1)
  }

  #confirm(count: number, name: string | undefined): void {
    this.#streamed.splice(0, count)
    this.#lineNames.add(name)
  }
}

/** Enough to recognise a line; a stream may lose the white space at its ends. */
function excerpt(text: string): string {
  return text.slice(0, 256).trim()
}
