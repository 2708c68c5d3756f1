// @module-tag thorough
import { expect, test } from 'vitest'
import { exploreScenario, isLeftToNight, nameOf, type Scenario } from '../../support/claims/scenario.ts'
import { useSteppedRuns } from '../../support/claims/stepped-run.ts'

useSteppedRuns()

const long = true
/** Each with a number of states that an explorer which leaves something out does not reach. */
const scenarios: readonly (Scenario & { readonly atLeast: number })[] = [
  // Two runs whole: a fault of each, and lists that show each change up to two reads late.
  { world: 'a preview', runs: ['close', 'close'], atLeast: 200_000, long },
  { world: 'a preview', runs: ['sweep', 'sweep'], atLeast: 18_000 },
  { world: 'a preview', runs: ['close', 'sweep'], atLeast: 250_000, long },
  { world: 'a preview', runs: ['deploy', 'close'], atLeast: 3_100 },
  { world: 'a preview', runs: ['deploy', 'sweep'], atLeast: 3_600 },
  { world: 'nothing', runs: ['create', 'create'], atLeast: 650_000, long },
  { world: 'nothing', runs: ['create', 'deploy'], atLeast: 1_200_000, long },
  { world: 'nothing', runs: ['create', 'close'], atLeast: 4_500 },
  { world: 'nothing', runs: ['create', 'sweep'], atLeast: 42_000, long },
  { world: 'a preview', runs: ['create', 'create', 'sweep'], mostLate: 0, faultsOfEach: 0, atLeast: 5_800 },
  // Of three runs, no-state-of-three-runs-breaks-a-claim proves more than can be visited one by one. What can is visited too.
  { world: 'a preview', runs: ['close', 'close', 'close'], mostLate: 0, atLeast: 300_000, long },
  { world: 'a preview', runs: ['deploy', 'close', 'sweep'], mostLate: 0, atLeast: 1_000_000, long },
  { world: 'a preview', runs: ['sweep', 'sweep', 'sweep'], faultsOfEach: 0, atLeast: 13_000, long },
  { world: 'nothing', runs: ['create', 'create', 'create'], mostLate: 0, faultsOfEach: 0, atLeast: 13_000 },
  { world: 'nothing', runs: ['create', 'create', 'sweep'], mostLate: 0, faultsOfEach: 0, atLeast: 64_000, long },
  { world: 'nothing', runs: ['create', 'close', 'sweep'], mostLate: 0, atLeast: 450_000, long },
  // A sweep meets the claims of two runs, after a close has removed the service.
  {
    world: 'a preview',
    runs: ['deploy', 'deploy', 'close', 'sweep'],
    mostLate: 0,
    faultsOfEach: 0,
    atLeast: 800_000,
    long,
  },
]

for (const scenario of scenarios) {
  const name = nameOf(scenario)
  test.skipIf(isLeftToNight(scenario))(name, { timeout: 2_700_000 }, async () => {
    const { states, transitions, depth } = await exploreScenario(scenario)
    console.info(`${name}: ${states} states, ${transitions} steps, ${depth} of them in the longest schedule`)
    expect(states).toBeGreaterThanOrEqual(scenario.atLeast)
  })
}
