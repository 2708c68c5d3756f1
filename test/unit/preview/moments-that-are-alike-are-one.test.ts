// @module-tag thorough
import { expect, test } from 'vitest'
import { exploreScenario, nameOf, type Scenario } from '../../support/claims/scenario.ts'
import { useSteppedRuns } from '../../support/claims/stepped-run.ts'

useSteppedRuns()

const exploresAll = process.env['TAXIWAY_EXPLORE'] === 'all'

/** All but the first each night, with TAXIWAY_EXPLORE=all. */
const scenarios: readonly Scenario[] = [
  { world: 'a given service', runs: ['deploy', 'close'] },
  { world: 'a preview', runs: ['deploy', 'close'], mostLate: 0, faultsOfAll: 1 },
  { world: 'nothing', runs: ['create', 'create'], faultsOfEach: 0, mostLate: 1 },
]

for (const [index, scenario] of scenarios.entries()) {
  test.skipIf(index > 0 && !exploresAll)(
    `${nameOf(scenario)}: fewer states, and the same ends`,
    { timeout: 240_000 },
    async () => {
      const apart = await exploreScenario(scenario)
      const one = await exploreScenario(scenario, { isOne: true })
      console.info(`${nameOf(scenario)}: ${one.states} states instead of ${apart.states}`)
      expect(one.states).toBeLessThanOrEqual(apart.states)
      expect([...one.ends].toSorted()).toEqual([...apart.ends].toSorted())
    },
  )
}
