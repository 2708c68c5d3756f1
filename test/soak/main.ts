/**
 * Runs what is built over and over against the local platform, and checks after each run what holds for all of them; the seed of a run
 * alone decides what happens in it. The action is that in dist/, or in the folder that TAXIWAY_DIST names; the command is that of the
 * sources, or the file that TAXIWAY_COMMAND names.
 *
 * Most runs deploy, by the action or the command line, and meet random faults. One of six is stopped at a random moment by the runner's
 * signals or a kill: a deploy, a gate or a preview, and then its post step and, after a preview, the next push.
 *
 * A run that breaks a promise prints the command that repeats it. Exits with 0 only if every run kept every promise.
 */
import { readCount, readOptions } from '../../scripts/usage.ts'
import { temporaryFolder } from '../support/folder.ts'
import { drawPlan } from './plan.ts'
import { type Evidence, plantRepository, play } from './play.ts'
import { brokenPromises } from './promises.ts'

const usage = `Usage: npm run soak -- [--runs N] [--seed N] [--jobs N] [--verbose]

Runs what is built against the local platform, with random faults or stopped at a random moment.
  --runs N       how many runs (300)
  --seed N       of the first run; the same seed repeats a run
  --jobs N       how many at once (2)
  --verbose      print what each run wrote`
const { values } = readOptions(usage, {
  runs: { type: 'string' },
  seed: { type: 'string' },
  jobs: { type: 'string' },
  verbose: { type: 'boolean', default: false },
})
const runs = readCount('--runs', values.runs, 300, usage)
const seed = readCount('--seed', values.seed, Math.floor(Math.random() * 2 ** 31), usage, 0)
const jobs = readCount('--jobs', values.jobs, 2, usage)

const ends = new Map<string, number>()
const failed: number[] = []
let next = seed

using folder = temporaryFolder()
const repository = folder.path
const startedMs = performance.now()
plantRepository(repository)
await Promise.all(Array.from({ length: jobs }, work))
const seconds = Math.round((performance.now() - startedMs) / 1_000)
console.log(`\n${runs} runs from seed ${seed} in ${seconds} s: ${shownCounts(ends)}.`)
console.log(`Broken promises in ${failed.length}${failed.length > 0 ? `: ${failed}` : ''}.`)
if (failed.length > 0) process.exitCode = 1

async function work(): Promise<void> {
  while (next < seed + runs) await one(next++)
}

async function one(number: number): Promise<void> {
  const plan = drawPlan(number)
  const evidence = await play(plan, repository).catch(String)
  const wrong = typeof evidence === 'string' ? [evidence] : brokenPromises(evidence)
  const end = `${plan.stop ? 'stopped ' : ''}${plan.action} ${typeof evidence === 'string' ? 'an error' : endOf(evidence)}`
  ends.set(end, (ends.get(end) ?? 0) + 1)
  if (wrong.length > 0) {
    failed.push(number)
    console.log(`\nSeed ${number}: ${end}\n${wrong.map((sentence) => `  - ${sentence}`).join('\n')}`)
    const shown = (_: string, value: unknown): unknown =>
      value instanceof RegExp ? String(value) : Array.isArray(value) && value.length > 6 ? value.length : value
    console.log(`  the plan: ${JSON.stringify(plan, shown)}`)
    console.log(`  to see it again: npm run soak -- --runs 1 --seed ${number} --verbose`)
  } else if (!values.verbose) process.stdout.write('.')
  if (values.verbose && typeof evidence !== 'string') console.log(told(evidence))
}

function endOf({ result: { signal, outcome = 'no outcome' } }: Evidence): string {
  return signal === null ? outcome : `dead of ${signal}`
}

/** What a run wrote, and what the platform and GitHub saw of it. */
function told({ result, journal, post, next: push, githubStates, sent }: Evidence): string {
  const { stdout, stderr, state, outputs, startedAt } = result
  return [
    `${stdout}${stderr}`,
    ...journal.map((entry) => JSON.stringify(entry)),
    ...(post ? [`---- post\n${post.result.stdout}${post.result.stderr}`] : []),
    ...(post?.journal.map((entry) => JSON.stringify(entry)) ?? []),
    ...(push ? [`---- next\n${push.result.stdout}${push.comments.join('\n')}`] : []),
    JSON.stringify({ state, outputs, githubStates }, undefined, 2),
    sent.map(({ signal, ms }) => `${signal} after ${Math.round(ms - startedAt)} ms`).join(', '),
  ].join('\n')
}

function shownCounts(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([end, times]) => `${times} ${end}`)
    .join(', ')
}
