import { createContext, Script } from 'node:vm'
import { InputError } from '../../client/errors.ts'
import { shorten } from '../../text/format.ts'

/** Time limit of one search, for any expression and any text. */
const mostMs = 1_000

/**
 * Searches untrusted texts and returns an index; undefined if the search takes too long, because a regular expression
 * may backtrack endlessly.
 */
export type Search = (texts: readonly string[]) => number | undefined

/** Finds the first text that matches a regular expression, with or without `/…/` around it; -1 if none does. */
export function searchFor(input: string, source: string): Search {
  const [, inner = source, flags = ''] = slashed.exec(source) ?? []
  const expression = parse(input, inner, flags)
  if (expression.test('')) {
    const advice = 'Use one that needs at least one character.'
    throw new InputError(input, `${input} matches every text: "${shorten(source, 80)}". ${advice}`)
  }
  return (texts) => bounded(() => texts.findIndex((text) => expression.test(text)))
}

/** The same for a literal text, unless it is written as `/…/`. */
export function searchForText(input: string, given: string): Search {
  return slashed.test(given) ? searchFor(input, given) : (texts) => texts.findIndex((text) => text.includes(given))
}

const slashed = /^\/(.+)\/([imsu]*)$/s

function parse(input: string, source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags)
  } catch (error) {
    const why = error instanceof Error ? (error.message.split(': ').at(-1) ?? '').toLowerCase() : String(error)
    const advice = 'Write a backslash before each character that is meant as itself.'
    throw new InputError(
      input,
      `${input} is not a valid regular expression: "${shorten(source, 80)}" (${why}). ${advice}`,
    )
  }
}

function bounded(search: () => number): number | undefined {
  try {
    return Number(new Script('search()').runInContext(createContext({ search }), { timeout: mostMs }))
  } catch (error) {
    // It comes from another context, so it may not be an instance of our `Error`.
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined
    throw error
  }
}
