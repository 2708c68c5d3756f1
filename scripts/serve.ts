/**
 * Runs a local platform with a service for each example in Git until it is stopped. Prints `name=value` lines, as a
 * workflow's step outputs, and at last `ready=true`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ExamplePlatform } from './demo/example-platform.ts'

const folder = mkdtempSync(join(tmpdir(), 'taxiway-serve-'))
const stopped = new Promise((resolve) => {
  process.once('SIGINT', resolve)
  process.once('SIGTERM', resolve)
})
try {
  await using platform = await ExamplePlatform.start(folder)
  console.log(`base-url=${platform.url}`)
  console.log(`api-key=${platform.key}`)
  console.log(`project=${platform.project}`)
  for (const example of ['web-app', 'fails-to-build']) {
    console.log(`${example}=${await platform.createService(example)}`)
  }
  console.log('ready=true')
  await stopped
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
