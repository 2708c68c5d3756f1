const smallest = 4096

/** Collects bytes in one growing block, as a list of small pieces would cost many times their size. */
export class GrowingBuffer {
  #block = Buffer.alloc(0)
  #length = 0

  get length(): number {
    return this.#length
  }

  /** Copies the piece, so that its memory may be reused. */
  add(piece: Uint8Array): void {
    const length = this.#length + piece.length
    if (length > this.#block.length) {
      const grown = Buffer.allocUnsafe(Math.max(smallest, length, 2 * this.#block.length))
      this.#block.copy(grown, 0, 0, this.#length)
      this.#block = grown
    }
    this.#block.set(piece, this.#length)
    this.#length = length
  }

  /** The collected bytes as UTF-8 text; the buffer is empty afterwards. */
  takeText(): string {
    const text = this.#block.toString('utf8', 0, this.#length)
    this.#length = 0
    return text
  }
}
