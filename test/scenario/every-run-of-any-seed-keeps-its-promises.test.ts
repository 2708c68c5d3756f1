// @module-tag thorough
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { drawPlan } from '../soak/plan.ts'
import { play } from '../soak/play.ts'
import { brokenPromises } from '../soak/promises.ts'
import { plantRepository } from '../soak/repository.ts'
import { expect, test } from '../support/scenario.ts'

// Four of the hundreds of runs of `npm run soak`.
test.concurrent.for([0, 1, 2, 3])('run %s', async (number, { seed, folder }) => {
  const repository = join(folder, 'repository')
  mkdirSync(repository)
  plantRepository(repository)
  const plan = drawPlan(seed + number)
  const wrong = brokenPromises(await play(plan, repository))
  expect(wrong, `to see it again: npm run soak -- --runs 1 --seed ${seed + number} --verbose`).toEqual([])
})
