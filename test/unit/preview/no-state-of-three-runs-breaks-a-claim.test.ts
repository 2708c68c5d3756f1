// @module-tag thorough
import { expect, test } from 'vitest'
import { exploreScenario, isLeftToNight, nameOf, proveScenario, type Scenario } from '../../support/claims/scenario.ts'
import { useSteppedRuns } from '../../support/claims/stepped-run.ts'

useSteppedRuns()

const long = true
/** Each with a number of parts that a prover which leaves something out does not reach. */
const scenarios: readonly (Scenario & { readonly atLeast: number })[] = [
  { world: 'a preview', runs: ['sweep', 'sweep', 'sweep'], faultsOfEach: 0, atLeast: 13_000 },
  { world: 'a preview', runs: ['close', 'close', 'sweep'], mostLate: 0, atLeast: 390_000 },
  { world: 'a preview', runs: ['close', 'close', 'close'], faultsOfEach: 0, atLeast: 14_000 },
  { world: 'nothing', runs: ['create', 'create', 'create'], faultsOfEach: 0, atLeast: 110_000 },
  { world: 'nothing', runs: ['create', 'create', 'deploy'], faultsOfEach: 0, atLeast: 330_000 },
  { world: 'nothing', runs: ['create', 'deploy', 'deploy'], faultsOfEach: 0, atLeast: 330_000 },
  { world: 'nothing', runs: ['create', 'create', 'sweep'], faultsOfEach: 0, atLeast: 120_000 },
  { world: 'nothing', runs: ['create', 'deploy', 'sweep'], faultsOfEach: 0, atLeast: 250_000, long },
  // A fault of each.
  { world: 'a preview', runs: ['deploy', 'deploy', 'deploy'], atLeast: 230 },
  { world: 'a preview', runs: ['deploy', 'deploy', 'close'], atLeast: 910_000 },
  { world: 'a preview', runs: ['deploy', 'deploy', 'sweep'], atLeast: 1_300_000, long },
  { world: 'a preview', runs: ['deploy', 'close', 'close'], atLeast: 1_500_000, long },
  { world: 'a preview', runs: ['deploy', 'close', 'sweep'], atLeast: 3_100_000, long },
  { world: 'a preview', runs: ['deploy', 'sweep', 'sweep'], atLeast: 1_500_000, long },
  { world: 'a preview', runs: ['close', 'close', 'close'], atLeast: 9_000_000, long },
  { world: 'a preview', runs: ['close', 'close', 'sweep'], atLeast: 23_000_000, long },
  { world: 'a preview', runs: ['close', 'sweep', 'sweep'], atLeast: 20_000_000, long },
  { world: 'a preview', runs: ['sweep', 'sweep', 'sweep'], atLeast: 5_600_000, long },
  { world: 'nothing', runs: ['create', 'create', 'create'], atLeast: 50_000_000, long },
  { world: 'nothing', runs: ['create', 'create', 'close'], atLeast: 8_800_000, long },
  { world: 'nothing', runs: ['create', 'create', 'sweep'], atLeast: 24_000_000, long },
  { world: 'nothing', runs: ['create', 'deploy', 'close'], atLeast: 17_000_000, long },
  { world: 'nothing', runs: ['create', 'deploy', 'sweep'], atLeast: 40_000_000, long },
  { world: 'nothing', runs: ['create', 'close', 'close'], atLeast: 1_100_000, long },
  { world: 'nothing', runs: ['create', 'close', 'sweep'], atLeast: 2_400_000, long },
  { world: 'nothing', runs: ['create', 'sweep', 'sweep'], atLeast: 1_100_000, long },
  { world: 'nothing', runs: ['create', 'create', 'deploy'], atLeast: 160_000_000, long },
  { world: 'nothing', runs: ['create', 'deploy', 'deploy'], atLeast: 160_000_000, long },
]

for (const scenario of scenarios) {
  const name = nameOf(scenario)
  test.skipIf(isLeftToNight(scenario))(name, { timeout: 2_700_000 }, async () => {
    const { scenes, parts, states } = await proveScenario(scenario)
    console.info(`${name}: ${scenes} scenes, ${parts} parts, at most ${states} states that no other one covers`)
    expect(parts).toBeGreaterThanOrEqual(scenario.atLeast)
  })
}

const compared: readonly Scenario[] = [
  { world: 'a preview', runs: ['close', 'sweep'], mostLate: 0 },
  { world: 'a preview', runs: ['sweep', 'sweep'] },
  { world: 'a preview', runs: ['deploy', 'sweep'] },
  { world: 'a preview', runs: ['deploy', 'close', 'sweep'], mostLate: 0, faultsOfEach: 0 },
  { world: 'nothing', runs: ['create', 'create'], faultsOfEach: 0 },
  { world: 'nothing', runs: ['create', 'sweep'], mostLate: 0 },
]

for (const scenario of compared)
  test(`what is proved has each end that is reached: ${nameOf(scenario)}`, { timeout: 240_000 }, async () => {
    const { ends } = await exploreScenario(scenario)
    const proved = await proveScenario(scenario)
    expect([...proved.ends]).toEqual(expect.arrayContaining([...ends]))
  })
