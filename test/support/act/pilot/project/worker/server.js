import { state } from './state.js'

if (state.fault === 'crashes') process.exit(3)
console.log(`Working, version ${state.version}`)
setInterval(() => undefined, 60_000)
