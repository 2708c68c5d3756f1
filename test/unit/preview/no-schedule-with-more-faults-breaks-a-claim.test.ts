// @module-tag thorough
import { expect, test } from 'vitest'
import { exploreScenario, nameOf, type Scenario } from '../../support/claims/scenario.ts'
import { useSteppedRuns } from '../../support/claims/stepped-run.ts'

useSteppedRuns()

/** Minutes of a processor: explored each night, with TAXIWAY_EXPLORE=all. */
const long = true
const exploresAll = process.env['TAXIWAY_EXPLORE'] === 'all'

/** Each with a number of states that an explorer which leaves something out does not reach. */
const scenarios: readonly (Scenario & { readonly atLeast: number; readonly long?: true })[] = [
  // Two runs whole: a fault of each, and lists that show each change up to two reads late.
  { world: 'a preview', runs: ['close', 'close'], atLeast: 200_000, long },
  { world: 'a preview', runs: ['sweep', 'sweep'], atLeast: 50_000 },
  { world: 'a preview', runs: ['close', 'sweep'], atLeast: 100_000, long },
  { world: 'a preview', runs: ['deploy', 'close'], atLeast: 30_000 },
  { world: 'a preview', runs: ['deploy', 'sweep'], atLeast: 20_000 },
  { world: 'nothing', runs: ['create', 'create'], atLeast: 800_000, long },
  { world: 'nothing', runs: ['create', 'deploy'], atLeast: 400_000, long },
  { world: 'nothing', runs: ['create', 'close'], atLeast: 50_000 },
  { world: 'nothing', runs: ['create', 'sweep'], atLeast: 100_000, long },
  // Three runs whole, with lists up to two reads late and no fault.
  { world: 'a preview', runs: ['close', 'close', 'close'], faultsOfEach: 0, atLeast: 14_000_000, long },
  { world: 'a preview', runs: ['deploy', 'close', 'sweep'], faultsOfEach: 0, atLeast: 7_000_000, long },
  { world: 'a preview', runs: ['sweep', 'sweep', 'sweep'], faultsOfEach: 0, atLeast: 4_500_000, long },
  { world: 'nothing', runs: ['create', 'create', 'create'], faultsOfEach: 0, atLeast: 12_000_000, long },
  // The same with one fault in all, and lists one read late.
  { world: 'a preview', runs: ['sweep', 'sweep', 'sweep'], mostLate: 1, faultsOfAll: 1, atLeast: 12_000_000, long },
  // Three runs with a fault of each, or one in all. What is too large to be visited state by state with late lists too is proved in
  // no-state-of-three-runs-breaks-a-claim.
  { world: 'a preview', runs: ['close', 'close', 'close'], mostLate: 0, atLeast: 1_500_000, long },
  { world: 'a preview', runs: ['close', 'close', 'sweep'], mostLate: 0, atLeast: 7_000_000, long },
  { world: 'a preview', runs: ['close', 'sweep', 'sweep'], mostLate: 0, faultsOfAll: 1, atLeast: 250_000, long },
  { world: 'a preview', runs: ['deploy', 'close', 'sweep'], mostLate: 0, atLeast: 7_000_000, long },
  { world: 'nothing', runs: ['create', 'create', 'create'], mostLate: 0, faultsOfEach: 0, atLeast: 40_000 },
  { world: 'nothing', runs: ['create', 'create', 'sweep'], mostLate: 0, faultsOfEach: 0, atLeast: 300_000, long },
  { world: 'nothing', runs: ['create', 'close', 'sweep'], mostLate: 0, faultsOfAll: 1, atLeast: 400_000, long },
]

for (const scenario of scenarios) {
  const name = nameOf(scenario)
  test.skipIf(scenario.long && !exploresAll)(name, { timeout: 2_700_000 }, async () => {
    const { states, transitions, depth } = await exploreScenario(scenario)
    console.info(`${name}: ${states} states, ${transitions} steps, ${depth} of them in the longest schedule`)
    expect(states).toBeGreaterThanOrEqual(scenario.atLeast)
  })
}
