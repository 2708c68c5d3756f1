import { setTimeout } from 'node:timers/promises'

/** Waits, at most until the signal aborts. Does not keep the process alive. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { ref: false, ...(signal && { signal }) }).catch(() => undefined)
}

/** Waits until the signal aborts. */
export async function untilAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
}
