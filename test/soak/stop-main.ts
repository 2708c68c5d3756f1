/**
 * Stops the built actions at random moments by the runner's signals or a kill, runs the post step with what they left, and holds
 * outputs, summary and GitHub deployments against the platform's ledger; after a preview the next push too. The seeds take turns
 * with deploy, gate and preview, or `--action` names one. `npm run soak -- --stop --runs 200 --seed 1`; a run that breaks a promise
 * prints the command that repeats it.
 *
 * Exits 0 only if every run kept every promise.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { playStop, type StopEvidence } from './play-stop.ts'
import { plantRepository } from './repository.ts'
import { drawStop, stoppedActions } from './stop.ts'
import { brokenStopPromises, timeToEnd } from './stop-promises.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    jobs: { type: 'string', default: '2' },
    action: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
})
const [runs, seed, jobs] = [Number(values.runs), Number(values.seed), Number(values.jobs)]
const action = stoppedActions.find((each) => each === values.action)
if (values.action !== undefined && action === undefined) throw new Error(`--action is one of ${stoppedActions}`)
const ends = new Map<string, number>()
const failed: number[] = []
let [longestMs, longestPostMs, next] = [0, 0, seed]

const repository = realpathSync(mkdtempSync(join(tmpdir(), 'taxiway-stop-repository-')))
const startedMs = performance.now()
try {
  plantRepository(repository)
  await Promise.all(Array.from({ length: jobs }, work))
} finally {
  rmSync(repository, { recursive: true, force: true, maxRetries: 3 })
}
const counts = [...ends].sort(([, a], [, b]) => b - a).map(([end, count]) => `${count} ${end}`)
const seconds = Math.round((performance.now() - startedMs) / 1_000)
console.log(`\n${runs} runs from seed ${seed} in ${seconds} s: ${counts.join(', ')}.`)
console.log(`Longest from the first signal to the end ${longestMs} ms, longest post step ${longestPostMs} ms.`)
console.log(`Broken promises in ${failed.length}${failed.length > 0 ? `: ${failed}` : ''}.`)
if (failed.length > 0) process.exitCode = 1

async function work(): Promise<void> {
  while (next < seed + runs) await one(next++)
}

async function one(number: number): Promise<void> {
  const stop = drawStop(number, action)
  const again = action === undefined ? '' : ` --action ${action}`
  const evidence = await playStop(stop, repository).catch((error: unknown) => String(error))
  const wrong = typeof evidence === 'string' ? [evidence] : brokenStopPromises(evidence)
  if (typeof evidence !== 'string') count(evidence)
  if (wrong.length > 0) {
    failed.push(number)
    console.log(`\nSeed ${number}\n${wrong.map((sentence) => `  - ${sentence}`).join('\n')}`)
    console.log(`  the stop: ${JSON.stringify({ ...stop, from: String(stop.from), plan: stop.plan.faults })}`)
    console.log(`  to see it again: npm run soak -- --stop --runs 1 --seed ${number}${again} --verbose`)
  } else if (!values.verbose) process.stdout.write('.')
  if (values.verbose && typeof evidence !== 'string') show(evidence)
}

function count(evidence: StopEvidence): void {
  const { result, post, stop } = evidence
  const end = result.signal === null ? (result.outcome ?? 'no outcome') : `dead of ${result.signal}`
  const name = `${stop.action} ${end}`
  ends.set(name, (ends.get(name) ?? 0) + 1)
  longestMs = Math.max(longestMs, Math.round(timeToEnd(evidence) ?? 0))
  longestPostMs = Math.max(longestPostMs, Math.round(post.endedAt - post.startedAt))
}

function show({ result, post, githubStates, sent, journal, asked, next }: StopEvidence): void {
  console.log(`${result.stdout}${result.stderr}---- post\n${post.stdout}${post.stderr}----`)
  if (next !== undefined)
    console.log(`---- next\n${next.result.stdout}${next.comments.join('\n')}\n----`, next.githubStates)
  console.log(JSON.stringify({ state: result.state, outputs: result.outputs, githubStates }, undefined, 2))
  console.log(sent.map(({ signal, ms }) => `${signal} after ${Math.round(ms - result.startedAt)} ms`).join(', '))
  for (const entry of [...journal, ...asked]) console.log(JSON.stringify(entry))
}
