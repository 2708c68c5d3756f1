import { run } from '../bundle/index.js'

await run('gate')
