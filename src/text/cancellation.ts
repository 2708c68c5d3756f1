/** The runner's ladder: SIGINT, 7.5 s later SIGTERM; on Windows SIGINT, then SIGBREAK. */
const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const

/**
 * Aborts on the first of the runner's signals; the process then ends by itself. The entries call it before they load
 * anything, as a signal that comes earlier kills: so this file imports nothing. The `cause` of the reason is its name.
 */
export function cancellation(what = 'The job was cancelled'): AbortController {
  const controller = new AbortController()
  for (const signal of signals) {
    process.on(signal, () => controller.abort(new Error(`${what} (${signal}).`, { cause: signal })))
  }
  return controller
}
