import { type Clock, notNeeded } from '../time/clock.ts'

/** When a stream counts as idle, and what happens then. */
export interface WatchdogOptions {
  readonly clock: Clock
  /** Milliseconds without a chunk. */
  readonly idleMs: number
  readonly onIdle: () => void
}

/** The same bytes; calls `onIdle` after `idleMs` without any byte, comments included. Leaves no timer behind. */
export async function* watched(
  body: AsyncIterable<Uint8Array>,
  { clock, idleMs, onIdle }: WatchdogOptions,
): AsyncGenerator<Uint8Array> {
  const done = new AbortController()
  let fedAt = clock.now()
  // While the reader is busy the stream is not idle.
  let reading = false
  // One timer at a time, however many chunks: it checks when the last chunk came and sleeps for the rest.
  const watch = async (): Promise<void> => {
    const left = (): number => (reading ? idleMs : fedAt + idleMs - clock.now())
    for (let wait = left(); wait > 0; wait = left()) await clock.sleep(wait, done.signal)
    onIdle()
  }
  watch().catch(() => {})
  try {
    for await (const chunk of body) {
      reading = true
      yield chunk
      reading = false
      fedAt = clock.now()
    }
  } finally {
    done.abort(notNeeded)
  }
}
