/**
 * Counts round trips whatever the machine's speed: holds every answer until no further request has come for a while, then lets all
 * that wait go. What a run asks at once is in one round, and what it asks one after the other is in several.
 */
export class Rounds {
  /** The names of the requests, round by round, sorted within each. */
  readonly all: string[][] = []
  readonly #until: string
  readonly #quietMs: number
  #waiting: (() => void)[] = []
  #names: string[] = []
  #timer: NodeJS.Timeout | undefined
  #over = false

  /**
   * @param until the request that ends the count: it and all later ones are answered at once
   * @param quietMs longer than a busy machine takes between two requests that are sent at once
   */
  constructor(until: string, quietMs = 600) {
    this.#until = until
    this.#quietMs = quietMs
  }

  /** Resolves when the request with this name is to be answered. */
  readonly hold = (name: string): Promise<void> => {
    if (this.#over) return Promise.resolve()
    this.#names.push(name)
    this.#over = name === this.#until
    clearTimeout(this.#timer)
    if (this.#over) this.#end()
    else this.#timer = setTimeout(() => this.#end(), this.#quietMs)
    return this.#over ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve))
  }

  #end(): void {
    this.all.push(this.#names.sort())
    this.#names = []
    const waiting = this.#waiting
    this.#waiting = []
    for (const go of waiting) go()
  }
}
