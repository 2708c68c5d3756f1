import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { ScriptedPlatform } from '../test/support/platform/scripted-platform.ts'
import { serviceId } from '../test/support/platform/world.ts'
import { startDeploy } from '../test/support/runner/run-action.ts'
import { span } from './spread.ts'

// How soon a line of the build log shows in the job, and how soon the job ends after the platform's final status, in some
// rounds (5, or `-- N`). A line is timed twice: within the action, from the socket to stdout, and from the platform's write to the
// parent's read of the pipe, which takes two more processes. Ends non-zero where a line is lost.
const rounds = Number(process.argv[2] ?? 5)
const lines = 200
const everyMs = 10

interface Round {
  readonly inside: readonly number[]
  readonly across: readonly number[]
  readonly endMs: number
  readonly whole: boolean
}

async function measure(): Promise<Round> {
  const folder = mkdtempSync(join(tmpdir(), 'taxiway-bench-'))
  const workspace = join(folder, 'workspace')
  const stamps = join(folder, 'stamps.json')
  mkdirSync(workspace)
  const stream = { payload: 'json', ids: 'sequence', ending: 'close', shredded: false, comments: false } as const
  const platform = await new ScriptedPlatform({ story: [{ is: 'building' }], byHand: true, dialect: { stream } }).open()
  try {
    const inputs = { 'base-url': platform.url, 'api-key': platform.key, 'service-id': serviceId, timeout: '1m' }
    const env = { NODE_OPTIONS: `--import=${new URL('follow/stamps.ts', import.meta.url)}`, BENCH_STAMPS: stamps }
    const step = startDeploy(inputs, { runnerFolder: join(folder, 'runner'), workspace, limit: 60_000, env })
    await platform.until(() => platform.requests('stream').length > 0)
    const { deployment } = platform
    deployment.write('the first line may wait for the proof of the stream')
    await step.line(/the first line/)
    for (let number = 1; number <= lines; number += 1) {
      await pause(everyMs)
      deployment.write(`line ${number}.`)
    }
    await step.line(new RegExp(`line ${lines}\\.`))
    deployment.finish('success')
    const final = performance.now()
    const result = await step.finished
    const arrivals = new Map(result.lines.map(({ text, at }) => [/line \d+\.$/.exec(text)?.[0], at]))
    const across = deployment.log.slice(1).map(({ text, at }) => (arrivals.get(text) ?? Number.POSITIVE_INFINITY) - at)
    const inside: number[] = JSON.parse(readFileSync(stamps, 'utf8'))
    const whole = result.outcome === 'succeeded' && result.buildLog.length === lines + 1
    return { inside, across, endMs: result.endedAt - final, whole }
  } finally {
    await platform.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const measured: Round[] = []
for (let round = 1; round <= rounds; round += 1) measured.push(await measure())

const at = (share: number, values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? Number.NaN
const row = (what: string, goal: string, values: readonly number[], digits: number): void =>
  console.log(`| ${what} | ${goal} | ${span(values, digits)} |`)

console.log('| milliseconds | goal | median of the rounds (least to most) |\n| --- | --- | --- |')
for (const [name, goals, of] of [
  ['from the socket to stdout', ['<= 0.1', '<= 0.4'], ({ inside }: Round) => inside],
  ["from the platform's write to the parent's read", ['', ''], ({ across }: Round) => across],
] as const) {
  row(
    `a line, ${name}, median`,
    goals[0],
    measured.map((round) => at(0.5, of(round))),
    3,
  )
  row(
    `the same, p99`,
    goals[1],
    measured.map((round) => at(0.99, of(round))),
    3,
  )
}
row(
  "the job's end after the final status",
  '<= 100',
  measured.map(({ endMs }) => endMs),
  0,
)
if (measured.some(({ whole }) => !whole)) {
  console.log('A line was lost, or the run did not succeed.')
  process.exitCode = 1
}
