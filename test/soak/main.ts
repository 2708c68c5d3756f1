/**
 * Runs what is built over and over against the local platform, and checks after each run what holds for all of them; the seed of a run
 * alone decides what happens in it. The action is that in dist/, or in the folder that TAXIWAY_DIST names; the command is that of the
 * sources, or the file that TAXIWAY_COMMAND names.
 *
 *     npm run soak -- --runs 300 --seed 1   other builds and random faults: of the action, for a third of the runs the command line
 *     npm run soak -- --stop --runs 100     actions stopped at random moments by the runner's signals or a kill, then the post step with
 *                                           what they left, and after a preview the next push; deploy, gate and preview in turn, or `--action`
 *
 * A run that breaks a promise prints the command that repeats it. Exits with 0 only if every run kept every promise.
 */
import { readCount, readOptions, refuse } from '../../scripts/usage.ts'
import { temporaryFolder } from '../support/folder.ts'
import { drawPlan } from './plan.ts'
import { type Evidence, plantRepository, play } from './play.ts'
import { playStop, type StopEvidence } from './play-stop.ts'
import { brokenPromises } from './promises.ts'
import { drawStop, stoppedActions } from './stop.ts'
import { brokenStopPromises, timeToEnd } from './stop-promises.ts'

const usage = `Usage: npm run soak -- [--runs N] [--seed N] [--jobs N] [--verbose]
       npm run soak -- --stop [--action NAME] [--runs N] [--seed N] [--jobs N] [--verbose]

Runs what is built against the local platform, 300 times with random faults, or with --stop 100 times stopped at a random moment.
  --runs N       how many runs
  --seed N       of the first run; the same seed repeats a run
  --jobs N       how many at once (2)
  --action NAME  only this action is stopped: ${stoppedActions.join(', ')}
  --verbose      print what each run wrote`
const { values } = readOptions(usage, {
  stop: { type: 'boolean', default: false },
  runs: { type: 'string' },
  seed: { type: 'string' },
  jobs: { type: 'string' },
  action: { type: 'string' },
  verbose: { type: 'boolean', default: false },
})
const runs = readCount('--runs', values.runs, values.stop ? 100 : 300, usage)
const seed = readCount('--seed', values.seed, Math.floor(Math.random() * 2 ** 31), usage, 0)
const jobs = readCount('--jobs', values.jobs, 2, usage)
const action = stoppedActions.find((each) => each === values.action)
if (values.action !== undefined && action === undefined)
  refuse(`--action must be one of ${stoppedActions.join(', ')}, not "${values.action}".`, usage)

/** A run: how it ended, the promises that it broke, and what it wrote. */
interface Played {
  readonly end: string
  readonly wrong: readonly string[]
  readonly text: string
}

const ends = new Map<string, number>()
const failed: number[] = []
let [longestMs, longestPostMs, next] = [0, 0, seed]

using folder = temporaryFolder()
const repository = folder.path
const startedMs = performance.now()
plantRepository(repository)
await Promise.all(Array.from({ length: jobs }, work))
const seconds = Math.round((performance.now() - startedMs) / 1_000)
console.log(`\n${runs} runs from seed ${seed} in ${seconds} s: ${shownCounts(ends)}.`)
if (values.stop)
  console.log(`Longest from the first signal to the end ${longestMs} ms, longest post step ${longestPostMs} ms.`)
console.log(`Broken promises in ${failed.length}${failed.length > 0 ? `: ${failed}` : ''}.`)
if (failed.length > 0) process.exitCode = 1

async function work(): Promise<void> {
  while (next < seed + runs) await one(next++)
}

async function one(number: number): Promise<void> {
  const playing = values.stop ? stopped(number) : faulty(number)
  const { end, wrong, text } = await playing.catch((error: unknown): Played => {
    return { end: 'an error', wrong: [String(error)], text: '' }
  })
  ends.set(end, (ends.get(end) ?? 0) + 1)
  if (wrong.length > 0) {
    failed.push(number)
    console.log(`\nSeed ${number}: ${end}\n${wrong.map((sentence) => `  - ${sentence}`).join('\n')}`)
    const plan = values.stop ? drawStop(number, action) : drawPlan(number)
    const shown = (_: string, value: unknown): unknown =>
      value instanceof RegExp ? String(value) : Array.isArray(value) && value.length > 6 ? value.length : value
    console.log(`  the plan: ${JSON.stringify(plan, shown)}`)
    const how = `${values.stop ? '--stop ' : ''}--runs 1 --seed ${number}${action === undefined ? '' : ` --action ${action}`}`
    console.log(`  to see it again: npm run soak -- ${how} --verbose`)
  } else if (!values.verbose) process.stdout.write('.')
  if (values.verbose) console.log(text)
}

async function faulty(number: number): Promise<Played> {
  const evidence = await play(drawPlan(number), repository)
  return played(evidence, brokenPromises(evidence))
}

async function stopped(number: number): Promise<Played> {
  const evidence = await playStop(drawStop(number, action), repository)
  const { post, stop } = evidence
  longestMs = Math.max(longestMs, Math.round(timeToEnd(evidence) ?? 0))
  longestPostMs = Math.max(longestPostMs, Math.round(post.endedAt - post.startedAt))
  const { text, ...rest } = played(evidence, brokenStopPromises(evidence), `${stop.action} `)
  return { ...rest, text: `${text}\n${afterStop(evidence)}` }
}

function played(
  { result, journal }: Pick<Evidence, 'result' | 'journal'>,
  wrong: readonly string[],
  kind = '',
): Played {
  const { outcome = 'no outcome', signal, stdout, stderr } = result
  const entries = journal.map((entry) => JSON.stringify(entry)).join('\n')
  return {
    end: kind + (signal === null ? outcome : `dead of ${signal}`),
    wrong,
    text: `${stdout}${stderr}\n${entries}`,
  }
}

/** What followed a stop. */
function afterStop({ result, post, githubStates, sent, asked, next: push }: StopEvidence): string {
  const { state, outputs, startedAt } = result
  return [
    `---- post\n${post.stdout}${post.stderr}----`,
    ...(push === undefined
      ? []
      : [`---- next\n${push.result.stdout}${push.comments.join('\n')}\n----`, JSON.stringify(push.githubStates)]),
    JSON.stringify({ state, outputs, githubStates }, undefined, 2),
    sent.map(({ signal, ms }) => `${signal} after ${Math.round(ms - startedAt)} ms`).join(', '),
    ...asked.map((entry) => JSON.stringify(entry)),
  ].join('\n')
}

function shownCounts(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([end, times]) => `${times} ${end}`)
    .join(', ')
}
