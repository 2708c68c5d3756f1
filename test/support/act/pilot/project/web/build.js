import { state } from './state.js'

if (state.fault === 'fails-to-build') throw new Error('Could not resolve "./missing.js"')
