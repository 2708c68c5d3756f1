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
