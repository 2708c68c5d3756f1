import { cancellation } from '../bundle/cancellation.js'
import { unsupportedNode } from '../bundle/supported-node.js'

const cancel = cancellation()
const refusal = unsupportedNode()
if (refusal === undefined) {
  const { run } = await import('../bundle/index.js')
  await run('rollback', cancel)
} else {
  console.log(`::error::${refusal}`)
  process.exitCode = 1
}
