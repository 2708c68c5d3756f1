import { once } from 'node:events'
import { createServer } from 'node:http'
import { type Check, gate, healthCheck, Platform, soakCheck } from 'taxiway'

const { PLATFORM_URL = '', PLATFORM_API_KEY = '', SERVICE_ID = '' } = process.env
await using platform = new Platform({ baseUrl: PLATFORM_URL, apiKey: PLATFORM_API_KEY })

// In place of your app.
const app = createServer((_, response) => response.end('version 2')).listen(0, '127.0.0.1')
await once(app, 'listening')
const address = app.address()
const port = typeof address === 'object' ? address?.port : undefined

// Your own check: a function that returns a finding.
const officeHours: Check = {
  name: 'office hours',
  run: async ({ clock }) => ({ passed: clock.date().getUTCHours() < 24, summary: 'it is not too late', evidence: [] }),
}

const { deploymentId } = await platform.call('deploy_service', { id: SERVICE_ID })
const report = await gate(
  platform,
  {
    serviceId: SERVICE_ID,
    deploymentId,
    checks: [
      healthCheck({ url: `http://127.0.0.1:${port}/`, body: 'version 2', intervalMs: 100 }),
      soakCheck({ serviceId: SERVICE_ID, failPattern: 'FATAL', durationMs: 500 }),
      officeHours,
    ],
    // Deployed if a check fails; the report stays red.
    rollbackRef: 'main',
  },
  { timeoutMs: 5 * 60_000, onEvent: (event) => console.error(event) },
)
for (const { name, result, summary } of report.checks) console.log(`${name} ${result}: ${summary}`)
console.log(`${report.deployment.outcome}, ${report.passed ? 'passed' : report.reason}`)
app.close()
if (!report.passed) process.exitCode = 1
