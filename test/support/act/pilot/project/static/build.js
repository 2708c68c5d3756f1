import { mkdirSync, writeFileSync } from 'node:fs'
import { state } from './state.js'

if (state.fault === 'fails-to-build') throw new Error('Could not resolve "./missing.js"')
mkdirSync('public', { recursive: true })
writeFileSync('public/index.html', `version ${state.version}`)
