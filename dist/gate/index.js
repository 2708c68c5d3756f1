import { cancellation } from '../bundle/cancellation.js'
import { findOldNode } from '../bundle/node-version.js'

const cancel = cancellation()
const refusal = findOldNode()
if (refusal === undefined) {
  const { run } = await import('../bundle/index.js')
  await run('gate', cancel)
} else {
  console.log(`::error::${refusal}`)
  process.exitCode = 1
}
