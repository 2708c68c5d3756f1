import { registerHooks } from 'node:module'
import process from 'node:process'

// Cancels the process under test at the earliest moment that can be told: when it asks for the bundle.
registerHooks({
  load(url, context, next) {
    if (url.endsWith('/bundle/index.js')) process.kill(process.pid, 'SIGINT')
    return next(url, context)
  },
})
