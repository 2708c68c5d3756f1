import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { readOptions } from '../scripts/usage.ts'
import { Platform } from '../src/old/client/platform.ts'
import type { Finished } from '../src/old/deployment/flow-run.ts'
import { KeyCheck } from '../src/old/deployment/start/preflight.ts'
import { runFleet } from '../src/old/fleet/fleet-runner.ts'
import { compareWith } from '../src/old/fleet/plan/git-comparison.ts'
import { planFleet } from '../src/old/fleet/plan/plan.ts'
import { deployService } from '../src/old/fleet/service/deploy-and-check.ts'
import type { RunEvent } from '../src/old/gate/run-event.ts'
import { gitIn, type RunGit } from '../src/old/git/git-command.ts'
import { type ServedLog, serveLogs } from './platform-of-logs.ts'
import { usage } from './usage.ts'

// Deploys 200 services at once with the library, in one process, and checks that each line arrives once and that each outcome is right; the
// cost includes the platform. Then plans 1,000 services over 100,000 files that differ from two commits of a real repository.
readOptions(usage, {})
const sizes = { services: 1_000, filesEach: 100, deployed: 200 }
const goals = { planMs: 2_000, memoryMiB: 300 }
const folder = mkdtempSync(join(tmpdir(), 'taxiway-bench-'))
try {
  await deployMany()
  await plan()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function plan(): Promise<void> {
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', folder])
  const bases = [commit('one', 1), commit('two', 2)]
  commit('three', 3)
  const services = Array.from({ length: sizes.services }, (_, index) => ({
    name: `service-${index}`,
    paths: [`service-${index}/**`, 'shared/**', '!**/*.md'],
    needs: index === 0 ? [] : [`service-${Math.floor(index / 2)}`].filter((need) => need !== `service-${index}`),
  }))
  const real = gitIn(folder)
  let diffs = 0
  const counting: RunGit = (args, input) => {
    if (args[0] === 'diff') diffs += 1
    return real(args, input)
  }
  const startedMs = performance.now()
  const differences = await compareWith(counting, bases)
  const baselines = new Map(
    services.map(({ name }, index) => [name, { commit: bases[index % 2] ?? '', of: 'the last one' }]),
  )
  const made = planFleet({ services, choice: 'changed', baselines, differences })
  const tookMs = performance.now() - startedMs
  console.log(
    `plan of ${sizes.services} services over ${sizes.services * sizes.filesEach} files: ${tookMs.toFixed(0)} ms, ` +
      `${diffs} git diffs for ${bases.length} commits, ${made.services.length} services to deploy`,
  )
  if (tookMs > goals.planMs || diffs !== bases.length || made.services.length !== sizes.services) process.exitCode = 1
}

/** Commits all files anew, without a working copy. Gives the commit's id. */
function commit(text: string, second: number): string {
  const data = (content: string): string => `data ${Buffer.byteLength(content)}\n${content}\n`
  const parts = [
    `commit refs/heads/main\ncommitter Bench <bench@example.com> ${1_700_000_000 + second} +0000\n${data(text)}`,
  ]
  if (second > 1) parts.push('from refs/heads/main^0\n')
  for (let service = 0; service < sizes.services; service++) {
    for (let file = 0; file < sizes.filesEach; file++) {
      parts.push(`M 100644 inline service-${service}/file-${file}.ts\n${data(`${text} ${service} ${file}`)}`)
    }
  }
  execFileSync('git', ['fast-import', '--quiet'], { cwd: folder, input: parts.join('') })
  return execFileSync('git', ['rev-parse', 'refs/heads/main'], { cwd: folder, encoding: 'utf8' }).trim()
}

async function deployMany(): Promise<void> {
  const buildMs = 20_000
  const everyMs = 100
  const beganAt = performance.now()
  const now = (): number => performance.now() - beganAt
  const builds = new Map(
    Array.from({ length: sizes.deployed }, (_, index): [string, ServedLog & { readonly endsAtMs: number }] => {
      const endsAtMs = buildMs + (index * 5_000) / sizes.deployed
      const written = (): number => Math.floor(Math.min(now(), endsAtMs) / everyMs)
      return [`service-${index}`, { endsAtMs, written, ended: () => now() >= endsAtMs, line: (seq) => `line ${seq}` }]
    }),
  )
  const server = await serveLogs(builds, { stream: true, page: 1000 })
  await using platform = new Platform({ baseUrl: server.url, apiKey: 'twk_bench_bench_bench' })
  const keyCheck = new KeyCheck(platform)
  let lost = 0
  const tasks = [...builds].map(([name, build]) => ({
    name,
    needs: [],
    run: async ({ remainingMs, signal }: { readonly remainingMs: number; readonly signal: AbortSignal }) => {
      const seqs: number[] = []
      const onEvent = (event: RunEvent | Finished<unknown>): void => {
        if (event.kind === 'lines') seqs.push(...event.lines.map(({ seq }) => seq))
      }
      const request = { deploy: { serviceId: name, ref: 'main' } }
      const end = await deployService(platform, request, { timeoutMs: remainingMs, signal, keyCheck, onEvent })
      lost += build.written() - seqs.filter((seq, index) => seq === index + 1).length
      return end
    },
  }))
  const report = await runFleet(tasks, { maxParallel: sizes.deployed, timeoutMs: 120_000 })
  const wrong = report.services.filter(({ outcome }) => outcome !== 'succeeded')
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  const memoryMiB = maxRSS / 1024
  console.log(
    `${sizes.deployed} services at once: ${lost} lines lost, ${wrong.length} wrong outcomes, ` +
      `${(server.journal.length / sizes.deployed).toFixed(1)} requests each, ${(report.durationMs / 1000).toFixed(1)} s, ` +
      `${((userCPUTime + systemCPUTime) / 1e6).toFixed(1)} s of processor time, peak memory ${memoryMiB.toFixed(0)} MiB`,
  )
  for (const { name, reason } of wrong.slice(0, 3)) console.log(`${name}: ${reason}`)
  await server[Symbol.asyncDispose]()
  if (lost > 0 || wrong.length > 0 || memoryMiB > goals.memoryMiB) process.exitCode = 1
}
