import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import * as v from 'valibot'

const resultsSchema = v.object({
  numPassedTests: v.number(),
  numPendingTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
})

/** What vitest reported. */
export interface Results {
  readonly passed: number
  readonly skipped: number
  readonly failed: readonly FailedTest[]
}

/** Reads the JSON report of tests that ran in `tree`. A file that could not run at all has failed without a title. */
export function readResults(path: string, tree: string): Results {
  const { numPassedTests, numPendingTests, testResults } = v.parse(
    resultsSchema,
    JSON.parse(readFileSync(path, 'utf8')),
  )
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(tree, name.replace(/^[A-Za-z]:/, '').replaceAll('\\', '/'))
    const titles = assertionResults.filter((each) => each.status === 'failed').map(({ fullName }) => fullName)
    return (titles.length === 0 && status === 'failed' ? [''] : titles).map((title) => ({ file, title }))
  })
  return { passed: numPassedTests, skipped: numPendingTests, failed }
}

/** A test that fails under Wine, though the product is right: the file, the beginning of the title, and what Wine does. */
interface WineFault {
  /** From the root of the repository, with `/`. */
  readonly file: string
  /** The beginning of the full title, with its groups; empty if the whole file fails before its first test. */
  readonly title: string
  readonly reason: string
}

/** Whatever fails and is not listed here fails the run. */
const wineFaults: readonly WineFault[] = [
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
  {
    file: 'test/unit/repository/the-examples-in-the-readme-work.test.ts',
    title: 'the library examples compile',
    reason: 'Wine cannot create a junction, and what stands in for the emulator in the copy has no types.',
  },
  ...['link.xml', 'elsewhere/report.xml'].map((name) => ({
    file: 'test/scenario/an-action-writes-the-reports-that-were-asked-for.test.ts',
    title: `if ${name} is asked for`,
    reason: 'Wine reports that a symbolic link was created, and creates none.',
  })),
  ...[
    { file: 'test/command/a-rollback-and-a-check-of-ones-own.test.ts', title: 'gate --check-command "node check.js' },
    { file: 'test/scenario/gate-runs-a-check-of-your-own.test.ts', title: 'it gets the environment of a `run:` step' },
  ].map((test) => ({ ...test, reason: 'PowerShell of Wine runs nothing, and exits with 0.' })),
]

/** A test that failed. */
type FailedTest = Pick<WineFault, 'file' | 'title'>

/** Which failures are Wine's, and which are ours. */
export function judge(failed: readonly FailedTest[]) {
  const faultOf = (test: FailedTest): WineFault | undefined =>
    wineFaults.find(
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
