import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { median, middle } from './spread.ts'
import { type Import, imports } from './start/imports.ts'
import { Programs } from './start/programs.ts'
import { FirstRequest, untilExit } from './start/runs.ts'
import { table } from './table.ts'

// What the start of the actions costs over a bare Node, which is a process that loads an empty module: to the end of a run
// that refuses its inputs, and until the first request is heard. Then what each thing that a run may load costs, by itself.
// All in turn, each right after a bare Node, for a machine that drifts.
const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '25' } } })
const rounds = Number(options.rounds)
const dist = process.env['TAXIWAY_DIST'] ?? fileURLToPath(new URL('../dist', import.meta.url))
const entry = (action: string): string[] => [`${dist}/${action}index.js`]

using programs = new Programs(imports)
using server = await FirstRequest.open()

/** One thing to measure; gives its milliseconds. */
interface Subject {
  readonly name: string
  readonly goalMs?: number
  readonly of?: Import
  run(): Promise<number>
}

const starts: Subject[] = [
  { name: 'deploy refuses its inputs', goalMs: 45, run: () => untilExit(entry(''), {}) },
  { name: 'preview refuses its inputs', goalMs: 45, run: () => untilExit(entry('preview/'), {}) },
  { name: 'gate refuses its inputs', goalMs: 45, run: () => untilExit(entry('gate/'), {}) },
  { name: 'call refuses its inputs', goalMs: 45, run: () => untilExit(entry('call/'), {}) },
  {
    name: 'post after a main that finished',
    run: () => untilExit(entry('post/'), { STATE_taxiway: '{"finished":true}' }),
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
]
const single = imports.map(
  (each): Subject => ({ name: each.name, of: each, run: () => untilExit([programs.of(each)], {}) }),
)

for (const [heading, subjects] of [
  ['start', starts],
  ['import', single],
] as const) {
  const over = await measure(subjects)
  const rows = subjects.map((subject) => {
    const its = over.get(subject) ?? []
    const { goalMs, of } = subject
    const goal = goalMs === undefined ? '' : `at most ${goalMs}: ${median(its) <= goalMs ? 'met' : 'missed'}`
    return [subject.name, middle(its, 1), of?.when ?? goal]
  })
  const last = heading === 'start' ? 'goal' : 'loaded by'
  console.log(`\n${table([heading, 'milliseconds over a bare Node, median (quartiles)', last], rows)}`)
}

/** By subject the milliseconds over a bare Node that ran just before. */
async function measure(subjects: readonly Subject[]): Promise<ReadonlyMap<Subject, readonly number[]>> {
  const over = new Map(subjects.map((subject) => [subject, [] as number[]]))
  for (let round = 0; round <= rounds; round += 1) {
    for (const [subject, its] of over) {
      const bare = await untilExit([programs.nothing], {})
      const ms = await subject.run()
      // The first round fills the caches.
      if (round > 0) its.push(ms - bare)
    }
  }
  return over
}
