import type { Deployments } from '../deployments/deployments.ts'
import { formatCreationStatus, mostPreviewPages, previewTask, rowTarget } from './memory-row-format.ts'

// Whose a service is, by what GitHub remembers of previews: only what Taxiway created, and no other preview uses, is ever removed. All reject
// as the GitHub deployments do.

/** Whether one of these claims has ended with the creation of the service. Each costs a request. */
export async function hasClaimed(
  deployments: Deployments,
  claims: readonly number[],
  service: string,
): Promise<boolean> {
  for (const id of claims) {
    const status = await deployments.lastStatus(id)
    if (status?.own && status.description === formatCreationStatus(service)) return true
  }
  return false
}

/**
 * Whether a claim of the preview's creation says so, if what is remembered of the service does not.
 *
 * @param preview.since none of its GitHub deployments is older
 */
export async function hasCreated(
  deployments: Deployments,
  preview: { readonly target: string; readonly service: string; readonly since: Date | undefined },
): Promise<boolean> {
  const { target, service, since } = preview
  const claims: number[] = []
  const row = rowTarget(target)
  for await (const { id, memory } of deployments.own({ since, targets: [row], task: previewTask }))
    if (memory.target === row && memory.service === undefined) claims.push(id)
  return await hasClaimed(deployments, claims, service)
}

/** Whether another preview remembers the service too. */
export async function isShared(deployments: Deployments, target: string, service: string): Promise<boolean> {
  const own = rowTarget(target)
  const rows = deployments.own({ task: previewTask, pages: mostPreviewPages })
  for (let next = await rows.next(); ; next = await rows.next()) {
    if (next.done) {
      if (next.value) return false
      throw new Error('GitHub did not show all previews of the environment, and one may use the service')
    }
    const { memory } = next.value
    if (memory.service === service && memory.target !== own) return true
  }
}
