import type { Redactor } from '../text/secrets/redactor.ts'
import { sanitizeText } from './untrusted.ts'

/** What a run passes on to the steps after it; a host overrides what it does with them. */
export class Outputs {
  protected readonly redactor: Redactor
  readonly #values = new Map<string, string>()

  constructor(redactor: Redactor) {
    this.redactor = redactor
  }

  /** What was set, in this order. */
  get values(): ReadonlyMap<string, string> {
    return this.#values
  }

  get(name: string): string | undefined {
    return this.#values.get(name)
  }

  /** Undefined writes nothing. A failure to write is a warning. */
  set(name: string, value: string | undefined): void {
    if (value !== undefined) this.setMasked(name, sanitizeText(value, this.redactor))
  }

  /** Sets a value as it is: its secrets must be masked and its line ends escaped. */
  setMasked(name: string, value: string): void {
    this.#values.set(name, value)
  }

  /** Appends to the run's summary, which is Markdown. Does nothing if the host offers none; what cannot be written is said. */
  async addSummary(_markdown: string): Promise<void> {}
}
