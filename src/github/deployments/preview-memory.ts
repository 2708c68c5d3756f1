import type { PreviewFacts, PreviewMemory, Remembered } from '../../output/change-request/memory.ts'
import { message } from '../../text/message.ts'
import { githubRefusal } from '../api/client.ts'
import type { DeploymentStatus, Deployments } from './deployments.ts'
import type { DeploymentMemory } from './memory.ts'

/** As a status: what the GitHub deployment remembers does not exist. Nothing was created, or it was removed. Later runs read it. */
const noServiceLeft = 'No service is left of it'

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

/** Remembers a preview in the payload of GitHub deployments, one for each service and head commit. */
export class GitHubPreviewMemory implements PreviewMemory {
  readonly name = 'GitHub'
  readonly remedy = message`preview-permission-advice: Check that the job has \`deployments: write\``
  readonly forget = message`preview-other-name: set another \`service-name\``
  readonly #options: GitHubMemoryOptions
  /** The GitHub deployment that was found to remember the service, and its commit. */
  #recalled: { readonly id: number; readonly sha: string | undefined; readonly service: string } | undefined
  #claim: { readonly attempt: string; readonly id: number } | undefined
  #current: number | undefined
  #saved: { readonly service: string; readonly done: boolean } | undefined

  constructor(options: GitHubMemoryOptions) {
    this.#options = options
    this.#current = options.current
  }

  async recall(targets: readonly string[]): Promise<Remembered> {
    const { deployments, since } = this.#options
    for await (const { id, sha, memory } of deployments.own({ since, targets })) {
      const { target, service, image, exposed } = memory
      if (!targets.includes(target)) continue
      const status = await deployments.lastStatus(id)
      const own = status?.own ? status : undefined
      if (own?.description === noServiceLeft) return { kind: 'none' }
      if (service === undefined) return { kind: 'unconfirmed', target }
      this.#recalled = { id, sha, service }
      return { kind: 'known', target, serviceId: service, image, exposed, url: exposed?.url ?? own?.url }
    }
    return { kind: 'none' }
  }

  async claim(target: string, attempt: string): Promise<void> {
    const { deployments, refs } = this.#options
    const id = await deployments.create(refs, { target, attempt })
    this.#claim = { attempt, id }
    await this.settle(id, { state: 'in_progress', description: 'A service is being created' })
  }

  async settleClaim(attempt: string, serviceId: string | undefined): Promise<void> {
    const id = await this.#findClaim(attempt)
    const description = serviceId === undefined ? noServiceLeft : `Service ${serviceId} was created`
    if (id !== undefined) await this.settle(id, { state: 'inactive', description })
  }

  /** The claim's GitHub deployment; undefined where GitHub has none. */
  async #findClaim(attempt: string): Promise<number | undefined> {
    return this.#claim?.attempt === attempt ? this.#claim.id : await this.#options.deployments.findCreated(attempt)
  }

  async save({ target, service, image, exposed, attempt }: PreviewFacts): Promise<boolean> {
    // An address that became known since will be in its status.
    if (service !== undefined && service === this.#saved?.service) return this.#saved.done
    const memory = service === undefined ? { target } : { target, service, image, exposed }
    const stored = await this.#options.store(memory, await this.#idFor(service, attempt))
    this.#current = stored ?? this.#current
    const done = stored !== undefined
    if (service !== undefined) this.#saved = { service, done }
    return done
  }

  /** A commit that was deployed before has its GitHub deployment already, and a claim becomes the memory of what it did not see. */
  async #idFor(service: string | undefined, attempt: string | undefined): Promise<number | undefined> {
    if (service === undefined) return attempt === undefined ? undefined : await this.#findClaim(attempt)
    const { id, sha, service: known } = this.#recalled ?? {}
    return known === service && sha === this.#options.headSha ? id : undefined
  }

  async isOvertaken(target: string): Promise<boolean> {
    const ours = this.#current
    if (ours === undefined) return false
    try {
      for await (const { id, memory } of this.#options.deployments.own({ pages: 1 })) {
        if (memory.target === target) return id > ours
      }
    } catch {}
    return false
  }

  async end(target: string, isGone: boolean): Promise<void> {
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
