import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { readCount, readOptions } from '../scripts/usage.ts'
import { startDeploy } from '../test/support/runner/run-action.ts'
import { span } from './figures.ts'
import { type ServedHow, type ServedLog, serveLogs } from './platform-of-logs.ts'
import { usage } from './usage.ts'

// Sends logs of 1,000 to 1,000,000 lines through the built action, by the stored log alone and by a stream that sends as fast as
// the action reads. Measures time and memory, and checks that each line arrives once, in order. Runs three rounds in turn
// (or `-- N`); a second number replaces the sizes. Exits non-zero if a line is lost.
const [given, size] = readOptions(usage, {}, 2).positionals
const rounds = readCount('The number of rounds', given, 3, usage)
const sizes =
  size === undefined ? [1_000, 10_000, 100_000, 1_000_000] : [readCount('The number of lines', size, 1, usage)]
const goal = '<= 128'

const line = (seq: number): string => `${seq} compiling src/module-${seq}.ts ${'.'.repeat(40)}`

/** A build that has ended. */
function ended(lines: number): ServedLog {
  return { written: () => lines, ended: () => true, line }
}

/** A build that writes as fast as the stream is read. */
function live(lines: number): ServedLog {
  let written = 1
  const told = (seq: number): void => {
    written = seq + 1000
  }
  return { written: () => Math.min(written, lines), ended: () => written > lines, line, told }
}

interface Flood {
  readonly how: ServedHow
  readonly log: (lines: number) => ServedLog
}

const floods: Readonly<Record<string, Flood>> = {
  'the stored log': { how: { stream: false, page: Number.POSITIVE_INFINITY }, log: ended },
  'the stored log in pages of 10,000': { how: { stream: false, page: 10_000 }, log: ended },
  'the stream': { how: { stream: true, page: 10_000 }, log: live },
}

interface Run {
  readonly seconds: number
  readonly mebibytes: number
  readonly lost: number
}

async function run({ how, log }: Flood, lines: number): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'taxiway-bench-'))
  const workspace = join(folder, 'workspace')
  mkdirSync(workspace)
  const platform = await serveLogs(new Map([['quay', log(lines)]]), how)
  try {
    const inputs = { 'base-url': platform.url, 'api-key': 'twk_bench_bench_bench', 'service-id': 'quay', timeout: '5m' }
    const job = await startDeploy(inputs, { runnerFolder: join(folder, 'runner'), workspace, limit: 400_000 }).finished
    const lost = job.buildLog.filter((text, index) => text !== line(index + 1)).length + lines - job.buildLog.length
    const seconds = (job.endedAt - job.startedAt) / 1000
    return { seconds, mebibytes: job.peakMemory / 2 ** 20, lost: job.outcome === 'succeeded' ? lost : lines }
  } finally {
    await platform[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
  }
}

console.log(`| lines | by | seconds | peak RSS, MiB (goal ${goal}) | lost |\n| --- | --- | --- | --- | --- |`)
for (const lines of sizes) {
  const runs = new Map(Object.keys(floods).map((name): [string, Run[]] => [name, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const [name, flood] of Object.entries(floods)) runs.get(name)?.push(await run(flood, lines))
  for (const [name, its] of runs) {
    const lost = its.reduce((sum, each) => sum + each.lost, 0)
    const seconds = span(
      its.map((each) => each.seconds),
      2,
    )
    const mebibytes = span(
      its.map((each) => each.mebibytes),
      0,
    )
    console.log(`| ${lines} | ${name} | ${seconds} | ${mebibytes} | ${lost} |`)
    if (lost > 0) process.exitCode = 1
  }
}
