import { relative } from 'node:path'
import process from 'node:process'
import * as fc from 'fast-check'
import { expect } from 'vitest'

/** The factor for more runs, as in the nightly workflow; vitest.config.ts extends each test's timeout by it. */
export const times = Number(process.env['TAXIWAY_RUNS'] ?? 1)

/** Another one in each run, unless TAXIWAY_SEED names it. What fails says which it was. */
export const seed = Number(process.env['TAXIWAY_SEED'] ?? Math.floor(Math.random() * 2 ** 31))

/**
 * Runs a property. Throws with what fast-check found and with the command that repeats it. TAXIWAY_RUNS=100 runs it a hundred times more
 * often.
 */
export async function holds<T>(property: fc.IAsyncProperty<T> | fc.IProperty<T>, numRuns: number): Promise<void> {
  const details = await fc.check(property, { seed, numRuns: numRuns * times, includeErrorInReport: true })
  if (!details.failed) return
  const { testPath = '', currentTestName = '' } = expect.getState()
  const name = currentTestName.replaceAll(' > ', ' ').replace(/[\\^$.*+?()[\]{}|"]/g, '.')
  const runs = times > 1 ? `TAXIWAY_RUNS=${times} ` : ''
  const replay = `${runs}TAXIWAY_SEED=${seed} npx vitest run ${relative(process.cwd(), testPath)} -t "${name}"`
  throw new Error(`${await fc.asyncDefaultReportMessage(details)}\n\nTo see it again: ${replay}`)
}
