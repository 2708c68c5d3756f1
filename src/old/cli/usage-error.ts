/** A mistake in the command line; the exit code is 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageError'
  }
}

/** Prints an error as a run prints one, also on a Node without `styleText`. The text must be free of secrets and control characters. */
export function sayError(text: string): void {
  const title = process.stderr.isTTY && process.stderr.hasColors() ? '\u001b[31mError:\u001b[39m' : 'Error:'
  process.stderr.write(`${title} ${text}\n`)
}
