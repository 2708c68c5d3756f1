/**
 * Runs the built deploy action, and for a third of the runs the command line, for a sixth a fleet with some services, half of them by the command, against the local platform over and over, each time with another build and other faults, and
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
import { drawFleet, isFleet } from './fleet/plan.ts'
import { playFleet } from './fleet/play.ts'
import { brokenFleetPromises } from './fleet/promises.ts'
import { drawPlan } from './plan.ts'
import { play } from './play.ts'
import { brokenPromises } from './promises.ts'
import { plantRepository } from './repository.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    jobs: { type: 'string', default: '2' },
    // Only the seeds whose run is a fleet.
    fleets: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
})
const [runs, seed, jobs] = [Number(values.runs), Number(values.seed), Number(values.jobs)]
const outcomes = new Map<string, number>()
/** Of the services of fleets. */
const services = new Map<string, number>()
const failed: number[] = []
let next = seed

const repository = realpathSync(mkdtempSync(join(tmpdir(), 'taxiway-soak-repository-')))
const startedMs = performance.now()
let commit = ''
try {
  commit = plantRepository(repository)
  await Promise.all(Array.from({ length: jobs }, work))
} finally {
  rmSync(repository, { recursive: true, force: true, maxRetries: 3 })
}
const seconds = Math.round((performance.now() - startedMs) / 1_000)
console.log(
  `${runs} runs from seed ${seed} in ${seconds} s: ${shownCounts(outcomes)}. Services of fleets: ${shownCounts(services) || 'none'}. Broken promises in ${failed.length}.`,
)
if (failed.length > 0) process.exitCode = 1

async function work(): Promise<void> {
  while (next < seed + runs) await one(next++)
}

async function one(number: number): Promise<void> {
  if (values.fleets && !isFleet(number)) return
  const { wrong, outcome, stdout } = await judged(number)
  count(outcomes, outcome)
  if (wrong.length > 0) {
    failed.push(number)
    console.log(`\nSeed ${number}: ${outcome}\n${wrong.map((sentence) => `  - ${sentence}`).join('\n')}`)
    const shown = (_: string, value: unknown): unknown =>
      Array.isArray(value) && value.length > 6 ? value.length : value
    console.log(`  the plan: ${JSON.stringify(isFleet(number) ? drawFleet(number) : drawPlan(number), shown)}`)
    console.log(`  to see it again: npm run soak -- --runs 1 --seed ${number} --verbose`)
  } else if (!values.verbose) process.stdout.write('.')
  if (values.verbose) console.log(stdout)
}

async function judged(number: number): Promise<{ wrong: string[]; outcome: string; stdout: string }> {
  try {
    const { evidence, wrong, kind } = await (isFleet(number) ? playedFleet(number) : played(number))
    const { outcome = 'no outcome', stdout, stderr } = evidence.result
    const journal = values.verbose ? `\n${evidence.journal.map((entry) => JSON.stringify(entry)).join('\n')}` : ''
    return { wrong, outcome: kind + outcome, stdout: stdout + stderr + journal }
  } catch (error) {
    return { wrong: [error instanceof Error ? error.message : String(error)], outcome: 'an error', stdout: '' }
  }
}

async function played(number: number) {
  const evidence = await play(drawPlan(number), repository)
  return { evidence, wrong: brokenPromises(evidence), kind: '' }
}

async function playedFleet(number: number) {
  const evidence = await playFleet(drawFleet(number), repository, commit)
  for (const { outcome } of evidence.services) count(services, outcome)
  return { evidence, wrong: brokenFleetPromises(evidence), kind: 'fleet ' }
}

function count(counts: Map<string, number>, outcome: string): void {
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
}

function shownCounts(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([outcome, times]) => `${times} ${outcome}`)
    .join(', ')
}
