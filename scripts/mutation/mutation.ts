/** One rule of following, and the edit that deletes or inverts it. */
export interface Mutation {
  /** The rule's number and words, as docs/reliability.md names it. */
  readonly rule: string
  /** What the edit does to it. */
  readonly change: string
  /** A path from the root. */
  readonly file: string
  /** Stands in the file exactly once. */
  readonly find: string
  readonly replace: string
  /** The test that notices, below test/unit, without `.test.ts`. */
  readonly by: string
}

/** The source with the rule gone. Throws where the source has moved on and the edit no longer fits. */
export function mutate(source: string, { file, find, replace }: Mutation): string {
  const places = source.split(find).length - 1
  if (places !== 1) throw new Error(`${file} holds ${places} times, not once: ${find}`)
  return source.replace(find, () => replace)
}
