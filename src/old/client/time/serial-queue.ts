/** Does one thing after the other: each begins once those before it have ended, whether or not they failed. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()

  /** Gives and rejects as the work does. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work)
    this.#last = Promise.allSettled([done])
    return done
  }

  /** Resolves once all that was added so far has ended. */
  async idle(): Promise<void> {
    await this.#last
  }
}
