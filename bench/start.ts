import { execFileSync } from 'node:child_process'
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { readCount, readOptions } from '../scripts/usage.ts'
import { packedPackage } from '../test/unit/repository/package-copy.ts'
import { median, middle, table } from './figures.ts'
import { FirstRequest, untilExit } from './start/runs.ts'
import { usage } from './usage.ts'

// Measures what the start of the actions costs over a bare Node, a process that loads an empty module: until the end of a run
// that refuses its inputs, and until the first request arrives. The command line is that of the packed package.
// Everything runs in turn, each right after a bare Node, because the speed of a machine changes.
const { values: options } = readOptions(usage, { rounds: { type: 'string' } })
const rounds = readCount('--rounds', options.rounds, 25, usage)
const dist = process.env['TAXIWAY_DIST'] ?? fileURLToPath(new URL('../dist', import.meta.url))
const entry = (action: string): string[] => [`${dist}/${action}index.js`]

using server = await FirstRequest.open()
const folder = mkdtempSync(join(tmpdir(), 'taxiway-start-'))
execFileSync('tar', ['-xzf', packedPackage(), '-C', folder])
symlinkSync(
  fileURLToPath(new URL('../node_modules', import.meta.url)),
  join(folder, 'package/node_modules'),
  'junction',
)
const command = join(folder, 'package/lib/cli/main.js')
const empty = join(folder, 'empty.mjs')
writeFileSync(empty, '')

interface Subject {
  readonly name: string
  readonly goalMs?: number
  /** Milliseconds. */
  run(): Promise<number>
}

const starts: Subject[] = [
  { name: 'deploy refuses its inputs', goalMs: 45, run: () => untilExit(entry(''), {}) },
  { name: 'preview refuses its inputs', goalMs: 45, run: () => untilExit(entry('preview/'), {}) },
  { name: 'gate refuses its inputs', goalMs: 45, run: () => untilExit(entry('gate/'), {}) },
  { name: 'call refuses its inputs', goalMs: 45, run: () => untilExit(entry('call/'), {}) },
  {
    name: 'post after a main that finished',
    run: () => untilExit(entry('post/'), { STATE_run: '{"finished":true}' }),
  },
  {
    name: 'the first request of a deploy',
    goalMs: 90,
    run: () => server.heardFrom(entry(''), { 'INPUT_SERVICE-ID': 'svc-1' }),
  },
  {
    name: 'the first request of a call',
    goalMs: 90,
    run: () => server.heardFrom(entry('call/'), { INPUT_OPERATION: 'whoami' }),
  },
  { name: 'taxiway --version', goalMs: 60, run: () => untilExit([command, '--version'], {}) },
  {
    name: 'the first request of taxiway deploy',
    goalMs: 120,
    run: () => server.heardFrom([command, 'deploy', '--service-id', 'svc-1'], {}),
  },
]
const overBare = 'milliseconds over a bare Node, median (quartiles)'
const times = await measure(starts)
const startRows = starts.map((subject) => {
  const ms = times.get(subject) ?? []
  const { name, goalMs } = subject
  const goal = goalMs === undefined ? '' : `at most ${goalMs}: ${median(ms) <= goalMs ? 'met' : 'missed'}`
  return [name, middle(ms, 1), goal]
})
console.log(table(['start', overBare, 'goal'], startRows))

/** By subject, the milliseconds over the bare Node that ran just before. */
async function measure(subjects: readonly Subject[]): Promise<ReadonlyMap<Subject, readonly number[]>> {
  const over = new Map(subjects.map((subject): [Subject, number[]] => [subject, []]))
  for (let round = 0; round <= rounds; round += 1) {
    for (const [subject, ms] of over) {
      const bare = await untilExit([empty], {})
      const took = await subject.run()
      // The first round fills the caches.
      if (round > 0) ms.push(took - bare)
    }
  }
  return over
}
