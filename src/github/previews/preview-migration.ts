import type { DeploymentPayload } from '../deployments/deployment-payload.ts'
import type { RememberedDeployment } from '../deployments/deployment-row.ts'
import type { Deployments } from '../deployments/deployments.ts'
import {
  findPreviewTarget,
  noServiceLeft,
  nothingCreated,
  previewTask,
  rowTarget,
  scannedTarget,
} from './memory-row-format.ts'
import { hasClaimed } from './service-owners.ts'

/** GitHub takes 80 writes a minute. What is left comes with the next sweep. */
const mostMoved = 50

/**
 * Gives previews that earlier versions remember in the deployments that people see rows of their own. Once all have theirs, a last row says
 * so, and the others are not read again. Rejects as GitHub does.
 *
 * @param old the newest first
 * @param refs what the last row may name as deployed, the best first
 */
export async function migrateOldRows(
  deployments: Deployments,
  old: readonly RememberedDeployment[],
  refs: readonly string[],
): Promise<void> {
  let moved = 0
  for (const [target = '', rows] of Map.groupBy(old, ({ memory }) => findPreviewTarget(memory))) {
    if (!target.startsWith('preview:')) continue
    for (const { sha, memory } of await readOpen(deployments, rows)) {
      if (moved++ === mostMoved) return
      await deployments.create(
        sha === undefined ? refs : [sha, ...refs],
        { ...memory, target: rowTarget(target) },
        previewTask,
      )
    }
  }
  await deployments.create(refs, { target: scannedTarget }, previewTask)
}

/** What counts of a preview, the oldest first: the newest that names its service, unless that is gone, and open claims since. */
async function readOpen(
  deployments: Deployments,
  rows: readonly RememberedDeployment[],
): Promise<{ readonly sha: string | undefined; readonly memory: DeploymentPayload }[]> {
  const open = []
  for (const { id, sha, memory } of rows) {
    const status = await deployments.lastStatus(id)
    const said = status?.own ? status.description : undefined
    const { service } = memory
    if (service === undefined) {
      if (said !== nothingCreated) open.unshift({ sha, memory })
      continue
    }
    const claims = rows.filter((row) => row.memory.service === undefined).map((row) => row.id)
    const created = memory.created || (await hasClaimed(deployments, claims, service))
    if (said !== noServiceLeft) open.unshift({ sha, memory: { ...memory, created } })
    break
  }
  return open
}
