import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { competitors } from './packing/competitors.ts'
import { Scenario } from './packing/scenario.ts'
import { workspaceA, workspaceB, workspaceC } from './packing/workspaces.ts'
import { Places } from './profile/places.ts'
import { type Profile, spentBy } from './profile/sum.ts'
import { table } from './table.ts'

// Shows where the time of one upload of workspace b (or `-- a`, `-- c`) goes: a sampling profile of the main thread by module.
// The profiler slows the run down, and waiting for a core on a busy machine counts too, so trust shares more than milliseconds.
const workspaces = { a: workspaceA, b: workspaceB, c: workspaceC }
const asked = process.argv[2] ?? 'b'
const make = Object.entries(workspaces).find(([name]) => name === asked)?.[1]
if (make === undefined) throw new Error(`There is no workspace "${asked}": use a, b or c.`)
const { folder, files } = make()

const out = mkdtempSync(join(tmpdir(), 'taxiway-bench-profile-'))
using scenario = await Scenario.open()
try {
  await scenario.run(folder, competitors.action)
  const run = await scenario.run(
    folder,
    (job) => {
      const action = competitors.action(job)
      return { ...action, args: ['--cpu-prof', `--cpu-prof-dir=${out}`, ...action.args] }
    },
    { memory: true },
  )
  if ('failed' in run) throw new Error(run.failed)
  const [name = ''] = readdirSync(out)
  const profile: Profile = JSON.parse(readFileSync(join(out, name), 'utf8'))
  const places = new Places()
  const spent = spentBy(profile, (frame) => places.of(frame))
  const all = spent.reduce((sum, { ms }) => sum + ms, 0)
  const rows = spent
    .filter(({ ms }) => ms >= all / 200)
    .map(({ place, ms }) => [place, ms.toFixed(0), `${((100 * ms) / all).toFixed(1)} %`])
  console.log(`${asked}: ${files} files in ${run.seconds.toFixed(2)} s under the profiler\n`)
  console.log(table(['main thread', 'ms', 'share'], rows))
  const processor = (run.processor ?? Number.NaN).toFixed(2)
  console.log(`\nAll threads together took ${processor} s of processor time.`)
} finally {
  rmSync(out, { recursive: true, force: true })
}
