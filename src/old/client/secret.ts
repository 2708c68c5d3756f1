import { inspect } from 'node:util'
import { redacted } from '../text/secrets/redactor.ts'

/** A value that prints as `***`, so that it is shown only on purpose. */
export class Secret {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
  }

  /** The value itself. */
  reveal(): string {
    return this.#value
  }

  toString(): string {
    return redacted
  }

  toJSON(): string {
    return redacted
  }

  [inspect.custom](): string {
    return redacted
  }
}
