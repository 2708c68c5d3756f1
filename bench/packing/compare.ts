import { median, ratios, span } from '../spread.ts'
import { megabytes, table } from '../table.ts'
import type { Contents } from './archive-reader.ts'
import { type ContenderId, contenders, present } from './contenders.ts'
import type { Course, Failed, Run } from './course.ts'
import { goals, judge, type Measured } from './goals.ts'
import type { Workspace } from './workspaces.ts'

interface Entrant extends Measured {
  readonly id: ContenderId
  readonly seconds: number[]
  readonly bodies: number[]
  readonly memory: number[]
  failed?: string
}

/**
 * Prints how long each contender takes for a workspace. They run in turn, each round in another order, so that a machine
 * whose speed drifts drifts for all; only the ratios of one round are compared. Two rounds before the first that counts
 * fill the caches, read the peaks of memory, and see that everything arrived; who fails there is not tried again.
 */
export async function compare(course: Course, workspace: Workspace, rounds: number): Promise<void> {
  const { name, folder, files, bytes } = workspace
  console.log(`\n${name}: ${files} files, ${megabytes(bytes)} MB, ${rounds} rounds\n`)
  const entrants = present().map((id): Entrant => ({ id, name: nameOf(id), seconds: [], bodies: [], memory: [] }))
  for (let round = -2; round < rounds; round += 1) {
    for (const entrant of turned(entrants, round)) {
      if (entrant.failed !== undefined) continue
      const watch = { contents: round === -2, memory: round < 0 }
      take(entrant, await course.run(folder, contenders[entrant.id], watch), round, workspace)
    }
  }
  console.log(results(entrants))
  const its = goals[name]
  if (its === undefined) return
  const verdicts = judge(its, new Map(entrants.map((entrant) => [entrant.id, entrant])))
  const rows = verdicts.map(({ goal, atMost, measured, met }) => [goal, atMost, measured, met ? 'yes' : 'no'])
  console.log(`\n${table(['goal', 'at most', 'measured', 'met'], rows)}`)
}

function take(entrant: Entrant, run: Run | Failed, round: number, workspace: Workspace): void {
  if ('failed' in run) {
    entrant.failed = run.failed
    entrant.seconds.length = 0
    entrant.bodies.length = 0
    return
  }
  if (run.contents !== undefined && !isWhole(run.contents, workspace)) {
    entrant.failed = `sent ${run.contents.files} files of ${megabytes(run.contents.bytes)} MB`
  }
  if (run.memory !== undefined) entrant.memory.push(run.memory)
  if (round < 0) return
  entrant.seconds.push(run.seconds)
  entrant.bodies.push(run.body)
}

function isWhole({ files, bytes }: Contents, workspace: Workspace): boolean {
  return files === workspace.files && bytes === workspace.bytes
}

function results(entrants: readonly Entrant[]): string {
  const own = entrants.find(({ id }) => id === 'action')?.seconds ?? []
  const rows = entrants.map(({ id, name, seconds, bodies, memory, failed }) => [
    name,
    failed === undefined ? span(seconds, 2) : `failed: ${failed}`,
    id === 'action' || seconds.length !== own.length ? '' : span(ratios(own, seconds), 2),
    failed === undefined ? megabytes(median(bodies)) : '',
    memory.length === 0 ? '' : megabytes(Math.max(...memory)),
  ])
  const header = ['', 'seconds, median (least to most)', 'the action / this', 'body, MB', 'peak memory, MB']
  return table(header, rows)
}

function turned<E>(all: readonly E[], by: number): readonly E[] {
  const start = ((by % all.length) + all.length) % all.length
  return [...all.slice(start), ...all.slice(0, start)]
}

function nameOf(id: ContenderId): string {
  return contenders[id]({ folder: '', origin: '', temporary: '' }).name
}
