import { parseAst } from 'vitest/node'
import { locate, type Place } from './place.ts'

/** A rule, and an edit of the source that removes or inverts it. */
export interface Mutation {
  /** The number and text of the rule; `--only` chooses by it. */
  readonly rule: string
  /** What happens instead. */
  readonly change: string
  /** Relative to the root of the repository. */
  readonly file: string
  /** What the edit replaces. */
  readonly at: Place
  /** What the edit writes in its place. */
  readonly becomes: string
  /** The test that must fail, relative to test/unit, without `.test.ts`. */
  readonly by: string
}

/** Applies the edit to the source. Throws if the edit does not fit the source, changes nothing, or breaks the syntax. */
export function mutate(source: string, { at, becomes }: Mutation): string {
  const { start, end } = locate(source, at)
  const replaced = source.slice(start, end)
  if (replaced === becomes) throw new Error(`The edit changes nothing: ${JSON.stringify(at)}`)
  const mutated = source.slice(0, start) + becomes + source.slice(end)
  parseAst(mutated, { lang: 'ts' })
  return mutated
}
