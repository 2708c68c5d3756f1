import { isMissing, RefusedError } from '../../client/errors.ts'
import { SerialQueue } from '../../client/time/serial-queue.ts'
import {
  type Claim,
  type MemoryRecord,
  type OurRemoval,
  type PreviewFacts,
  type PreviewMemory,
  RecordGoneError,
  type RemovalClaim,
  type Room,
} from '../../preview/memory/preview-memory.ts'
import type { RememberedDeployment } from '../deployments/deployment-row.ts'
import { closedStatus, type DeploymentStatus } from '../deployments/deployments.ts'
import {
  claimFreshMs,
  creating,
  formatCreationStatus,
  mostPreviewPages,
  namedPreview,
  noServiceLeft,
  nothingCreated,
  previewRefusal,
  previewTask,
  rowTarget,
} from './memory-row-format.ts'
import { type PreviewAccess, PreviewDeployment } from './preview-deployment.ts'
import { findRoom } from './preview-limit.ts'
import { claimRemoval, endRemoval } from './removal-claim.ts'
import { hasCreated, isShared } from './service-owners.ts'

/** All that a row remembers of a service, so that two can be compared. */
function rowContent({ service, created, image, exposed }: PreviewFacts): string {
  return JSON.stringify([service, created, image, exposed?.port, exposed?.label, exposed?.url])
}

/**
 * Remembers a preview in GitHub deployments of its own task: a row which names the service, and one for each claim, which names none. Of
 * several claims the one with the lowest id counts. The deployments that people see, one for each head, remember nothing of it. Earlier
 * versions wrote all of that into those; it is read where no row names a service.
 */
export class GitHubPreviewMemory implements PreviewMemory {
  readonly name = 'GitHub'
  readonly remedy = 'Check that the job has `deployments: write`'
  readonly clearing = 'set another `service-name`'
  readonly signal: AbortSignal
  readonly #options: PreviewAccess
  /** What people see of this run. */
  readonly #head: PreviewDeployment
  /** The GitHub deployment that was found to name the service. */
  #recalled: number | undefined
  /** The row that names the service. */
  #row:
    | {
        readonly id: number
        readonly content: string
        /** This run wrote it, or its status. */
        readonly isOurs: boolean
        /** The address in the status that this run wrote; empty if it was not known. */
        readonly dated?: string
      }
    | undefined
  #claim: { readonly attempt: string; readonly id: number } | undefined
  readonly #remembering = new SerialQueue()

  constructor(options: PreviewAccess) {
    this.#options = options
    this.signal = options.deployments.github.signal
    this.#head = new PreviewDeployment(options)
  }

  async *read(targets: readonly string[], ours?: number): AsyncGenerator<MemoryRecord> {
    const { deployments, since } = this.#options
    const rowTargets = targets.map(rowTarget)
    const found = { hasClaim: false }
    const rows = deployments.own({ since, targets: rowTargets, task: previewTask, pages: mostPreviewPages })
    for await (const row of rows) {
      const target = targets[rowTargets.indexOf(row.memory.target)]
      if (target !== undefined) yield await this.#readRecord(row, target, { ours, found })
    }
  }

  /** @param found whether a claim that may have had an effect was read before */
  async #readRecord(
    { id, ageMs = 0, memory }: RememberedDeployment,
    target: string,
    { ours, found }: { readonly ours: number | undefined; readonly found: { hasClaim: boolean } },
  ): Promise<MemoryRecord> {
    const { service, created, image, exposed, attempt } = memory
    const record = { id, target, attempt, service, created, image, exposed }
    if (service === undefined && ours !== undefined && id >= ours) return record
    const status = await orGone(id, this.#options.deployments.lastStatus(id))
    const own = status?.own ? status : undefined
    if (service === undefined) {
      const wasEmpty = own?.description === nothingCreated
      found.hasClaim ||= !wasEmpty
      // One that has ended by now, with a service that this list does not show yet, counts as if it went on.
      const mayGoOn = own === undefined || own.state === 'inactive' || own.description === creating
      return { ...record, freshForMs: mayGoOn ? claimFreshMs - ageMs : undefined, isOver: wasEmpty }
    }
    const isOver = own?.description === noServiceLeft
    if (!found.hasClaim && !isOver) {
      this.#recalled = id
      if (memory.target !== target) this.#row = { id, content: rowContent(record), isOurs: false }
    }
    return { ...record, url: own?.url, isOver }
  }

  async write({ target, attempt }: Claim): Promise<number> {
    const { deployments, refs } = this.#options
    const id = await deployments.create(refs, { target: rowTarget(target), attempt }, previewTask)
    this.#claim = { attempt, id }
    await orGone(id, this.settle(id, { state: 'in_progress', description: creating }))
    return id
  }

  async forget(attempt: string): Promise<void> {
    await this.#endClaim(attempt, nothingCreated)
  }

  async #endClaim(attempt: string, description: string): Promise<void> {
    const id = await this.#findClaim(attempt)
    if (id === undefined) return
    try {
      await this.settle(id, { state: 'inactive', description })
    } catch (error) {
      // One that somebody has deleted has ended.
      if (!isMissing(error)) throw error
    }
  }

  /** The claim's GitHub deployment; undefined if GitHub has none. */
  async #findClaim(attempt: string): Promise<number | undefined> {
    if (this.#claim?.attempt === attempt) return this.#claim.id
    return await this.#options.deployments.findCreated(attempt, previewTask)
  }

  async remember(facts: PreviewFacts): Promise<boolean> {
    // One after the other: a second call knows more, such as the address.
    return await this.#remembering.run(() =>
      facts.service === undefined ? this.#rememberDoubt(facts) : this.#rememberService(facts, facts.service),
    )
  }

  /** A claim becomes the memory of a creation whose end was not seen. */
  async #rememberDoubt({ target, attempt, url }: PreviewFacts): Promise<boolean> {
    const findClaim = async () => (attempt === undefined ? undefined : await this.#findClaim(attempt))
    return await this.#head.showDoubt({ target, url }, findClaim)
  }

  async #rememberService(facts: PreviewFacts, service: string): Promise<boolean> {
    const { attempt } = facts
    // The row is sent first, so that what people see is the newest of the environment.
    const [row, head] = await Promise.allSettled([this.#placeRow(facts, service), this.#head.show(facts, service)])
    if (head.status === 'rejected') throw head.reason
    if (row.status === 'rejected') {
      // If GitHub refused both, that was said.
      if (head.value) throw row.reason
      return false
    }
    // If it is not ended, the claim stays open: what is remembered counts more. The other is for people, and saves the next run a request.
    const ending = attempt === undefined ? undefined : this.#endClaim(attempt, formatCreationStatus(service))
    await Promise.allSettled([ending, this.#dateRow(facts, service)])
    return true
  }

  /** Remembers the service in a row. A payload cannot be changed, so that the next run replaces a row which says something else. */
  async #placeRow(facts: PreviewFacts, service: string): Promise<void> {
    const { deployments, refs } = this.#options
    const { target, created, image, exposed } = facts
    const last = this.#row
    const content = rowContent(facts)
    if (last !== undefined && (last.isOurs || last.content === content)) return
    const memory = { target: rowTarget(target), service, created, image, exposed }
    const id = await deployments.create(refs, memory, previewTask)
    this.#row = { id, content, isOurs: true }
    // The newest counts, whether or not this succeeds.
    if (last !== undefined) await Promise.allSettled([deployments.remove(last.id)])
  }

  /** Says when the preview was deployed, by the time of the row's last status, and its address. */
  async #dateRow(facts: PreviewFacts, service: string): Promise<void> {
    const row = this.#row
    const dated = facts.url ?? ''
    if (row === undefined || row.dated === dated) return
    try {
      await this.settle(row.id, { state: 'inactive', description: `Service ${service}`, url: facts.url })
      this.#row = { ...row, isOurs: true, dated }
    } catch (error) {
      if (!isMissing(error)) throw error
      // Another run has replaced it, or somebody has deleted it.
      this.#row = undefined
      await this.#placeRow(facts, service)
    }
  }

  limitMs(error: unknown): number | undefined {
    return this.#options.deployments.github.limitMs(error)
  }

  isForbidden(error: unknown): boolean {
    return error instanceof RefusedError && [401, 403, 404].includes(error.status)
  }

  async isOvertaken(target: string): Promise<boolean> {
    return await this.#head.isOvertaken(target)
  }

  async findRoom(target: string, limits: { readonly most: number; readonly keepsClosed: boolean }): Promise<Room> {
    const { number, name } = namedPreview(target) ?? { number: 0, name: target }
    return await findRoom(this.#options.deployments, { number, name, claim: this.#claim?.id }, limits)
  }

  async hasCreated(target: string, service: string): Promise<boolean> {
    const { deployments, since } = this.#options
    return await hasCreated(deployments, { target, service, since })
  }

  async claimRemoval(target: string, service: string): Promise<RemovalClaim> {
    const { deployments, refs } = this.#options
    if (await isShared(deployments, target, service)) return { kind: 'shared' }
    return await claimRemoval(deployments, service, refs)
  }

  async endRemoval({ id }: OurRemoval, isRemoved: boolean): Promise<void> {
    if (id !== undefined) await endRemoval(this.#options.deployments, id, isRemoved)
  }

  async close(target: string, isGone: boolean): Promise<void> {
    const { deployments, since } = this.#options
    await deployments.endAll(target, closedStatus, { since })
    if (!isGone || this.#recalled === undefined) return
    await deployments.update(this.#recalled, { state: 'inactive', description: noServiceLeft })
  }

  async settle(id: number, status: DeploymentStatus): Promise<void> {
    await this.#options.deployments.update(id, { ...status, logUrl: this.#options.logUrl })
  }

  explain(error: unknown): string {
    return previewRefusal(this.#options.deployments.github, error)
  }
}

/** What GitHub does with a deployment that it has listed or created. A 404 says that it was deleted since, and nothing of what this run may do. */
async function orGone<T>(id: number, asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) throw new RecordGoneError(`GitHub deployment ${id} was deleted meanwhile`, { cause: error })
    throw error
  }
}
