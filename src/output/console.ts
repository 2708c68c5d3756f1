import type { Redactor } from '../text/secrets/redactor.ts'
import type { Place } from './cause/places.ts'
import { sanitizeText } from './untrusted.ts'

/** Where a run prints. No secret escapes through it, and no CI system or terminal obeys an untrusted line. */
export interface Console {
  /** Hides the value from now on. */
  mask(value: string): void
  /** Hides a value of letters from now on, where it is a word itself. */
  maskWord(value: string): void
  /** Prints one line; untrusted words in it are made harmless. */
  say(text: string): void
  /** Prints the line that says that a run succeeded, where the host shows it differently. */
  succeed?(text: string): void
  warn(text: string): void
  notice(text: string): void
  /** May have several lines. It does not end the run by itself. */
  error(text: string): void
  /** Shows an error on the line of a file of the repository, where the host can. */
  annotate?(place: Place): void
  /** Says that a file could not be written. A command was asked for it: it prints this always, and does not exit with 0. */
  lost(text: string): void
  /** Prints untrusted lines, as `prefixLines` gives them, in one write. Resolves when they are written out. */
  block(lines: Uint8Array): Promise<void>
  /** Shows how the run stands if there is one place for it, such as the last line of a terminal. */
  showStatus?(text: string): void
  /** Shows how far a long step is, many times a second, if it can be shown in one place; `done` is its share from 0 to 1. */
  progress?(text: string, done?: number): void
  /** Folds what `print` prints under a title, if the host can fold any lines. */
  group?(title: string, print: () => Promise<void>): Promise<void>
  /** Shows rows that change in one place, such as below the last line of a terminal, in place of those before; `standing` sums them up. */
  rows?(rows: () => readonly string[], summary: string): void
  /** Ends a block of untrusted lines, if one is open. */
  resume(): void
}

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
