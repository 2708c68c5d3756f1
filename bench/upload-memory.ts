import { randomFillSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { startDeploy } from '../test/support/runner/run-action.ts'

// How much memory the whole job takes for a workspace of 1 GiB, half of it incompressible. The platform here counts the
// body and forgets it: the scripted one of the tests keeps every request.
const goal = 200 * 2 ** 20
const files = 16
const size = 2 ** 30 / files

const folder = mkdtempSync(join(tmpdir(), 'taxiway-bench-'))
const app = join(folder, 'workspace', 'app')
mkdirSync(app, { recursive: true })
const block = Buffer.alloc(size)
for (let number = 0; number < files; number += 1) {
  const noise = number % 2 === 0
  writeFileSync(join(app, `${number}.bin`), noise ? randomFillSync(block) : block.fill(`line of text ${number}\n`))
}

let received = 0
const server = createServer(async (request, response) => {
  for await (const chunk of request) if (request.method === 'POST') received += chunk.length
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer(request.url ?? '')))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
try {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const inputs = {
    'base-url': `http://127.0.0.1:${address.port}`,
    'api-key': 'twk_bench_bench_bench',
    'archive-path': 'app',
    'project-slug': 'harbor',
    'service-name': 'quay',
  }
  const workspace = join(folder, 'workspace')
  const job = await startDeploy(inputs, { runnerFolder: join(folder, 'runner'), workspace, limit: 300_000 }).finished
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MiB`
  const seconds = ((job.endedAt - job.startedAt) / 1000).toFixed(1)
  console.log(
    `sent ${megabytes(received)} in ${seconds} s, peak memory ${megabytes(job.peakMemory)} (goal: ${megabytes(goal)})`,
  )
  if (job.outcome !== 'succeeded' || job.peakMemory > goal) process.exitCode = 1
} finally {
  server.close()
  rmSync(folder, { recursive: true, force: true })
}

/** A platform on which everything succeeds at once. */
function answer(path: string): unknown {
  if (path.endsWith('/upload-b64')) return { service: { id: 'svc-1', name: 'quay' }, deploymentId: 'dep-1' }
  if (path.endsWith('/deployments') || path.includes('/deployments?')) {
    return { deployments: [{ deploymentId: 'dep-1', rollbackable: true, status: 'live' }] }
  }
  return path.endsWith('/auth/me') ? { id: 'u-1' } : []
}
