import { array, number, object, parse } from 'valibot'
import { type PreviewRow, type RememberedPreview, rememberedPreviews } from '../../preview/forgotten.ts'
import type { Deployments } from './deployments.ts'
import { noServiceLeft } from './preview-memory.ts'

/** Pages of 100: with the open pull requests, 1,000 previews take at most 40 requests. */
const mostPages = 28
const perPage = 100
const pulls = array(object({ number: number() }))
/** As a status: an earlier sweep was about to send the request. */
const removing = 'Its service is being removed'
const closed = 'The pull request was closed'

/** What may be done about a preview whose pull request is closed. */
export type SweepState = 'due' | 'over' | 'in doubt' | 'open'

/** The previews that the GitHub deployments of an environment remember. Rejects as they do. */
export class PreviewList {
  readonly #deployments: Deployments

  constructor(deployments: Deployments) {
    this.#deployments = deployments
  }

  /** @param deleted ids of services that the platform lists as deleted */
  async read(deleted: ReadonlySet<string>): Promise<RememberedPreview[]> {
    const rows: PreviewRow[] = []
    for await (const { id, createdAt, memory } of this.#deployments.own({ pages: mostPages })) {
      const { target, service, exposed } = memory
      rows.push({ id, target, service, url: exposed?.url, createdAt })
    }
    // After them: a pull request that was opened meanwhile has no preview here that would look forgotten.
    return rememberedPreviews(rows, await this.#openPulls(), deleted)
  }

  async #openPulls(): Promise<ReadonlySet<number>> {
    const open = new Set<number>()
    for (let page = 1; ; page++) {
      const asked = { state: 'open', per_page: perPage, page }
      const rows = parse(pulls, await this.#deployments.github.request('GET', '/pulls', asked))
      for (const { number: each } of rows) open.add(each)
      if (rows.length < perPage) return open
    }
  }

  /** Asks for this one alone, right before it is swept: a list of pages may lack what moved between two of them. */
  async stateOf({ records: [newest = 0], number: pull }: RememberedPreview): Promise<SweepState> {
    const { open } = await this.#deployments.github.pullRequest(pull)
    if (open) return 'open'
    const last = await this.#deployments.lastStatus(newest)
    if (!last?.own) return 'due'
    return last.description === noServiceLeft ? 'over' : last.description === removing ? 'in doubt' : 'due'
  }

  /** Writes down that the request is about to be sent, so that no other run sends it too. */
  async begin({ records: [newest = 0] }: RememberedPreview): Promise<void> {
    await this.#deployments.update(newest, { state: 'inactive', description: removing })
  }

  /** Nothing was removed: another run may try. */
  async release({ records: [newest = 0] }: RememberedPreview): Promise<void> {
    await this.#deployments.update(newest, { state: 'inactive', description: closed })
  }

  /** The service is gone: nothing is remembered of it any more. */
  async forget({ records }: RememberedPreview): Promise<void> {
    // The oldest first, so that the last one that stays says that a removal was begun.
    for (const id of records.toReversed()) await this.#deployments.remove(id)
  }
}
