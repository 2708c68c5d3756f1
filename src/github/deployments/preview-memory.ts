import { RefusedError } from '../../client/errors.ts'
import type {
  Claim,
  MemoryRecord,
  OurRemoval,
  PreviewFacts,
  PreviewMemory,
  RemovalClaim,
} from '../../preview/memory.ts'
import { githubRefusal } from '../api/client.ts'
import { closedStatus, type DeploymentStatus, type Deployments } from './deployments.ts'
import type { DeploymentMemory } from './memory.ts'
import { claimRemoval, endRemoval } from './removal.ts'

/** As a status, which later runs read: the service that the GitHub deployment remembers was removed. */
export const noServiceLeft = 'No service is left of it'
/** As a status of a claim, which later runs read. */
const creating = 'A service is being created'
const nothingCreated = 'Nothing was created'

/** As a status of a claim, which later runs read: what became of it. */
function creationOf(service: string): string {
  return `Service ${service} was created`
}

/** Whether one of these claims has ended with the creation of the service. Each costs a request. */
export async function hasClaimed(
  deployments: Deployments,
  claims: readonly number[],
  service: string,
): Promise<boolean> {
  for (const id of claims) {
    const status = await deployments.lastStatus(id)
    if (status?.own && status.description === creationOf(service)) return true
  }
  return false
}

/**
 * How long a claim is taken for that of a run that is still going: a creation and the look for its lost answer, twice. It decides only whether
 * others wait or end red: one that was not ended is never passed over. The post step ends it for a run that was stopped.
 */
const claimFreshMs = 6 * 60_000

/** How main or the post step reaches the GitHub deployments of a preview. */
export interface GitHubMemoryOptions {
  readonly deployments: Deployments
  /** What a GitHub deployment may name as deployed, the best first. */
  readonly refs: readonly string[]
  readonly headSha: string
  /** None of the preview's is older. */
  readonly since?: Date | undefined
  readonly logUrl: string | undefined
  /** Stores the memory in the GitHub deployment with the id, else in a new one. Gives its id; undefined if that failed and was said. */
  readonly store: (memory: DeploymentMemory, id: number | undefined) => Promise<number | undefined>
  /** The GitHub deployment of this run, if an earlier step created it. */
  readonly current?: number | undefined
}

/**
 * Remembers a preview in the payload of GitHub deployments: one for each service and head commit, and one for each claim, which
 * names no service. Of several claims the one with the lowest id counts.
 */
export class GitHubPreviewMemory implements PreviewMemory {
  readonly name = 'GitHub'
  readonly remedy = 'Check that the job has `deployments: write`'
  readonly clearing = 'set another `service-name`'
  readonly settleMs = 0
  readonly signal: AbortSignal
  readonly #options: GitHubMemoryOptions
  /** The GitHub deployment that was found to remember the service, and its commit. */
  #recalled: { readonly id: number; readonly sha: string | undefined; readonly service: string } | undefined
  #claim: { readonly attempt: string; readonly id: number } | undefined
  #current: number | undefined
  #saved: { readonly service: string; readonly done: Promise<boolean> } | undefined

  constructor(options: GitHubMemoryOptions) {
    this.#options = options
    this.signal = options.deployments.github.signal
    this.#current = options.current
  }

  async *read(targets: readonly string[], ours?: number): AsyncGenerator<MemoryRecord> {
    const { deployments, since } = this.#options
    let hasClaim = false
    for await (const { id, sha, ageMs = 0, memory } of deployments.own({ since, targets })) {
      const { target, service, created, image, exposed, attempt } = memory
      if (!targets.includes(target)) continue
      const record = { id, target, attempt, service, created, image, exposed }
      if (service === undefined && ours !== undefined && id >= ours) {
        yield record
        continue
      }
      const status = await deployments.lastStatus(id)
      const own = status?.own ? status : undefined
      if (service === undefined) {
        const wasEmpty = own?.description === nothingCreated
        hasClaim ||= !wasEmpty
        // One that has ended by now, with a service that this list does not show yet, counts as if it went on.
        const mayGoOn = own === undefined || own.state === 'inactive' || own.description === creating
        yield { ...record, freshForMs: mayGoOn ? claimFreshMs - ageMs : undefined, isOver: wasEmpty }
        continue
      }
      const isOver = own?.description === noServiceLeft
      if (!hasClaim && !isOver) this.#recalled = { id, sha, service }
      yield { ...record, url: own?.url, isOver }
    }
  }

  async write({ target, attempt }: Claim): Promise<number> {
    const { deployments, refs } = this.#options
    const id = await deployments.create(refs, { target, attempt })
    this.#claim = { attempt, id }
    await this.settle(id, { state: 'in_progress', description: creating })
    return id
  }

  async forget(attempt: string): Promise<void> {
    await this.#endClaim(attempt, nothingCreated)
  }

  async #endClaim(attempt: string, description: string): Promise<void> {
    const id = await this.#findClaim(attempt)
    if (id !== undefined) await this.settle(id, { state: 'inactive', description })
  }

  /** The claim's GitHub deployment; undefined if GitHub has none. */
  async #findClaim(attempt: string): Promise<number | undefined> {
    return this.#claim?.attempt === attempt ? this.#claim.id : await this.#options.deployments.findCreated(attempt)
  }

  async remember(facts: PreviewFacts): Promise<boolean> {
    const { service } = facts
    if (service === undefined) return await this.#store(facts)
    // Once, though the first call may still be under way. An address that became known since will be in its status.
    if (service !== this.#saved?.service) this.#saved = { service, done: this.#store(facts) }
    return await this.#saved.done
  }

  async #store({ target, service, created, image, exposed, attempt }: PreviewFacts): Promise<boolean> {
    const memory = service === undefined ? { target } : { target, service, created, image, exposed }
    const stored = await this.#options.store(memory, await this.#idFor(service, attempt))
    if (stored === undefined) return false
    this.#current = stored
    if (service !== undefined && attempt !== undefined) {
      // If this fails, the next success ends the claim: what is remembered counts more.
      await this.#endClaim(attempt, creationOf(service)).catch(() => undefined)
    }
    return true
  }

  /** A commit that was deployed before has its GitHub deployment already, and a claim becomes the memory of what it did not see. */
  async #idFor(service: string | undefined, attempt: string | undefined): Promise<number | undefined> {
    if (service === undefined) return attempt === undefined ? undefined : await this.#findClaim(attempt)
    const { id, sha, service: known } = this.#recalled ?? {}
    return known === service && sha === this.#options.headSha ? id : undefined
  }

  isForbidden(error: unknown): boolean {
    return error instanceof RefusedError && [401, 403, 404].includes(error.status)
  }

  async isOvertaken(target: string): Promise<boolean> {
    const ours = this.#current
    if (ours === undefined) return false
    try {
      for await (const { id, memory } of this.#options.deployments.own({ pages: 1 })) {
        if (memory.target === target && memory.service !== undefined) return id > ours
      }
    } catch {}
    return false
  }

  async hasCreated(target: string, service: string): Promise<boolean> {
    const { deployments, since } = this.#options
    const claims: number[] = []
    for await (const { id, memory } of deployments.own({ since, targets: [target] }))
      if (memory.target === target && memory.service === undefined) claims.push(id)
    return await hasClaimed(deployments, claims, service)
  }

  async claimRemoval(_target: string, service: string): Promise<RemovalClaim> {
    return await claimRemoval(this.#options.deployments, service, this.#options.refs)
  }

  async endRemoval({ id }: OurRemoval, isRemoved: boolean): Promise<void> {
    if (id !== undefined) await endRemoval(this.#options.deployments, id, isRemoved)
  }

  async close(target: string, isGone: boolean): Promise<void> {
    const { deployments, since } = this.#options
    await deployments.endAll(target, closedStatus, since)
    if (!isGone || this.#recalled === undefined) return
    await deployments.update(this.#recalled.id, { state: 'inactive', description: noServiceLeft })
  }

  async settle(id: number, status: DeploymentStatus): Promise<void> {
    await this.#options.deployments.update(id, { ...status, logUrl: this.#options.logUrl })
  }

  explain(error: unknown): string {
    return githubRefusal(error, 'deployments: write')
  }
}
