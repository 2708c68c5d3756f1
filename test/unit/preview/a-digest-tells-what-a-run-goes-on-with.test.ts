// @module-tag thorough
import { expect, test } from 'vitest'
import { compareDigests, isLeftToNight, nameOf, type Scenario } from '../../support/claims/scenario.ts'
import { useSteppedRuns } from '../../support/claims/stepped-run.ts'

useSteppedRuns()

const long = true
const scenarios: readonly Scenario[] = [
  { world: 'a given service', runs: ['deploy', 'close'] },
  { world: 'a preview', runs: ['sweep', 'sweep'], mostLate: 1 },
  { world: 'a preview', runs: ['close', 'sweep'], mostLate: 1, long },
  { world: 'a preview', runs: ['close', 'close'], mostLate: 1 },
  { world: 'a preview', runs: ['deploy', 'sweep'], mostLate: 1, long },
  { world: 'a preview', runs: ['deploy', 'close'], mostLate: 1 },
  { world: 'nothing', runs: ['create', 'sweep'], mostLate: 1, long },
  { world: 'nothing', runs: ['create', 'close'], mostLate: 1 },
  { world: 'nothing', runs: ['create', 'create'], mostLate: 1, long },
  { world: 'nothing', runs: ['create', 'deploy'], mostLate: 1, long },
]

for (const scenario of scenarios)
  test.skipIf(isLeftToNight(scenario))(
    `moments with one digest are alike: ${nameOf(scenario)}`,
    { timeout: 600_000 },
    async () => {
      const compared = await compareDigests(scenario)
      console.info(compared.map(({ moments, digests }) => `${digests} digests of ${moments} moments`).join(', '))
      // Otherwise nothing was compared.
      expect(compared.some(({ moments, digests }) => digests < moments)).toBe(true)
    },
  )
