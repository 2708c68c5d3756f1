/** Runs pieces of work one after another, in the order in which they were asked for; a failure does not stop the next one. */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve()

  /** Resolves when the work asked for so far has ended; never rejects. */
  get settled(): Promise<void> {
    return this.#last.then(() => undefined)
  }

  /** Resolves or rejects as the work does. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work)
    this.#last = result.catch(() => undefined)
    return result
  }
}
