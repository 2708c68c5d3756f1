import { relative } from 'node:path'
import process from 'node:process'
import * as fc from 'fast-check'
import { expect } from 'vitest'

/** The factor for more runs, as in the nightly workflow; vitest.config.ts extends each test's timeout by it. */
export const times = Number(process.env['TAXIWAY_RUNS'] ?? 1)

/** The seed that TAXIWAY_SEED names, else the same in every `npm test`; with TAXIWAY_RUNS, as in the nightly workflow, a new one. */
export const seed = Number(
  process.env['TAXIWAY_SEED'] ?? (times > 1 ? Math.floor(Math.random() * 2 ** 31) : 20_261_123),
)

/** The share of the cases that `npm test` draws: they are the same ones each time. */
const everyday = process.env['TAXIWAY_RUNS'] === undefined ? 0.25 : times
const fewest = 20

/**
 * Runs a property for a quarter of the given number of cases, but not for fewer than 20. Throws with what fast-check found and with the
 * command that repeats it. TAXIWAY_RUNS=1 draws them all, TAXIWAY_RUNS=100 a hundred times as many.
 */
export async function holds<T>(property: fc.IAsyncProperty<T> | fc.IProperty<T>, numRuns: number): Promise<void> {
  const drawn = Math.max(Math.min(numRuns, fewest), Math.ceil(numRuns * everyday))
  const details = await fc.check(property, { seed, numRuns: drawn, includeErrorInReport: true })
  if (!details.failed) return
  const { testPath = '', currentTestName = '' } = expect.getState()
  const name = currentTestName.replaceAll(' > ', ' ').replace(/[\\^$.*+?()[\]{}|"]/g, '.')
  const runs = process.env['TAXIWAY_RUNS'] === undefined ? '' : `TAXIWAY_RUNS=${times} `
  const replay = `${runs}TAXIWAY_SEED=${seed} npx vitest run ${relative(process.cwd(), testPath)} -t "${name}"`
  throw new Error(`${await fc.asyncDefaultReportMessage(details)}\n\nTo see it again: ${replay}`)
}
