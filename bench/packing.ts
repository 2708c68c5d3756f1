import { parseArgs } from 'node:util'
import { compare } from './packing/compare.ts'
import { Scenario } from './packing/scenario.ts'
import { removeWorkspaces, workspaceA, workspaceB, workspaceC } from './packing/workspaces.ts'

// Measures how long the whole job takes to pack a folder and send it, against other ways: `--large` adds 1.4 GB, `--only b`
// runs one workspace, `--clean` removes the workspaces.
const { values: options } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    only: { type: 'string' },
    clean: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
  },
})
const rounds = Number(options.rounds)
const workspaces = { a: workspaceA, b: workspaceB, ...(options.large || options.only === 'c' ? { c: workspaceC } : {}) }

if (options.clean) removeWorkspaces()
else {
  using scenario = await Scenario.open()
  for (const [name, workspace] of Object.entries(workspaces)) {
    if (options.only === undefined || options.only === name) await compare(scenario, workspace(), rounds)
  }
}
