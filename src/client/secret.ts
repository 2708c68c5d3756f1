import { inspect } from 'node:util'

const shown = '***'

/** A value that prints `***` wherever it is written by accident and is revealed on purpose. */
export class Secret {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
  }

  /** The value itself. */
  reveal(): string {
    return this.#value
  }

  /** `***`. */
  toString(): string {
    return shown
  }

  /** `***`. */
  toJSON(): string {
    return shown
  }

  [inspect.custom](): string {
    return shown
  }
}
