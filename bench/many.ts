import { getEventListeners } from 'node:events'
import process from 'node:process'
import { follow, Platform } from '../src/index.ts'
import { type ServedLog, serveLogs } from './platform-of-logs.ts'

// Follows 200 deployments (or `-- N`) of one platform at the same time with the library, in one process. Checks that each line arrives
// once, and measures how soon each run ends after its build, and the cost. The cost includes the platform, which runs in the same process.
const count = Number(process.argv[2] ?? 200)
const buildMs = 20_000
const everyMs = 100
const goals = { endMs: 5_000, requestsEach: 60 }

interface Build extends ServedLog {
  readonly endsAtMs: number
}

const startedAt = performance.now()
const now = (): number => performance.now() - startedAt
const builds = new Map(
  Array.from({ length: count }, (_, index): [string, Build] => {
    const endsAtMs = buildMs + (index * 5_000) / count
    const written = (): number => Math.floor(Math.min(now(), endsAtMs) / everyMs)
    const ended = (): boolean => now() >= endsAtMs
    return [`service-${index}`, { endsAtMs, written, ended, line: (seq) => `line ${seq}` }]
  }),
)
const server = await serveLogs(builds, { stream: true, page: 1000 })
const { signal } = new AbortController()
const platform = new Platform({ baseUrl: server.url, apiKey: 'twk_bench_bench_bench' })
try {
  const ends = await Promise.all([...builds].map(([id, build]) => run(id, build)))
  const wrong = ends.filter(({ lost, outcome }) => lost > 0 || outcome !== 'succeeded').length
  const late = ends.map(({ lateMs }) => lateMs).sort((one, other) => one - other)
  const [median = 0, worst = 0] = [late[Math.floor(count / 2)], late.at(-1)]
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  const requestsEach = server.requests() / count
  console.log(`${count} deployments of ${buildMs / everyMs} lines: ${wrong} with a wrong outcome or a lost line`)
  console.log(
    `from the end of the build to the end of the run: median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
  )
  console.log(
    `${requestsEach.toFixed(1)} requests each, ${((userCPUTime + systemCPUTime) / 1e6).toFixed(1)} s of processor time for ` +
      `${(now() / 1000).toFixed(0)} s, peak memory ${(maxRSS / 1024).toFixed(0)} MiB, ` +
      `${getEventListeners(signal, 'abort').length} listeners left`,
  )
  if (wrong > 0 || worst > goals.endMs || requestsEach > goals.requestsEach) process.exitCode = 1
} finally {
  await platform[Symbol.asyncDispose]()
  server.close()
}

async function run(id: string, build: Build): Promise<{ outcome: string; lost: number; lateMs: number }> {
  const seqs: number[] = []
  const host = {
    print: async (lines: readonly { seq: number }[]) => void seqs.push(...lines.map(({ seq }) => seq)),
    report: () => undefined,
  }
  const { outcome } = await follow(platform, { serviceId: id, deploymentId: id }, host, { signal, timeoutMs: 120_000 })
  const lateMs = now() - build.endsAtMs
  const lost = build.written() - seqs.filter((seq, index) => seq === index + 1).length
  return { outcome, lost, lateMs }
}
