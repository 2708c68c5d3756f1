import { cancellation } from '../bundle/cancellation.js'

const cancel = cancellation()
const { run } = await import('../bundle/index.js')
await run('post', cancel)
