import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { ScriptedPlatform } from '../test/support/platform/scripted-platform.ts'
import { serviceId } from '../test/support/platform/state.ts'
import { startDeploy } from '../test/support/runner/run-action.ts'
import { span } from './spread.ts'

// Measures how soon a line of the build log appears in the job, and how soon the job ends after the platform's final status, in
// 5 rounds (or `-- N`). It times a line within the action, from the socket to stdout, with and without the write itself, and from
// the platform's write to the parent's read of the pipe, which involves two more processes. Exits non-zero if a line is lost.
const rounds = Number(process.argv[2] ?? 5)
const lines = 500
const everyMs = 4

interface Round {
  readonly own: readonly number[]
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
    const stamped: Pick<Round, 'own' | 'inside'> = JSON.parse(readFileSync(stamps, 'utf8'))
    const whole = result.outcome === 'succeeded' && result.buildLog.length === lines + 1
    return { ...stamped, across, endMs: result.endedAt - final, whole }
  } finally {
    await platform.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const measured: Round[] = []
for (let round = 1; round <= rounds; round += 1) measured.push(await measure())

const at = (share: number, values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? Number.NaN
const row = (what: string, goal: string, digits: number, of: (round: Round) => number): void =>
  console.log(`| ${what} | ${goal} | ${span(measured.map(of), digits)} |`)

console.log('| milliseconds | goal | median of the rounds (least to most) |\n| --- | --- | --- |')
row('a line, from the socket to stdout, median', '<= 0.1', 3, ({ inside }) => at(0.5, inside))
row('the same, p99', '<= 0.4', 3, ({ inside }) => at(0.99, inside))
row('without the write itself, median', '', 3, ({ own }) => at(0.5, own))
row('the same, p99', '', 3, ({ own }) => at(0.99, own))
row("from the platform's write to the parent's read, median", '', 3, ({ across }) => at(0.5, across))
row('the same, p99', '', 3, ({ across }) => at(0.99, across))
row("the job's end after the final status", '<= 100', 0, ({ endMs }) => endMs)
if (measured.some(({ whole }) => !whole)) {
  console.log('A line was lost, or the run did not succeed.')
  process.exitCode = 1
}
