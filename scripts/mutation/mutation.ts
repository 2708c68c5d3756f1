import { parseAst } from 'vitest/node'
import { fleet } from './fleet.ts'
import { forward } from './forward.ts'
import { gitRules } from './git.ts'
import { log } from './log.ts'
import { locate, type Place } from './place.ts'
import { resilience } from './resilience.ts'
import { verdict } from './verdict.ts'
import { writes } from './writes.ts'

/** Edits of one source, each of which breaks a rule. */
export interface Edits {
  /** Relative to the root of the repository. */
  readonly file: string
  /** The test that must fail, relative to test/unit, without `.test.ts`. */
  readonly by: string
  /** By rule: what each edit replaces, and what it writes in its place. */
  readonly rules: Readonly<Record<string, readonly (readonly [at: Place, becomes: string])[]>>
}

/** One of the edits. */
export interface Mutation {
  readonly file: string
  readonly by: string
  readonly rule: string
  readonly at: Place
  readonly becomes: string
}

/** Every edit of the pure cores. */
export const mutations: readonly Mutation[] = [
  ...verdict,
  ...log,
  ...writes,
  ...fleet,
  ...gitRules,
  ...forward,
  ...resilience,
].flatMap(({ file, by, rules }) =>
  Object.entries(rules).flatMap(([rule, edits]) => edits.map(([at, becomes]) => ({ file, by, rule, at, becomes }))),
)

/** Applies the edit to the source. Throws if the edit does not fit the source, changes nothing, or breaks the syntax. */
export function mutate(source: string, { at, becomes }: Mutation): string {
  const { start, end } = locate(source, at)
  const replaced = source.slice(start, end)
  if (replaced === becomes) throw new Error(`The edit changes nothing: ${JSON.stringify(at)}`)
  const mutated = source.slice(0, start) + becomes + source.slice(end)
  parseAst(mutated, { lang: 'ts' })
  return mutated
}
