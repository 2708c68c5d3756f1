/**
 * Runs a local platform with a service for each Git example until it is stopped. Prints `name=value` lines for a
 * workflow's step outputs, and `ready=true` as the last line.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { services, startExamplePlatform } from './demo/example-platform.ts'

const folder = mkdtempSync(join(tmpdir(), 'taxiway-serve-'))
const stopped = new Promise((resolve) => {
  process.once('SIGINT', resolve)
  process.once('SIGTERM', resolve)
})
try {
  await using platform = await startExamplePlatform(folder)
  console.log(`base-url=${platform.url}`)
  console.log(`api-key=${platform.keys.account}`)
  for (const [example, id] of Object.entries(services)) console.log(`${example}=${id}`)
  console.log('ready=true')
  await stopped
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
