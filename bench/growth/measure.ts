import { writeFileSync } from 'node:fs'
import { competitors } from '../packing/competitors.ts'
import type { Scenario } from '../packing/scenario.ts'
import { evenWorkspace, type Workspace } from '../packing/workspaces.ts'
import { median } from '../spread.ts'
import { type Growth, growthFile, type Point } from './growth.ts'
import { growthTable } from './table.ts'

const sizes = [1e6, 10e6, 100e6, 1_000e6]
const counts = [100, 1_000, 10_000, 100_000]

/** Measures the action alone with larger and larger folders, round by round. Prints the result and stores it. */
export async function measureGrowth(scenario: Scenario, rounds: number): Promise<void> {
  const bySize = sizes.map((bytes) => evenWorkspace(100, bytes))
  const byCount = counts.map((files) => evenWorkspace(files, files * 1_000))
  const runs = new Map([...bySize, ...byCount].map((workspace) => [workspace, { seconds: [], memory: [] } as Taken]))
  for (let round = -2; round < rounds; round += 1) {
    for (const [workspace, taken] of runs) {
      const watch = { contents: round === -2, memory: round < 0 }
      const run = await scenario.run(workspace.folder, competitors.action, watch)
      if ('failed' in run) throw new Error(`${workspace.name}: ${run.failed}`)
      if (run.memory !== undefined) taken.memory.push(run.memory)
      if (round >= 0) taken.seconds.push(run.seconds)
    }
  }
  const point = (workspace: Workspace): Point => pointOf(workspace, runs.get(workspace) ?? { seconds: [], memory: [] })
  const growth: Growth = { bySize: bySize.map(point), byCount: byCount.map(point) }
  console.log(growthTable(growth))
  writeFileSync(growthFile, `${JSON.stringify(growth, undefined, 2)}\n`)
  console.log('\nStored in docs/performance-growth.json. Run npm run docs to update docs/performance.md and its plot.')
}

interface Taken {
  readonly seconds: number[]
  readonly memory: number[]
}

function pointOf({ files, bytes }: Workspace, { seconds, memory }: Taken): Point {
  const [least, most] = [milliseconds(Math.min(...seconds)), milliseconds(Math.max(...seconds))]
  return { files, bytes, seconds: { median: milliseconds(median(seconds)), least, most }, memory: Math.max(...memory) }
}

/** Rounded to them. */
function milliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}
