import { median, megabytes, ratios, span, table } from '../figures.ts'
import type { Contents } from './archive-reader.ts'
import { type CompetitorId, competitors, present } from './competitors.ts'
import type { Failed, Run, Scenario } from './scenario.ts'
import type { Workspace } from './workspaces.ts'

/** The measurements of one competitor, in the order of the rounds; empty if it failed. */
interface Entrant {
  readonly id: CompetitorId
  readonly name: string
  readonly seconds: number[]
  /** In bytes, as the memory is. */
  readonly bodies: number[]
  readonly memory: number[]
  failed?: string
}

/**
 * Prints how long each competitor takes for a workspace. The competitors run in turn, each round in another order, so that a change in the
 * machine's speed affects all of them. Only ratios within a round are compared. Two earlier rounds, which do not count,
 * fill the caches, read the peaks of memory, and check that everything arrived. A competitor that fails there does not run again.
 */
export async function compare(scenario: Scenario, workspace: Workspace, rounds: number): Promise<void> {
  const { name, folder, files, bytes } = workspace
  console.log(`\n${name}: ${files} files, ${megabytes(bytes)} MB, ${rounds} rounds\n`)
  const competing = present().map((id): Entrant => ({ id, name: nameOf(id), seconds: [], bodies: [], memory: [] }))
  for (let round = -2; round < rounds; round += 1) {
    for (const competitor of turned(competing, round)) {
      if (competitor.failed !== undefined) continue
      const watch = { contents: round === -2, memory: round < 0 }
      take(competitor, await scenario.run(folder, competitors[competitor.id], watch), round, workspace)
    }
  }
  console.log(results(competing))
}

function take(competitor: Entrant, run: Run | Failed, round: number, workspace: Workspace): void {
  if ('failed' in run) {
    competitor.failed = run.failed
    competitor.seconds.length = 0
    competitor.bodies.length = 0
    return
  }
  if (run.contents !== undefined && !isWhole(run.contents, workspace)) {
    competitor.failed = `sent ${run.contents.files} files of ${megabytes(run.contents.bytes)} MB`
  }
  if (run.memory !== undefined) competitor.memory.push(run.memory)
  if (round < 0) return
  competitor.seconds.push(run.seconds)
  competitor.bodies.push(run.body)
}

function isWhole({ files, bytes }: Contents, workspace: Workspace): boolean {
  return files === workspace.files && bytes === workspace.bytes
}

function results(competing: readonly Entrant[]): string {
  const own = competing.find(({ id }) => id === 'action')?.seconds ?? []
  const rows = competing.map(({ id, name, seconds, bodies, memory, failed }) => [
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

function nameOf(id: CompetitorId): string {
  return competitors[id]({ folder: '', origin: '', temporary: '' }).name
}
