import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { workspaceB } from './packing/workspaces.ts'
import { median, ratios, span } from './spread.ts'
import { table } from './table.ts'

// Measures how long it takes to choose what to pack of workspace b, with the rules of a .gitignore, against the bare reading of the
// same folders. Each runs in a process of its own, in turn.
const goalMs = 45
const rounds = Number(process.argv[2] ?? 15)
const { folder, files } = workspaceB()

const times = { walk: [] as number[], readdir: [] as number[] }
let found = { walk: 0, readdir: 0 }
for (let round = 0; round <= rounds; round += 1) {
  const [walk, readdir] = [await run('walk'), await run('readdir')]
  found = { walk: walk.found, readdir: readdir.found }
  // The first round fills the caches.
  if (round === 0) continue
  times.walk.push(walk.ms)
  times.readdir.push(readdir.ms)
}
const [own, floor] = [times.walk, times.readdir]
const met = median(own) <= goalMs ? 'met' : 'missed'
const rows = [
  ['walk, with rules', String(found.walk), span(own, 1), span(ratios(own, floor), 2), `at most ${goalMs}: ${met}`],
  ['readdir alone', String(found.readdir), span(floor, 1), '', ''],
]
console.log(`${files} files kept, 60,000 left out, ${rounds} rounds\n`)
console.log(table(['', 'found', 'milliseconds, median (least to most)', 'walk / this', 'goal'], rows))

async function run(kind: 'walk' | 'readdir'): Promise<{ readonly ms: number; readonly found: number }> {
  const child = fork(fileURLToPath(new URL('./walk/once.ts', import.meta.url)), [kind, folder])
  const [[measured]] = await Promise.all([once(child, 'message'), once(child, 'exit')])
  return measured
}
