import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import * as v from 'valibot'
import type { FailedTest } from './wine-faults.ts'

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
