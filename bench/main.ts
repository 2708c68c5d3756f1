/**
 * `npm run bench -- NAME`: runs one of the benches. Each says at its beginning what it measures and what else it takes;
 * bench/README.md has the goals and the last numbers.
 */
import { printHelp, refuse } from '../scripts/usage.ts'
import { usage } from './usage.ts'

const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  packing: () => import('./packing.ts'),
  start: () => import('./start.ts'),
  distance: async () => {
    await import('./distance.ts')
    await import('./distance-following.ts')
  },
  log: () => import('./log-flood.ts'),
}

printHelp(usage)
// Each reads the rest of the command line as its own.
const [name] = process.argv.splice(2, 1)
if (name === undefined) refuse('Say which bench.', usage)
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined
if (bench === undefined) refuse(`There is no bench "${name}".`, usage)
await bench()
