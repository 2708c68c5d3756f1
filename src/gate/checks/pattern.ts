import { createContext, Script } from 'node:vm'
import { InputError } from '../../client/errors.ts'
import { shorten } from '../../text/format.ts'

/** The most that one search may take, whatever the expression and the texts are. */
const mostMs = 1_000

/** What a user looks for in untrusted text. Undefined if the search takes too long: it may backtrack without end. */
export type Search = (texts: readonly string[]) => number | undefined

/** Finds the first text with a match of a regular expression, which is written with or without `/…/` around it; -1 if none has. */
export function searchFor(input: string, source: string): Search {
  const [, inner = source, flags = ''] = slashed.exec(source) ?? []
  const expression = parse(input, inner, flags)
  if (expression.test('')) {
    const advice = 'Use one that needs at least one character.'
    throw new InputError(input, `${input} matches every text: "${shorten(source, 80)}". ${advice}`)
  }
  return (texts) => bounded(() => texts.findIndex((text) => expression.test(text)))
}

/** The same for a text as it is, unless it is written as `/…/`. */
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
    // It comes from the other context, so it may be no `Error` of ours.
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined
    throw error
  }
}
