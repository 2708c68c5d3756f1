/** When a search looks again. */
export interface PollSchedule {
  /** Milliseconds before the next look, after so many looks; undefined if there is none. */
  readonly pauseMs: (reads: number) => number | undefined
  /** Rejects once the search is to end at once. */
  readonly sleep: (ms: number) => Promise<void>
}

/** Looks, waits, and looks again, until a look finds something. Undefined if none did; rejects as a look or the sleep does. */
export async function poll<T>(
  read: () => Promise<T | undefined>,
  { pauseMs, sleep }: PollSchedule,
): Promise<T | undefined> {
  for (let reads = 1; ; reads++) {
    const found = await read()
    if (found !== undefined) return found
    const ms = pauseMs(reads)
    if (ms === undefined) return undefined
    await sleep(ms)
  }
}
