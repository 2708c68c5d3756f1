import { InputError, isMissing, RefusedError } from '../../client/errors.ts'
import { readReportInputs } from '../../config/report-inputs.ts'
import { defaultEnvironment } from '../../preview/preview-inputs.ts'
import type {
  PreviewList,
  PreviewNow,
  ReadClaims,
  RememberedPreview,
  SweepClaim,
  UnendedClaim,
} from '../../preview/removal/preview-list.ts'
import type { Job } from '../../run/job.ts'
import { closedStatus, Deployments } from '../deployments/deployments.ts'
import {
  claimFreshMs,
  creating,
  findCreated,
  hasClaimEnded,
  noServiceLeft,
  nothingCreated,
  previewRefusal,
} from './memory-row-format.ts'
import { type RememberedPreviews, readPreviews } from './remembered-previews.ts'
import { claimRemoval, endRemoval, orGiveBack } from './removal-claim.ts'
import { hasClaimed } from './service-owners.ts'

/** A look at each costs one of the 1,000 requests that a job's token has in an hour. */
const mostClaims = 100

/** Reads the GitHub deployments of an environment, and ends previews there. */
export class GitHubPreviewList implements PreviewList {
  readonly #deployments: Deployments
  readonly #refs: readonly string[]
  readonly #forgotten = new Set<number>()
  /** Claims of closed pull requests of which nothing came. */
  readonly #ended: number[] = []
  #read: RememberedPreviews | undefined

  /** @param refs what a claim may name as deployed, the best first */
  constructor(deployments: Deployments, refs: readonly string[]) {
    this.#deployments = deployments
    this.#refs = refs
  }

  async read(deleted: ReadonlySet<string>): Promise<RememberedPreviews> {
    this.#read = await readPreviews(this.#deployments, deleted)
    return this.#read
  }

  async isCreatedByUs({ created, claims, service }: RememberedPreview): Promise<boolean> {
    return created || (await hasClaimed(this.#deployments, claims, service))
  }

  async claimRemoval(preview: RememberedPreview): Promise<SweepClaim> {
    const state = await this.readState(preview)
    if (state !== 'due') return { kind: state === 'over' ? 'removed' : state }
    const claim = await claimRemoval(this.#deployments, preview.service, this.#refs)
    if (claim.kind !== 'ours') return claim
    return await orGiveBack(this.#deployments, claim.id, async () => {
      // The claim may have taken long.
      const { open } = await this.#deployments.github.pullRequest(preview.number)
      if (open) {
        await this.endRemoval(claim.id, false)
        return { kind: 'open' }
      }
      // Only what is inactive can be deleted, by a person too.
      const [newest = 0] = preview.records
      await this.#deployments.update(newest, { state: 'inactive', description: closedStatus })
      return claim
    })
  }

  async readState({ records: [newest = 0], number: pull }: RememberedPreview): Promise<PreviewNow> {
    const { open } = await this.#deployments.github.pullRequest(pull)
    if (open) return 'open'
    const last = await lastStatusOf(this.#deployments, newest)
    if (last === 'missing') return 'forgotten'
    return last?.own && last.description === noServiceLeft ? 'over' : 'due'
  }

  async endRemoval(claim: number, isRemoved: boolean): Promise<void> {
    await endRemoval(this.#deployments, claim, isRemoved)
  }

  async forget({ records, claims, number: pull, name }: RememberedPreview): Promise<void> {
    const deployments = this.#deployments
    for (const id of records) this.#forgotten.add(id)
    const [newest = 0] = records
    const { headSha } = await deployments.github.pullRequest(pull)
    try {
      await deployments.endAll(`preview:${pull}:${name}`, closedStatus, { sha: headSha })
      await deployments.update(newest, { state: 'inactive', description: noServiceLeft })
    } catch (error) {
      if (isMissing(error)) return
      throw error
    }
    for (const id of claims) if (!records.includes(id)) await this.#forgetClaim(id)
    // The oldest first, so that the last one that stays says that no service is left.
    for (const id of records.toReversed()) await deployments.remove(id)
  }

  /** One that is open may be of a run that creates the next service: it is all that keeps others from creating one too. */
  async #forgetClaim(id: number): Promise<void> {
    const last = await lastStatusOf(this.#deployments, id)
    if (last === 'missing' || !last?.own || !hasClaimEnded(last.description)) return
    this.#forgotten.add(id)
    await this.#deployments.remove(id)
  }

  async readClaims(): Promise<ReadClaims> {
    const all = (this.#read?.laterClaims ?? []).filter(
      ({ pullRequest, id }) => pullRequest === 'closed' && !this.#forgotten.has(id),
    )
    const claims: UnendedClaim[] = []
    for (const { id, number, name, ageMs = Number.POSITIVE_INFINITY } of all.slice(0, mostClaims)) {
      const last = await lastStatusOf(this.#deployments, id)
      if (last === 'missing') continue
      const status = last?.own ? last.description : creating
      if (status === nothingCreated) this.#ended.push(id)
      else if (status !== creating || ageMs > claimFreshMs)
        claims.push({ id, number, name, service: findCreated(status) })
    }
    return { claims, more: Math.max(0, all.length - mostClaims) }
  }

  async forgetClaim({ id }: UnendedClaim): Promise<void> {
    await this.#deployments.remove(id)
  }

  async tidy(): Promise<void> {
    for (const id of this.#ended) await this.#deployments.remove(id)
  }

  explain(error: unknown): string {
    return previewRefusal(this.#deployments.github, error)
  }

  /** GitHub forbids it, or wants no more requests for now. */
  isRefusedToAll(error: unknown): boolean {
    return error instanceof RefusedError && (error.status === 403 || error.status === 429)
  }
}

/** The last status of a row that was listed; `missing` if it was deleted since. */
async function lastStatusOf(deployments: Deployments, id: number) {
  try {
    return await deployments.lastStatus(id)
  } catch (error) {
    if (isMissing(error)) return 'missing'
    throw error
  }
}

/** The previews of the `environment` input. */
export function openPreviewList({ inputs, context, redactor }: Job, signal: AbortSignal): PreviewList {
  const { githubToken: token, environment = defaultEnvironment } = readReportInputs(inputs)
  const { repository } = context
  if (repository !== undefined && token !== undefined) {
    const deployments = new Deployments({ repository, environment, token, redactor, signal })
    return new GitHubPreviewList(deployments, context.sha === undefined ? [] : [context.sha, 'HEAD'])
  }
  const text =
    repository === undefined
      ? 'GITHUB_REPOSITORY does not name a repository. Previews are remembered in the GitHub deployments of one: set it, such as `owner/name`.'
      : `${inputs.named('github-token')} (for the command: the variable GITHUB_TOKEN) is empty. GitHub shows what it remembers to a token with \`deployments: read\` and \`pull-requests: read\`.`
  throw new InputError('github-token', text)
}
