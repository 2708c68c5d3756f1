/** So many numbers are in one piece of memory. */
const pieceSize = 1 << 22
const firstSlots = 1 << 16

/**
 * Rows of a few numbers each, by their index in the order in which they were added. Equal rows are one. They are kept whole, and not as digests
 * that might be equal by chance.
 */
export class StateTable {
  readonly #width: number
  readonly #perPiece: number
  readonly #pieces: Int32Array[] = []
  /** Where the rows are found: the index of one, and 1. */
  #slots = new Int32Array(firstSlots)
  #count = 0

  constructor(width: number) {
    this.#width = width
    this.#perPiece = Math.floor(pieceSize / (width + 1))
  }

  get count(): number {
    return this.#count
  }

  get bytes(): number {
    return (this.#pieces.length * pieceSize + this.#slots.length) * Int32Array.BYTES_PER_ELEMENT
  }

  /**
   * Adds a row, if there is none like it. Gives its index, or that of the one like it.
   *
   * @param from the index of the row that it follows from, if it follows from one
   */
  add(row: Int32Array, from = -1): number {
    if (this.#count * 2 >= this.#slots.length) this.#spread()
    const slot = this.#slotOf(row, 0)
    const found = this.#slots[slot] ?? 0
    if (found !== 0) return found - 1
    const index = this.#count++
    const offset = (index % this.#perPiece) * (this.#width + 1)
    if (offset === 0) this.#pieces.push(new Int32Array(pieceSize))
    const piece = this.#pieceOf(index)
    for (let at = 0; at < this.#width; at++) piece[offset + at] = row[at] ?? 0
    piece[offset + this.#width] = from
    this.#slots[slot] = index + 1
    return index
  }

  /** Copies a row. Gives the index of the one that it follows from. */
  read(index: number, into: Int32Array): number {
    const piece = this.#pieceOf(index)
    const offset = (index % this.#perPiece) * (this.#width + 1)
    for (let at = 0; at < this.#width; at++) into[at] = piece[offset + at] ?? 0
    return piece[offset + this.#width] ?? 0
  }

  #pieceOf(index: number): Int32Array {
    const piece = this.#pieces[Math.floor(index / this.#perPiece)]
    if (piece === undefined) throw new Error(`There is no row ${index}`)
    return piece
  }

  /** Where the numbers from the offset on are, or would be. */
  #slotOf(numbers: Int32Array, offset: number): number {
    const slots = this.#slots
    const width = this.#width
    let hash = 0
    for (let at = 0; at < width; at++) {
      hash = Math.imul(hash ^ (numbers[offset + at] ?? 0), 0x9e3779b1)
      hash ^= hash >>> 15
    }
    hash = Math.imul(hash, 0x85ebca6b)
    hash ^= hash >>> 13
    const mask = slots.length - 1
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const index = (slots[slot] ?? 0) - 1
      if (index < 0) return slot
      const piece = this.#pieceOf(index)
      const start = (index % this.#perPiece) * (width + 1)
      let at = 0
      while (at < width && piece[start + at] === numbers[offset + at]) at++
      if (at === width) return slot
    }
  }

  #spread(): void {
    this.#slots = new Int32Array(this.#slots.length * 2)
    for (let index = 0; index < this.#count; index++) {
      const slot = this.#slotOf(this.#pieceOf(index), (index % this.#perPiece) * (this.#width + 1))
      this.#slots[slot] = index + 1
    }
  }
}
