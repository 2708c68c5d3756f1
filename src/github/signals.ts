/** Why a run ends early; the reason of its AbortSignal. */
export class CancelledError extends Error {
  constructor(signal: string) {
    super(`The job was cancelled (${signal}).`)
    this.name = 'CancelledError'
  }
}

/** The runner's ladder: SIGINT, 7.5 s later SIGTERM; on Windows SIGINT, then SIGBREAK. */
const names = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const

/** Aborts with a `CancelledError` on the first of the runner's signals. The process then ends by itself, not by the signal. */
export function cancellation(): AbortController {
  const controller = new AbortController()
  for (const name of names) process.on(name, () => controller.abort(new CancelledError(name)))
  return controller
}

/**
 * Aborts `ms` after the other one: what must still be told to GitHub after a cancellation is told within the runner's
 * 7.5 s, or not at all.
 */
export function graceAfter(signal: AbortSignal, ms: number): AbortSignal {
  const grace = new AbortController()
  const begin = (): void => {
    setTimeout(() => grace.abort(signal.reason), ms).unref()
  }
  if (signal.aborted) begin()
  else signal.addEventListener('abort', begin, { once: true })
  return grace.signal
}
