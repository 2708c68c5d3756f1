import { parseAst } from 'vitest/node'
import { locate, type Place } from './place.ts'

/** One rule of following, and the edit that deletes or inverts it. */
export interface Mutation {
  /** The rule's number and words, as docs/reliability.md names it. */
  readonly rule: string
  /** What the edit does to it. */
  readonly change: string
  /** A path from the root. */
  readonly file: string
  /** What the edit replaces. */
  readonly at: Place
  /** What stands there instead. */
  readonly becomes: string
  /** The test that notices, below test/unit, without `.test.ts`. */
  readonly by: string
}

/** The source with the rule gone. Throws where the edit no longer fits the source, or makes nonsense of it. */
export function mutate(source: string, { at, becomes }: Mutation): string {
  const { start, end } = locate(source, at)
  const replaced = source.slice(start, end)
  if (replaced === becomes) throw new Error(`The edit changes nothing: ${JSON.stringify(at)}`)
  const mutated = source.slice(0, start) + becomes + source.slice(end)
  parseAst(mutated, { lang: 'ts' })
  return mutated
}
