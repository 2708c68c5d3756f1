/** For a promise that is awaited later: its rejection is thrown there, and is not unhandled until then. */
export function silenceUntilAwaited(promise: Promise<unknown>): void {
  promise.catch(() => undefined)
}
