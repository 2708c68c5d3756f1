import { readdirSync } from 'node:fs'
import process from 'node:process'
import { walk } from '../../src/archive/walk/walk.ts'

// Runs one walk in a new process, as an action does. Prints what it found and the milliseconds, without loading.
const [kind = '', folder = ''] = process.argv.slice(2)
const started = performance.now()
const found = kind === 'walk' ? [...walk(folder, () => undefined)].length : readOnly(folder)
const ms = performance.now() - started
process.send?.({ ms, found })

/** The minimum of work: reads the same folders without sorting, matching or keeping anything. */
function readOnly(path: string): number {
  let count = 0
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === '.git') continue
    count += 1
    if (entry.isDirectory()) count += readOnly(`${path}/${entry.name}`)
  }
  return count
}
