/** The runner's ladder: SIGINT, 7.5 s later SIGTERM; on Windows SIGINT, then SIGBREAK. */
const names = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const

/**
 * Aborts on the first of the runner's signals, which its reason names. The process then ends by itself, not by the signal.
 * The entries call it before they load anything: a signal that comes earlier kills. So this module imports nothing.
 *
 * @param what how the reason begins, which goes on with the signal
 */
export function cancellation(what = 'The job was cancelled'): AbortController {
  const controller = new AbortController()
  for (const name of names) process.on(name, () => controller.abort(new Error(`${what} (${name}).`)))
  return controller
}
