// @module-tag thorough
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { type Dialect, dialects } from '../../emulator/src/index.ts'
import { drawPlan } from '../soak/plan.ts'
import { plantRepository, play } from '../soak/play.ts'
import { brokenPromises, tooLate } from '../soak/promises.ts'
import { anyDialect, taughtWords } from '../support/dialects.ts'
import { localSite, numbersIn } from '../support/local-site.ts'
import { seed, times } from '../support/property.ts'
import { expect, test } from '../support/scenario.ts'

// Four of the hundreds of runs of `npm run soak`.
test.concurrent.for([0, 1, 2, 3])('run %s', async (number, { seed, folder }) => {
  const repository = join(folder, 'repository')
  mkdirSync(repository)
  plantRepository(repository)
  const plan = drawPlan(seed + number)
  const again = `to see it again: npm run soak -- --runs 1 --seed ${seed + number} --verbose`
  // Its clock is that of the soak, ten times ours: a busy machine may be late, but not each time.
  for (const isLast of [false, false, true]) {
    const evidence = await play(plan, repository)
    const late = tooLate(evidence)
    expect(
      brokenPromises(evidence).filter((each) => !late.includes(each)),
      again,
    ).toEqual([])
    if (late.length === 0) return
    if (isLast) expect(late, again).toEqual([])
  }
})

const madeUp = fc.sample(anyDialect, { seed, numRuns: 3 * times })
const all: [string, Dialect][] = [
  ...Object.entries(dialects),
  ...madeUp.map((drawn, n): [string, Dialect] => [`made up from seed ${seed}: ${n + 1}`, drawn]),
]
const lines = 12

// Without a status, success is inferred once the stream has ended: where it stays open, only the deadline ends the run.
const ending = all.filter(([, { words, streamEnd }]) => words !== null || streamEnd !== 'stay-open')

// The limits of a run come so much sooner, which a platform on a busy machine keeps up with; its deadline comes only to what hangs.
const timeFactor = 4
const limits = { timeout: '30m' }

test.concurrent.for(ending)('a success in %s', async ([, dialect], { folder, run, expect }) => {
  await using site = await localSite(folder, { dialect, lines, everyMs: 10 })
  const job = await run({ ...site.byRef, ...limits, ...taughtWords(dialect) }, { timeFactor })
  expect(job.outcome, JSON.stringify(dialect)).toBe('succeeded')
  expect(numbersIn(job.buildLog)).toEqual(Array.from({ length: lines }, (_, index) => index + 1))
  expect(job.outputs['url']?.startsWith('http')).toBe(dialect.address === 'none' ? undefined : true)
})

const withWords = all.filter(([, { words }]) => words !== null)

test.concurrent.for(withWords)('a failure in %s', async ([, dialect], { folder, run, expect }) => {
  await using site = await localSite(folder, { dialect, lines, exitCode: 1 })
  const job = await run({ ...site.byRef, ...limits, ...taughtWords(dialect) }, { timeFactor })
  expect(job.outcome, JSON.stringify(dialect)).toBe('failed')
  expect(numbersIn(job.buildLog)).toEqual(Array.from({ length: lines }, (_, index) => index + 1))
})
