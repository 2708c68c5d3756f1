import { readCount, readOptions, refuse } from '../scripts/usage.ts'
import { compare } from './packing/compare.ts'
import { Scenario } from './packing/scenario.ts'
import { removeWorkspaces, workspaceA, workspaceB, workspaceC } from './packing/workspaces.ts'
import { usage } from './usage.ts'

// Measures how long the whole job takes to pack a folder and send it, against other ways: `--large` adds 1.4 GB, `--only b`
// runs one workspace, `--clean` removes the workspaces.
const { values: options } = readOptions(usage, {
  large: { type: 'boolean', default: false },
  only: { type: 'string' },
  clean: { type: 'boolean', default: false },
  rounds: { type: 'string' },
})
const rounds = readCount('--rounds', options.rounds, 5, usage)
if (options.only !== undefined && !['a', 'b', 'c'].includes(options.only))
  refuse(`There is no workspace "${options.only}".`, usage)
const workspaces = { a: workspaceA, b: workspaceB, ...(options.large || options.only === 'c' ? { c: workspaceC } : {}) }

if (options.clean) removeWorkspaces()
else {
  using scenario = await Scenario.open()
  for (const [name, workspace] of Object.entries(workspaces)) {
    if (options.only === undefined || options.only === name) await compare(scenario, workspace(), rounds)
  }
}
