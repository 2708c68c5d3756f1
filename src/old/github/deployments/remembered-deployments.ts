import type { RememberedResult, RememberedRun } from '../../deployment/history/last-good.ts'
import type { RememberedDeployment } from './deployment-row.ts'
import { type Deployments, replacedStatus } from './deployments.ts'
import { findDeployedCommit } from './status-description.ts'

// What the GitHub deployments of an environment say of what was deployed before. All reject as its repository does.

/** A deployment that succeeded, with its last status. */
export type LastSuccess = RememberedDeployment & {
  readonly last: { readonly description: string; readonly state: string }
}

/** One of an environment; absent only if all that GitHub has of it were read. */
export type FoundDeployment =
  | { readonly kind: 'found'; readonly value: LastSuccess }
  | { readonly kind: 'absent'; readonly proof: 'all were read' }
  | { readonly kind: 'unknown'; readonly why: string }

/** The newest of our own that is wanted, and whose status is a success, among the last 1,000 of the environment. */
export async function findLastSuccess(
  deployments: Deployments,
  isWanted: (deployment: RememberedDeployment) => boolean = () => true,
): Promise<FoundDeployment> {
  const judged = deployments.judged({}, isWanted)
  for (let next = await judged.next(); ; next = await judged.next()) {
    if (next.done) {
      if (next.value) return { kind: 'absent', proof: 'all were read' }
      return { kind: 'unknown', why: `GitHub has more deployments of the environment than could be read` }
    }
    const { last } = next.value
    if (last?.state === 'success') return { kind: 'found', value: { ...next.value, last } }
  }
}

/** Whether the last status of one of the target for this commit is a success. */
export async function hasSucceeded(deployments: Deployments, target: string, sha: string): Promise<boolean> {
  const isWanted = (each: RememberedDeployment): boolean => each.sha === sha && each.memory.target === target
  for await (const { last } of deployments.judged({ sha }, isWanted))
    if (last?.own && last.state === 'success') return true
  return false
}

/** So many statuses are asked for at a time: GitHub limits a token that asks for more at once. */
const mostAtOnce = 8

/** The runs that deployed the target, of each commit the newest, the newest first, among the last 1,000 of the environment. */
export async function readRuns(deployments: Deployments, target: string): Promise<RememberedRun[]> {
  const rows: RememberedDeployment[] = []
  for await (const row of deployments.own({ targets: [target] })) if (row.memory.target === target) rows.push(row)
  const early = await readNaming(deployments, rows)
  const runs = new Map<string, RememberedRun>()
  for (const { id, memory } of rows) {
    const naming = early.get(id)
    const commit = findDeployedCommit(memory, naming)
    const result = async () => readResult(early.has(id) ? naming : await deployments.lastStatus(id))
    if (commit !== undefined && !runs.has(commit)) runs.set(commit, { commit, result })
  }
  return [...runs.values()]
}

/** The last statuses of those whose commit nothing else names, by their ids. The others are asked for once they matter. */
async function readNaming(deployments: Deployments, rows: readonly RememberedDeployment[]) {
  const found = new Map<number, Awaited<ReturnType<Deployments['lastStatus']>>>()
  const left = rows.filter(({ memory }) => memory.commit === undefined).values()
  const work = async (): Promise<void> => {
    for (const { id } of left) found.set(id, await deployments.lastStatus(id))
  }
  await Promise.all(Array.from({ length: mostAtOnce }, work))
  return found
}

/** A success that a newer one has replaced is inactive; another author may not make one. */
function readResult(status: { state: string; description: string; own: boolean } | undefined): RememberedResult {
  if (status?.state === 'failure') return 'failed'
  const succeeded =
    status?.state === 'success' || (status?.state === 'inactive' && status.description === replacedStatus)
  return succeeded && status.own ? 'succeeded' : 'unknown'
}
