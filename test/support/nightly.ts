/** What the tests of a part of the cases are given besides their name. */
export interface Part {
  /** The tag of what waits for the night; none of what CI tries. */
  readonly tags: 'nightly'[]
}

/**
 * Splits cases into those that CI tries and the rest, which waits for the night. Throws if CI would leave out a value: what stands at a
 * place of some case, such as a command or a kind of server, must stand there in a case that CI tries, too.
 */
export function byNight<T extends readonly unknown[]>(
  cases: readonly T[],
  isForCi: (each: T, nth: number) => boolean,
): readonly (readonly [Part, readonly T[]])[] {
  const ci = cases.filter(isForCi)
  const night = cases.filter((each, nth) => !isForCi(each, nth))
  const tried = new Map<number, Set<unknown>>()
  for (const each of ci)
    for (const [place, value] of each.entries()) tried.set(place, (tried.get(place) ?? new Set()).add(value))
  for (const each of night)
    for (const [place, value] of each.entries())
      if (!tried.get(place)?.has(value)) throw new Error(`CI would try no case with ${JSON.stringify(value)}`)
  return [
    [{ tags: [] }, ci],
    [{ tags: ['nightly'] }, night],
  ]
}
