import { createContext, Script } from 'node:vm'
import { InputError } from '../client/errors.ts'
import { shorten } from '../text/formats/shortening.ts'
import { type NameInput, nameAsInput } from '../text/input-name.ts'
import { message } from '../text/message.ts'

/** The most that one search may take, whatever the pattern and the texts are. */
const mostMs = 1_000

/** A user's regular expression for untrusted text. A search that backtracks without end is stopped after a second. */
export class Pattern {
  readonly #expression: RegExp

  /** @throws InputError naming the input, also for a pattern that matches an empty text, and so every text */
  constructor(input: string, source: string, named: NameInput = nameAsInput) {
    try {
      this.#expression = new RegExp(source)
    } catch (error) {
      const why = error instanceof Error ? (error.message.split(': ').at(-1) ?? '').toLowerCase() : String(error)
      const text = message`pattern-invalid: ${named(input)} is not a valid regular expression: "${shorten(source)}" (${why}). Write a backslash before each character that is meant as itself.`
      throw new InputError(input, text)
    }
    if (this.#expression.test('')) {
      const text = message`pattern-matches-anything: ${named(input)} matches any text: "${shorten(source)}". Use a pattern that needs at least one character.`
      throw new InputError(input, text)
    }
  }

  /** Index of the first text that matches, -1 if none does; undefined if that takes too long. */
  find(texts: readonly string[]): number | undefined {
    return bounded(() => texts.findIndex((text) => this.#expression.test(text)))
  }

  /** Where the text matches first, -1 if it does not; undefined if that takes too long. */
  placeIn(text: string): number | undefined {
    return bounded(() => text.search(this.#expression))
  }
}

function bounded(search: () => number): number | undefined {
  try {
    return Number(new Script('search()').runInContext(createContext({ search }), { timeout: mostMs }))
  } catch (error) {
    // The error may come from the other context, so it may not be an instance of our `Error`.
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined
    throw error
  }
}
