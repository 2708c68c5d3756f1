// @module-tag thorough
import { expect, test } from 'vitest'
import { exploreScenario, nameOf, type Scenario } from '../../support/claims/scenario.ts'
import { useSteppedRuns } from '../../support/claims/stepped-run.ts'

useSteppedRuns()

/** Explored each night, with TAXIWAY_EXPLORE=all. */
const long = true
const exploresAll = process.env['TAXIWAY_EXPLORE'] === 'all'

/** Each with a number of states that an explorer which leaves something out does not reach. */
const scenarios: readonly (Scenario & { readonly atLeast: number; readonly long?: true })[] = [
  // Two runs whole: a fault of each, and lists that show each change up to two reads late.
  { world: 'a preview', runs: ['close', 'close'], atLeast: 165_000, long },
  { world: 'a preview', runs: ['sweep', 'sweep'], atLeast: 56_000 },
  { world: 'a preview', runs: ['close', 'sweep'], atLeast: 198_000, long },
  { world: 'a preview', runs: ['deploy', 'close'], atLeast: 27_000 },
  { world: 'a preview', runs: ['deploy', 'sweep'], atLeast: 29_500 },
  { world: 'nothing', runs: ['create', 'create'], atLeast: 340_000, long },
  { world: 'nothing', runs: ['create', 'deploy'], atLeast: 595_000, long },
  { world: 'nothing', runs: ['create', 'close'], atLeast: 20_500 },
  { world: 'nothing', runs: ['create', 'sweep'], atLeast: 26_000, long },
  // Of three runs, no-state-of-three-runs-breaks-a-claim proves more than can be visited one by one. What can is visited too.
  { world: 'a preview', runs: ['close', 'close', 'close'], mostLate: 0, atLeast: 300_000, long },
  { world: 'a preview', runs: ['deploy', 'close', 'sweep'], mostLate: 0, atLeast: 1_000_000, long },
  { world: 'a preview', runs: ['sweep', 'sweep', 'sweep'], faultsOfEach: 0, atLeast: 570_000, long },
  { world: 'nothing', runs: ['create', 'create', 'create'], mostLate: 0, faultsOfEach: 0, atLeast: 28_000 },
  { world: 'nothing', runs: ['create', 'close', 'sweep'], mostLate: 0, atLeast: 450_000, long },
]

for (const scenario of scenarios) {
  const name = nameOf(scenario)
  test.skipIf(scenario.long && !exploresAll)(name, { timeout: 2_700_000 }, async () => {
    const { states, transitions, depth } = await exploreScenario(scenario)
    console.info(`${name}: ${states} states, ${transitions} steps, ${depth} of them in the longest schedule`)
    expect(states).toBeGreaterThanOrEqual(scenario.atLeast)
  })
}
