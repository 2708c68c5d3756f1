import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Contender, theAction, theOthers } from './packing/contenders.ts'
import { evenWorkspace, type Workspace, workspaceA, workspaceB, workspaceC } from './packing/workspaces.ts'
import { median, ratios, span } from './spread.ts'

// How long the whole job takes to pack a folder and send it, against other ways to do that. The contenders run in turn,
// so that a machine whose speed drifts drifts for all of them; only the ratios of one turn are compared.
const { values: options } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
  },
})
const rounds = Number(options.rounds)

interface Run {
  readonly seconds: number
  /** Peak resident memory in MB of a Node process, undefined of others. */
  readonly memory: number | undefined
  /** Of the request, in bytes. */
  readonly body: number
}

const sink = fork(fileURLToPath(new URL('./packing/sink.ts', import.meta.url)))
const [{ port }] = await once(sink, 'message')
const origin = `http://127.0.0.1:${port}`
const runnerFolder = mkdtempSync(join(tmpdir(), 'taxiway-bench-runner-'))
try {
  if (options.growth) await growth()
  else for (const workspace of workspaces()) await compare(workspace)
} finally {
  sink.disconnect()
  rmSync(runnerFolder, { recursive: true, force: true })
}

function* workspaces(): Generator<Workspace> {
  yield workspaceA()
  yield workspaceB()
  if (options.large) yield workspaceC()
}

async function compare(workspace: Workspace): Promise<void> {
  const { name, folder, files, bytes } = workspace
  console.log(`\n${name}: ${files} files, ${megabytes(bytes)} MB, ${rounds} rounds\n`)
  console.log(
    '| | seconds, median (least to most) | action / this, median (least to most) | body, MB | peak memory, MB |',
  )
  console.log('| --- | --- | --- | --- | --- |')
  const action = theAction(folder, origin, runnerFolder)
  const contenders = [action, ...theOthers(folder, origin, runnerFolder)]
  const runs = new Map<Contender, Run[]>(contenders.map((each) => [each, []]))
  for (let round = 0; round <= rounds; round += 1) {
    for (const [contender, its] of runs) {
      const run = await time(contender)
      // The first round fills the caches.
      if (round > 0 && run !== undefined) its.push(run)
    }
  }
  const own = (runs.get(action) ?? []).map(({ seconds }) => seconds)
  for (const [contender, its] of runs) {
    const seconds = its.map((run) => run.seconds)
    const memory = its.flatMap((run) => run.memory ?? [])
    const cells = [
      contender.name,
      seconds.length === 0 ? 'failed' : span(seconds, 2),
      contender === action || seconds.length < own.length ? '' : span(ratios(own, seconds), 2),
      its.length === 0 ? '' : megabytes(median(its.map((run) => run.body))),
      memory.length === 0 ? '' : megabytes(Math.max(...memory)),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

async function growth(): Promise<void> {
  console.log('| files | MB | seconds, median (least to most) | peak memory, MB |\n| --- | --- | --- | --- |')
  const sizes = [1, 10, 100, 1_000].map((mb) => [100, mb * 1e6] as const)
  const counts = [100, 1_000, 10_000, 100_000].map((files) => [files, files * 1_000] as const)
  for (const [files, bytes] of [...sizes, ...counts]) {
    const { folder } = evenWorkspace(files, bytes)
    const its: Run[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const run = await time(theAction(folder, origin, runnerFolder))
      if (round > 0 && run !== undefined) its.push(run)
    }
    const seconds = its.map((run) => run.seconds)
    const memory = Math.max(...its.map((run) => run.memory ?? 0))
    console.log(`| ${files} | ${megabytes(bytes)} | ${span(seconds, 2)} | ${megabytes(memory)} |`)
  }
}

/** Undefined where it failed, which is printed. */
async function time({ name, command, args, env }: Contender): Promise<Run | undefined> {
  const usage = join(runnerFolder, 'usage.json')
  rmSync(usage, { force: true })
  const preload = new URL('../test/support/preload/resource-usage.js', import.meta.url).href
  const measured = command === process.execPath ? [`--import=${preload}`, ...args] : args
  const received = once(sink, 'message')
  const started = performance.now()
  const child = spawn(command, measured, {
    cwd: runnerFolder,
    env: { PATH: process.env['PATH'], TEST_USAGE_FILE: usage, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const complaint = child.stderr.toArray()
  const [code] = await once(child, 'exit')
  const seconds = (performance.now() - started) / 1000
  if (code !== 0) {
    console.log(
      `${name} ended with ${code}: ${Buffer.concat(await complaint)
        .toString('utf8')
        .slice(0, 300)}`,
    )
    sink.removeAllListeners('message')
    return undefined
  }
  const [{ body, error }] = await received
  if (error !== undefined) throw new Error(`${name}: ${error}`)
  const memory = command === process.execPath ? JSON.parse(readFileSync(usage, 'utf8')).maxRSS * 1024 : undefined
  return { seconds, memory, body }
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(bytes < 1e8 ? 1 : 0)
}
