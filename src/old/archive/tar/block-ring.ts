/** Bytes in a full block: a multiple of 512, so that only contents and long names ever cross from one to the next. */
const blockSize = 1024 * 1024

/** A ring buffer of blocks: each is yielded when it is full, and overwritten when its turn comes again. */
export class BlockRing {
  readonly #blocks: readonly Buffer[]
  #taken = 0
  /** The block being filled; one byte longer than what is yielded, to read past the end of a file. */
  block: Buffer
  /** How far it is filled; less than a full block. */
  at = 0

  constructor(blocks: number) {
    this.#blocks = Array.from({ length: blocks }, () => Buffer.allocUnsafeSlow(blockSize + 1))
    this.block = this.#take()
  }

  get room(): number {
    return blockSize - this.at
  }

  /** Counts the bytes that the caller wrote into `block` at `at`, at most `room`. */
  *advance(bytes: number): Generator<Buffer> {
    this.at += bytes
    if (this.at === blockSize) yield* this.flush()
  }

  *put(bytes: Buffer): Generator<Buffer> {
    for (let from = 0; from < bytes.length; ) {
      const some = bytes.copy(this.block, this.at, from, from + this.room)
      from += some
      yield* this.advance(some)
    }
  }

  *zeros(bytes: number): Generator<Buffer> {
    for (let left = bytes; left > 0; ) {
      const some = Math.min(left, this.room)
      this.block.fill(0, this.at, this.at + some)
      left -= some
      yield* this.advance(some)
    }
  }

  /** Yields what is in the block, if anything, and goes on to the next one. */
  *flush(): Generator<Buffer> {
    if (this.at > 0) yield this.block.subarray(0, this.at)
    this.block = this.#take()
    this.at = 0
  }

  #take(): Buffer {
    const block = this.#blocks[this.#taken % this.#blocks.length]
    if (block === undefined) throw new RangeError('A ring has at least one block.')
    this.#taken += 1
    return block
  }
}
