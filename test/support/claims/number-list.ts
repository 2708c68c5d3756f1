const pieceBits = 18
const pieceSize = 1 << pieceBits

/** Numbers of 32 bits, as many as memory holds. */
export class NumberList {
  readonly #pieces: Int32Array[] = []
  #length = 0

  get length(): number {
    return this.#length
  }

  /** Gives the index of the first. */
  push(...numbers: readonly number[]): number {
    const first = this.#length
    for (const number of numbers) {
      const at = this.#length++
      if ((at & (pieceSize - 1)) === 0) this.#pieces.push(new Int32Array(pieceSize))
      this.put(at, number)
    }
    return first
  }

  at(index: number): number {
    return this.#pieceOf(index)[index & (pieceSize - 1)] ?? 0
  }

  put(index: number, number: number): void {
    this.#pieceOf(index)[index & (pieceSize - 1)] = number
  }

  #pieceOf(index: number): Int32Array {
    const piece = this.#pieces[index >>> pieceBits]
    if (piece === undefined) throw new Error(`There is no number ${index}`)
    return piece
  }
}
