/** The signals of the runner: SIGINT, then SIGTERM 7.5 s later; on Windows SIGINT, then SIGBREAK. */
const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const

/**
 * Aborts on the first of the runner's signals; the process then ends by itself. The entries call this before they load
 * anything else, because an earlier signal would kill the process: so this file imports nothing. The `cause` of the
 * reason is the name of the signal.
 */
export function cancellation(what = 'The job was cancelled'): AbortController {
  const controller = new AbortController()
  for (const signal of signals) {
    process.on(signal, () => controller.abort(new Error(`${what} (${signal}).`, { cause: signal })))
  }
  return controller
}
