/** A test that fails under Wine, though the product is right: the file, the beginning of the title, and what Wine does. */
export interface WineFault {
  /** From the root of the repository, with `/`. */
  readonly file: string
  /** The beginning of the full title, with its groups; empty if the whole file fails before its first test. */
  readonly title: string
  readonly reason: string
}

/** Whatever fails and is not listed here fails the run. The README.md beside this file shows them. */
export const wineFaults: readonly WineFault[] = [
  ...['tar.gz', 'zip'].map((title) => ({
    file: 'test/unit/emulator/a-valid-archive-is-unpacked-unchanged.test.ts',
    title,
    reason: 'Wine reports that a symbolic link was created, and creates none.',
  })),
  ...['the-package-has-no-development-tools', 'the-package-works-once-installed'].map((name) => ({
    file: `test/unit/repository/${name}.test.ts`,
    title: '',
    reason: 'Wine cannot create a junction, which gives the copy of the repository its packages.',
  })),
  {
    file: 'test/contract/local-platform-removes-what-a-killed-one-left.test.ts',
    title: 'the next start removes the folder of a killed platform',
    reason: 'Wine cannot create a junction, which must not be followed.',
  },
]

/** A test that failed. */
export type FailedTest = Pick<WineFault, 'file' | 'title'>

/** Which failures are Wine's, and which are ours. */
export function judge(failed: readonly FailedTest[], faults: readonly WineFault[] = wineFaults) {
  const faultOf = (test: FailedTest): WineFault | undefined =>
    faults.find(
      ({ file, title }) => test.file === file && (title === '' ? test.title === '' : test.title.startsWith(title)),
    )
  return {
    ours: failed.filter((test) => faultOf(test) === undefined),
    ofWine: failed.flatMap((test) => {
      const fault = faultOf(test)
      return fault === undefined ? [] : [{ ...test, reason: fault.reason }]
    }),
  }
}
