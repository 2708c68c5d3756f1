import { createHash, randomUUID } from 'node:crypto'
import { isMissing } from '../../client/errors.ts'
import { systemClock } from '../../client/time/clock.ts'
import { lookGapMs, mostLooks, type RemovalClaim } from '../../preview/memory/preview-memory.ts'
import type { Deployments } from '../deployments/deployments.ts'

/** As statuses of a claim, which later runs read. */
export const removing = 'Its service is being removed'
const wasRemoved = 'Its service was removed'

export type GitHubRemovalClaim = Required<Exclude<RemovalClaim, { kind: 'shared' }>>

interface OpenClaim {
  readonly id: number
  readonly isOver: boolean
}

/** What a GitHub deployment that claims the removal of a service remembers as its target. */
function removalTarget(service: string): string {
  return `removal:${service}`
}

/** GitHub lists by it, so that the claims of one service are all read in one request, however many others there are. */
function removalTask(service: string): string {
  return `taxiway-removal-${createHash('sha256').update(service).digest('hex').slice(0, 16)}`
}

/**
 * Claims the removal of a service, before it is sent, by a GitHub deployment of its own. Of several runs exactly one gets `ours`, the one
 * whose claim has the lowest id. A claim stays for good after the removal: a deploy that began before may remember the service once more, and
 * what is read of it later must not have it removed again. One that removed nothing goes.
 *
 * @param refs what the GitHub deployment may name as deployed, the best first
 */
export async function claimRemoval(
  deployments: Deployments,
  service: string,
  refs: readonly string[],
): Promise<GitHubRemovalClaim> {
  const [earlier] = await readClaims(deployments, service)
  if (earlier !== undefined) return toClaim(earlier)
  const memory = { target: removalTarget(service), attempt: randomUUID() }
  const id = await deployments.create(refs, memory, removalTask(service))
  return await orGiveBack(deployments, id, async () => {
    await deployments.update(id, { state: 'inactive', description: removing })
    const first = await readFirst(deployments, service, id)
    if (first.id === id) return { kind: 'ours', id }
    await endRemoval(deployments, id, false)
    return toClaim(first)
  })
}

/** Does what comes before the request. If that fails, the claim is given back: nothing was sent. */
export async function orGiveBack<T>(deployments: Deployments, id: number, prepare: () => Promise<T>): Promise<T> {
  try {
    return await prepare()
  } catch (error) {
    // If that fails too, it stays, and others take the removal for one in doubt.
    await endRemoval(deployments, id, false).catch(() => undefined)
    throw error
  }
}

/** The first claim, read as soon as GitHub shows ours or one before it: only a look that shows ours is sure to show those before it. */
async function readFirst(deployments: Deployments, service: string, ours: number): Promise<OpenClaim> {
  for (let looks = 1; looks <= mostLooks; looks++) {
    if (looks > 1) await systemClock.sleep(lookGapMs, deployments.github.signal)
    const [first] = await readClaims(deployments, service, ours)
    if (first !== undefined) return first
  }
  throw new Error('GitHub does not show the claim of the removal that it has just taken')
}

/** Ends a claim of ours whose outcome is known: the service was removed, or the request certainly did nothing. */
export async function endRemoval(deployments: Deployments, id: number, isRemoved: boolean): Promise<void> {
  if (isRemoved) await deployments.update(id, { state: 'inactive', description: wasRemoved })
  else await deployments.remove(id)
}

function toClaim({ id, isOver }: OpenClaim): GitHubRemovalClaim {
  return isOver ? { kind: 'removed' } : { kind: 'in doubt', id }
}

/** The claims that there are, the first one first; after `ours` they do not count. */
async function readClaims(deployments: Deployments, service: string, ours = Infinity): Promise<OpenClaim[]> {
  const target = removalTarget(service)
  const claims: OpenClaim[] = []
  const rows = deployments.own({ task: removalTask(service), targets: [target] })
  for (let next = await rows.next(); ; next = await rows.next()) {
    if (next.done) {
      if (next.value) return claims.toSorted((one, other) => one.id - other.id)
      throw new Error(`GitHub did not show all claims of the removal of service ${service}`)
    }
    const { id, memory } = next.value
    if (memory.target !== target || id > ours) continue
    const said = id === ours ? [] : await readDescriptions(deployments, id)
    // One that was deleted meanwhile has removed nothing.
    if (said !== undefined) claims.push({ id, isOver: said.includes(wasRemoved) })
  }
}

/** What this token's own author has said in the statuses of one; undefined if there is no such one. */
async function readDescriptions(deployments: Deployments, id: number): Promise<string[] | undefined> {
  try {
    return (await deployments.ownStatuses(id)).map(({ description }) => description)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
