interface Waiting<Event> {
  readonly event: Event
  /** Lets whoever added it go on. */
  readonly release: () => void
}

/** Hands events over one by one: whoever adds one waits until it was taken and the next one is asked for. For one taker at a time. */
export class EventQueue<Event extends object> {
  #waiting: Waiting<Event>[] = []
  /** The event that the taker works on. */
  #taken: Waiting<Event> | undefined
  #arrival = Promise.withResolvers<void>()
  #isClosed = false

  /** Adds nothing once the queue is closed. */
  async add(event: Event): Promise<void> {
    if (this.#isClosed) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push({ event, release: resolve })
    this.#arrival.resolve()
    await promise
  }

  /** The next event, once there is one; undefined at the end. */
  async take(): Promise<Event | undefined> {
    this.#taken?.release()
    this.#taken = undefined
    while (this.#waiting.length === 0 && !this.#isClosed) {
      this.#arrival = Promise.withResolvers()
      await this.#arrival.promise
    }
    this.#taken = this.#waiting.shift()
    return this.#taken?.event
  }

  /** Takes no more events; those that wait can still be taken. */
  close(): void {
    this.#isClosed = true
    this.#arrival.resolve()
  }

  /** Closes the queue, drops the events that wait, and lets everybody go on. */
  discard(): void {
    this.close()
    for (const { release } of this.#waiting) release()
    this.#waiting = []
    this.#taken?.release()
  }
}
