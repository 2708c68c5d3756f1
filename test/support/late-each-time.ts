/**
 * Plays something whose clock goes faster than ours until it is in time, three times at most, each time with a slower clock. `play` says
 * what was late. A busy machine may let the clock outrun the run; what never ends, or ignores its limit, is late each time, and what
 * `play` throws counts at once. Gives what was late the last time; undefined if it was in time.
 */
export async function lateEachTime(
  fastest: number,
  play: (timeFactor: number) => Promise<string | undefined>,
): Promise<string | undefined> {
  let late: string | undefined
  for (const slower of [1, 2.5, 6]) {
    late = await play(fastest / slower)
    if (late === undefined) return undefined
  }
  return late
}
