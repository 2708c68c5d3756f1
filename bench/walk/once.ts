import { readdirSync } from 'node:fs'
import process from 'node:process'
import { walk } from '../../src/archive/walk/walk.ts'

// One walk in a fresh process, as an action's is: what it found, and in how many milliseconds, without what it takes to load.
const [kind = '', folder = ''] = process.argv.slice(2)
const started = performance.now()
const found = kind === 'walk' ? [...walk(folder, () => undefined)].length : readOnly(folder)
const ms = performance.now() - started
process.send?.({ ms, found })

/** The least that can be done: the same folders read, nothing sorted, matched or kept. */
function readOnly(path: string): number {
  let count = 0
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === '.git') continue
    count += 1
    if (entry.isDirectory()) count += readOnly(`${path}/${entry.name}`)
  }
  return count
}
