import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { median, span } from './spread.ts'

// What the start of the action costs over a bare Node: to the end of a run that refuses its inputs, and until the first
// request is heard. All in turn, for a machine that drifts.
const rounds = Number(process.argv[2] ?? 25)
const dist = process.env['TAXIWAY_DIST'] ?? fileURLToPath(new URL('../dist', import.meta.url))
const bare = ['--eval', '0']
const action = [`${dist}/index.js`]

let heard: (at: number) => void = () => undefined
const server = createServer((_, response) => {
  heard(performance.now())
  response.writeHead(401).end('{}')
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('the server has no port')
const good = {
  'INPUT_BASE-URL': `http://127.0.0.1:${address.port}`,
  'INPUT_API-KEY': 'twk_bench_bench_bench',
  'INPUT_SERVICE-ID': 'svc-1',
  'INPUT_JOB-SUMMARY': 'false',
}

const times: Record<'bare Node' | 'refused inputs' | 'first request', number[]> = {
  'bare Node': [],
  'refused inputs': [],
  'first request': [],
}
for (let round = 0; round <= rounds; round += 1) {
  const measured = {
    'bare Node': await untilExit(bare, {}),
    'refused inputs': await untilExit(action, {}),
    'first request': await untilHeard(action, good),
  }
  // The first round fills the caches.
  if (round > 0) for (const name of Object.keys(times) as (keyof typeof times)[]) times[name].push(measured[name])
}
server.close()

const floor = median(times['bare Node'])
console.log('| | milliseconds, median (least to most) | over bare Node |\n| --- | --- | --- |')
for (const [name, its] of Object.entries(times)) {
  console.log(`| ${name} | ${span(its, 0)} | ${(median(its) - floor).toFixed(0)} |`)
}

async function untilExit(args: readonly string[], inputs: Record<string, string>): Promise<number> {
  const started = performance.now()
  await once(run(args, inputs), 'exit')
  return performance.now() - started
}

async function untilHeard(args: readonly string[], inputs: Record<string, string>): Promise<number> {
  const first = new Promise<number>((resolve) => {
    heard = resolve
  })
  const started = performance.now()
  const exit = once(run(args, inputs), 'exit')
  const at = await first
  await exit
  return at - started
}

function run(args: readonly string[], inputs: Record<string, string>): ReturnType<typeof spawn> {
  return spawn(process.execPath, args, { env: { PATH: process.env['PATH'], ...inputs }, stdio: 'ignore' })
}
