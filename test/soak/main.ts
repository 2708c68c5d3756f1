/**
 * Runs the built deploy action, and for a third of the runs the command line, against the local platform over and over, each time with another build and other faults, and
 * checks after each run what holds for all of them. `npm run soak -- --runs 300 --seed 1`; a run that breaks a promise prints
 * the command that repeats it. The action is the one in dist/, or in the folder that
 * TAXIWAY_DIST names; the command is that of the sources, or the file that TAXIWAY_COMMAND names.
 *
 * Exits 0 only if every run kept every promise.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drawPlan } from './plan.ts'
import { play } from './play.ts'
import { brokenPromises } from './promises.ts'
import { plantRepository } from './repository.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    jobs: { type: 'string', default: '2' },
    verbose: { type: 'boolean', default: false },
  },
})
const [runs, seed, jobs] = [Number(values.runs), Number(values.seed), Number(values.jobs)]
const outcomes = new Map<string, number>()
const failed: number[] = []
let next = seed

const repository = realpathSync(mkdtempSync(join(tmpdir(), 'taxiway-soak-repository-')))
const startedMs = performance.now()
try {
  plantRepository(repository)
  await Promise.all(Array.from({ length: jobs }, work))
} finally {
  rmSync(repository, { recursive: true, force: true, maxRetries: 3 })
}
const counts = [...outcomes].sort(([, a], [, b]) => b - a).map(([outcome, count]) => `${count} ${outcome}`)
const seconds = Math.round((performance.now() - startedMs) / 1_000)
console.log(
  `${runs} runs from seed ${seed} in ${seconds} s: ${counts.join(', ')}. Broken promises in ${failed.length}.`,
)
if (failed.length > 0) process.exitCode = 1

async function work(): Promise<void> {
  while (next < seed + runs) await one(next++)
}

async function one(number: number): Promise<void> {
  const plan = drawPlan(number)
  const { wrong, outcome, stdout } = await judged(plan)
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  if (wrong.length > 0) {
    failed.push(number)
    console.log(`\nSeed ${number}: ${outcome}\n${wrong.map((sentence) => `  - ${sentence}`).join('\n')}`)
    console.log(`  the plan: ${JSON.stringify({ ...plan, build: { ...plan.build, lines: plan.build.lines.length } })}`)
    console.log(`  to see it again: npm run soak -- --runs 1 --seed ${number} --verbose`)
  } else if (!values.verbose) process.stdout.write('.')
  if (values.verbose) console.log(stdout)
}

async function judged(
  plan: ReturnType<typeof drawPlan>,
): Promise<{ wrong: string[]; outcome: string; stdout: string }> {
  try {
    const evidence = await play(plan, repository)
    const { outcome = 'no outcome', stdout, stderr } = evidence.result
    const journal = values.verbose ? `\n${evidence.journal.map((entry) => JSON.stringify(entry)).join('\n')}` : ''
    return { wrong: brokenPromises(evidence), outcome, stdout: stdout + stderr + journal }
  } catch (error) {
    return { wrong: [error instanceof Error ? error.message : String(error)], outcome: 'an error', stdout: '' }
  }
}
