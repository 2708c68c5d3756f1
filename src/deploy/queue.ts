/**
 * Merges concurrent events into one sequence. A `push` resolves when the reader has taken the item, so that nothing
 * runs ahead of the reader; it rejects once the reader has left.
 */
export class Queue<Item> implements AsyncIterable<Item> {
  readonly #waiting: { readonly item: Item; readonly taken: PromiseWithResolvers<void> }[] = []
  #wake = Promise.withResolvers<void>()
  #isClosed = false
  #hasLeft = false

  async push(item: Item): Promise<void> {
    if (this.#hasLeft) throw new ReaderLeft()
    const taken = Promise.withResolvers<void>()
    this.#waiting.push({ item, taken })
    this.#wake.resolve()
    await taken.promise
  }

  /** Ends the reader's loop after the items that are waiting. */
  close(): void {
    this.#isClosed = true
    this.#wake.resolve()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void> {
    let current: PromiseWithResolvers<void> | undefined
    try {
      for (;;) {
        const next = this.#waiting.shift()
        if (next !== undefined) {
          current = next.taken
          yield next.item
          current.resolve()
        } else if (this.#isClosed) return
        else {
          this.#wake = Promise.withResolvers()
          await this.#wake.promise
        }
      }
    } finally {
      this.#hasLeft = true
      current?.reject(new ReaderLeft())
      for (const { taken } of this.#waiting.splice(0)) taken.reject(new ReaderLeft())
    }
  }
}

/** The reader of a run's events has left its loop. */
export class ReaderLeft extends Error {
  constructor() {
    super('the reader of the events has left')
    this.name = 'ReaderLeft'
  }
}
