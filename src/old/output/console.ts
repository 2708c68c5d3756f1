import type { Place } from './cause/failure-places.ts'

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
