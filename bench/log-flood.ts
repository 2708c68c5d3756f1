import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { startDeploy } from '../test/support/runner/run-action.ts'
import { type ServedHow, serveLogs } from './platform-of-logs.ts'

// A log of 1,000,000 lines (or `-- N`) through the built action, by the stream and by the stored log alone: how long it takes,
// how much memory, and whether each line arrives once, in order.
const lines = Number(process.argv[2] ?? 1_000_000)
const goals = { memory: 400 * 2 ** 20, perSecond: 20_000 }

const line = (seq: number): string => `${seq} compiling src/module-${seq}.ts ${'.'.repeat(40)}`

async function measure(name: string, how: ServedHow): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'taxiway-bench-'))
  const workspace = join(folder, 'workspace')
  mkdirSync(workspace)
  const log = { written: () => lines, ended: () => true, line }
  const platform = await serveLogs(new Map([['quay', log]]), how)
  try {
    const inputs = { 'base-url': platform.url, 'api-key': 'twk_bench_bench_bench', 'service-id': 'quay', timeout: '5m' }
    const job = await startDeploy(inputs, { runnerFolder: join(folder, 'runner'), workspace, limit: 400_000 }).finished
    const lost = job.buildLog.filter((text, index) => text !== line(index + 1)).length + lines - job.buildLog.length
    const seconds = (job.endedAt - job.startedAt) / 1000
    const memory = `${(job.peakMemory / 2 ** 20).toFixed(0)} MiB`
    const perSecond = Math.round(lines / seconds)
    console.log(
      `${name}: ${lines} lines in ${seconds.toFixed(1)} s (${perSecond} a second), peak memory ${memory}, ` +
        `${lost} lost or out of order, ${platform.requests()} requests`,
    )
    return job.outcome === 'succeeded' && lost === 0 && job.peakMemory < goals.memory && perSecond > goals.perSecond
  } finally {
    platform.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const good = [
  await measure('stored log', { stream: false, page: Number.POSITIVE_INFINITY }),
  await measure('stored log in pages of 10,000', { stream: false, page: 10_000 }),
  await measure('stream', { stream: true, page: 10_000 }),
]
if (good.includes(false)) process.exitCode = 1
