import type { Claim, PreviewFacts, PreviewMemory, Remembered } from '../../output/change-request/memory.ts'
import { message } from '../../text/message.ts'
import { githubRefusal } from '../api/client.ts'
import { parseFailure, rateLimitWait } from '../api/failure.ts'
import type { DeploymentStatus, Deployments } from './deployments.ts'
import type { DeploymentMemory } from './memory.ts'

/** As a status, which later runs read: the service that the GitHub deployment remembers was removed. */
const noServiceLeft = 'No service is left of it'
/** As a status of a claim, which later runs read. */
const creating = 'A service is being created'
const nothingCreated = 'Nothing was created'
/**
 * How long a claim is taken for that of a run that goes on: a creation and the look for its lost answer, twice. It decides only whether
 * others wait or end red: one that was not ended is never passed over. The post step ends it for a run that was stopped.
 */
const claimFreshMs = 6 * 60_000
/** GitHub may not list at once what it has just created. */
const mostLooks = 6
const lookGapMs = 1_000

/** How main or the post step reaches the GitHub deployments of a preview. */
export interface GitHubMemoryOptions {
  readonly deployments: Deployments
  /** What a GitHub deployment may name as deployed, the best first. */
  readonly refs: readonly string[]
  readonly headSha: string
  /** None of the preview's is older. */
  readonly since?: Date | undefined
  readonly logUrl: string | undefined
  /** Stores the memory in the GitHub deployment with the id, else in a new one. Gives its id; undefined where that failed and was said. */
  readonly store: (memory: DeploymentMemory, id: number | undefined) => Promise<number | undefined>
  /** The GitHub deployment of this run, where an earlier step created it. */
  readonly current?: number | undefined
}

/**
 * Remembers a preview in the payload of GitHub deployments: one for each service and head commit, and one for each claim, which
 * names no service. Of several claims the one with the lowest id counts.
 */
export class GitHubPreviewMemory implements PreviewMemory {
  readonly name = 'GitHub'
  readonly remedy = message`preview-permission-advice: Check that the job has \`deployments: write\``
  readonly clearing = message`preview-other-name: set another \`service-name\``
  readonly #options: GitHubMemoryOptions
  /** The GitHub deployment that was found to remember the service, and its commit. */
  #recalled: { readonly id: number; readonly sha: string | undefined; readonly service: string } | undefined
  #claim: { readonly attempt: string; readonly id: number } | undefined
  #current: number | undefined
  #saved: { readonly service: string; readonly done: Promise<boolean> } | undefined

  constructor(options: GitHubMemoryOptions) {
    this.#options = options
    this.#current = options.current
  }

  async find(targets: readonly string[]): Promise<Remembered> {
    return (await this.#look(targets)).remembered
  }

  /**
   * Looks at the newest ones down to the newest service.
   *
   * @param ours the claim that is compared with the others: those after it do not count
   */
  async #look(targets: readonly string[], ours?: { readonly id: number; readonly gone: string | undefined }) {
    const { deployments, since } = this.#options
    let remembered: Remembered = { kind: 'none' }
    let isShown = false
    for await (const { id, sha, createdAt, memory } of deployments.own({ since, targets })) {
      const { target, service, image, exposed } = memory
      if (!targets.includes(target)) continue
      isShown ||= id === ours?.id
      if (service === undefined && ours !== undefined && id >= ours.id) continue
      const status = await deployments.lastStatus(id)
      const own = status?.own ? status : undefined
      if (service === undefined) {
        if (own?.description === nothingCreated) continue
        // One that has ended by now, with a service that this list does not show yet, counts as if it went on.
        const mayGoOn = own === undefined || own.state === 'inactive' || own.description === creating
        const freshUntil =
          mayGoOn && createdAt !== undefined ? new Date(Date.parse(createdAt) + claimFreshMs) : undefined
        remembered = { kind: 'unconfirmed', target, freshUntil }
        continue
      }
      if (remembered.kind === 'none' && own?.description !== noServiceLeft && service !== ours?.gone) {
        this.#recalled = { id, sha, service }
        remembered = { kind: 'known', target, serviceId: service, image, exposed, url: exposed?.url ?? own?.url }
      }
      break
    }
    return { remembered, isShown }
  }

  async claim({ target, attempt, gone }: Claim): Promise<Remembered | undefined> {
    const { deployments, refs } = this.#options
    const id = await deployments.create(refs, { target, attempt })
    this.#claim = { attempt, id }
    const [other] = await Promise.all([
      this.#findOther(target, { id, gone }),
      this.settle(id, { state: 'in_progress', description: creating }),
    ])
    if (other !== undefined) await this.forget(attempt)
    return other
  }

  /** What counts more than our claim. Only a list that shows ours is sure to show those before it. */
  async #findOther(target: string, ours: { readonly id: number; readonly gone: string | undefined }) {
    for (let looks = 1; ; looks++) {
      const { remembered, isShown } = await this.#look([target], ours)
      if (remembered.kind !== 'none') return remembered
      if (isShown) return undefined
      if (looks === mostLooks)
        throw new Error(message`github-claim-not-listed: GitHub does not list the deployment that it has just created`)
      await this.#options.deployments.sleep(lookGapMs)
    }
  }

  async forget(attempt: string): Promise<void> {
    await this.#endClaim(attempt, nothingCreated)
  }

  async #endClaim(attempt: string, description: string): Promise<void> {
    const id = await this.#findClaim(attempt)
    if (id !== undefined) await this.settle(id, { state: 'inactive', description })
  }

  /** The claim's GitHub deployment; undefined where GitHub has none. */
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

  async #store({ target, service, image, exposed, attempt }: PreviewFacts): Promise<boolean> {
    const memory = service === undefined ? { target } : { target, service, image, exposed }
    const stored = await this.#options.store(memory, await this.#idFor(service, attempt))
    if (stored === undefined) return false
    this.#current = stored
    if (service !== undefined && attempt !== undefined) {
      // Where this fails, the next success ends the claim: what is remembered counts more.
      await this.#endClaim(attempt, `Service ${service} was created`).catch(() => undefined)
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
    const failure = parseFailure(error)
    const isRefusal = failure !== undefined && [401, 403, 404].includes(failure.status)
    return isRefusal && rateLimitWait(failure) === undefined
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

  async close(target: string, isGone: boolean): Promise<void> {
    const { deployments, since } = this.#options
    await deployments.endAll(target, 'The pull request was closed', since)
    if (!isGone || this.#recalled === undefined) return
    await deployments.update(this.#recalled.id, { state: 'inactive', description: noServiceLeft })
  }

  /** Sets a status of a GitHub deployment of this preview. */
  async settle(id: number, status: DeploymentStatus): Promise<void> {
    await this.#options.deployments.update(id, { ...status, logUrl: this.#options.logUrl })
  }

  explain(error: unknown): string {
    return githubRefusal(error, 'deployments: write')
  }
}
