import { styleText } from 'node:util'

/** A mistake in the command line; the exit code is 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageError'
  }
}

/** Prints an error as a run prints one. The text must be free of secrets and control characters. */
export function sayError(text: string): void {
  process.stderr.write(`${styleText('red', 'Error:', { stream: process.stderr })} ${text}\n`)
}
