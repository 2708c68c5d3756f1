/** A test that fails under Wine, though the product is right: the file, the beginning of the title, and what Wine does. */
export interface WineFault {
  /** From the root of the repository, with `/`. */
  readonly file: string
  /** The beginning of the full title, with its groups. */
  readonly title: string
  readonly reason: string
}

/** Whatever fails and is not listed here fails the run. docs/windows.md says the same to a reader. */
export const wineFaults: readonly WineFault[] = []

/** A test that failed. */
export type FailedTest = Pick<WineFault, 'file' | 'title'>

/** Which failures are Wine's, and which are ours. */
export function judge(failed: readonly FailedTest[], faults: readonly WineFault[] = wineFaults) {
  const faultOf = (test: FailedTest): WineFault | undefined =>
    faults.find(({ file, title }) => test.file === file && test.title.startsWith(title))
  return {
    ours: failed.filter((test) => faultOf(test) === undefined),
    ofWine: failed.flatMap((test) => {
      const fault = faultOf(test)
      return fault === undefined ? [] : [{ ...test, reason: fault.reason }]
    }),
  }
}
