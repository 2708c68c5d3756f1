/** Finds why a deployment failed in its build log, whose lines come in batches, oldest first. Lines have numbers from 1. */
export type FindCause = (batches: Iterable<readonly string[]>) => {
  /** The line that says what failed; 0 if there is none. */
  readonly line: number
  /** The lines that are shown, and where they are. */
  readonly lines: readonly { readonly at: number; readonly text: string }[]
}
