import { expect, test } from 'vitest'
import { exploreScenario, nameOf, type Scenario } from '../../support/claims/scenario.ts'
import { useSteppedRuns } from '../../support/claims/stepped-run.ts'

useSteppedRuns()

/** Each with a number of states that an explorer which leaves something out does not reach. The thorough test has more faults in more runs. */
const scenarios: readonly (Scenario & { readonly atLeast: number })[] = [
  { world: 'a given service', runs: ['close', 'sweep'], atLeast: 28 },
  { world: 'a given service', runs: ['deploy', 'sweep'], atLeast: 19 },
  { world: 'a given service', runs: ['deploy', 'close'], atLeast: 66 },
  { world: 'a preview', runs: ['close', 'close'], mostLate: 0, atLeast: 3_000 },
  { world: 'a preview', runs: ['sweep', 'sweep'], mostLate: 0, atLeast: 1_300 },
  { world: 'a preview', runs: ['close', 'sweep'], mostLate: 0, atLeast: 4_300 },
  { world: 'a preview', runs: ['close', 'sweep'], faultsOfEach: 0, atLeast: 1_000 },
  { world: 'a preview', runs: ['deploy', 'close'], mostLate: 0, atLeast: 1_700 },
  { world: 'a preview', runs: ['deploy', 'sweep'], mostLate: 0, atLeast: 1_800 },
  { world: 'a preview', runs: ['deploy', 'close', 'sweep'], mostLate: 0, faultsOfEach: 0, atLeast: 10_000 },
  { world: 'a preview', runs: ['deploy', 'sweep', 'sweep'], mostLate: 0, faultsOfEach: 0, atLeast: 6_000 },
  // Rows are deleted beside them.
  { world: 'a deleted service', runs: ['create', 'create'], mostLate: 0, faultsOfEach: 0, atLeast: 480 },
  { world: 'a deleted service', runs: ['create', 'deploy'], mostLate: 0, faultsOfEach: 0, atLeast: 960 },
  // Claims are open when it is swept.
  { world: 'a removed preview', runs: ['deploy', 'deploy', 'sweep'], mostLate: 0, faultsOfEach: 0, atLeast: 39_000 },
  { world: 'nothing', runs: ['create', 'create'], faultsOfEach: 0, atLeast: 1_700 },
  { world: 'nothing', runs: ['create', 'create'], mostLate: 0, atLeast: 5_700 },
  { world: 'nothing', runs: ['create', 'close'], mostLate: 0, atLeast: 1_500 },
  { world: 'nothing', runs: ['create', 'sweep'], mostLate: 0, atLeast: 1_700 },
]

for (const scenario of scenarios) {
  const name = nameOf(scenario)
  test(name, { timeout: 240_000 }, async () => {
    const { states, transitions, depth } = await exploreScenario(scenario)
    console.info(`${name}: ${states} states, ${transitions} steps, ${depth} of them in the longest schedule`)
    expect(states).toBeGreaterThanOrEqual(scenario.atLeast)
  })
}
