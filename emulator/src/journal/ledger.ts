import { AsyncLocalStorage } from 'node:async_hooks'
import type { Stage } from '../state/deployment-stages.ts'
import type { Deployment } from '../state/deployment-table.ts'
import type { CreationListener, PlatformState } from '../state/platform-state.ts'
import type { Service } from '../state/service-tables.ts'

/** A resource that was really created, whatever the caller was answered. */
export type LedgerEntry = MadeService | MadeDeployment

/** A service that was created. */
export interface MadeService extends Made {
  /** The kind of the resource. */
  readonly kind: 'service'
  /** Its name, which is not unique. */
  readonly name: string
}

/** A deployment that was created. */
export interface MadeDeployment extends Made {
  /** The kind of the resource. */
  readonly kind: 'deployment'
  /** The service's id. */
  readonly serviceId: string
  /** Its ref, once that is known; null for an upload. */
  readonly ref: string | null
  /** Its present stage; `gone` after a reset. */
  readonly stage: Stage | 'gone'
  /** When each stage began so far: RFC 3339. */
  readonly stageTimes: Readonly<Partial<Record<Stage, string>>>
}

/** The fields of every entry. */
export interface Made {
  /** Counts up from 1; only the newest 10,000 entries are kept. */
  readonly number: number
  /** The time of the creation: RFC 3339. */
  readonly at: string
  /** The id of the service or the deployment. */
  readonly id: string
  /** The journal's number of the request that caused it; null if no request did, as with a push to a tracked branch. */
  readonly request: number | null
}

type Cause = { readonly request: number; isOpen: boolean }
type StoredEntry = Omit<MadeService, 'stage'> | Omit<MadeDeployment, 'stage' | 'ref' | 'stageTimes'>

const keptEntries = 10_000

/** The resources that were really created since the start, to compare with the answers to callers. */
export class Ledger implements CreationListener {
  readonly #now: () => Date
  readonly #cause = new AsyncLocalStorage<Cause>()
  #entries: StoredEntry[] = []
  #count = 0
  #open = 0

  constructor(now: () => Date) {
    this.#now = now
  }

  /** Whether a request is being carried out, which may still create something. */
  get isBusy(): boolean {
    return this.#open > 0
  }

  /** Oldest first, with the present stage of each deployment. */
  entries({ deployments }: PlatformState): readonly LedgerEntry[] {
    return this.#entries.map((entry) => {
      if (entry.kind === 'service') return { ...entry }
      const deployment = deployments.byId(entry.id)
      const { ref = null, stage = 'gone', stageTimes = {} } = deployment ?? {}
      return { ...entry, ref, stage, stageTimes }
    })
  }

  /** Removes every entry; the numbers go on. */
  clear(): void {
    this.#entries = []
  }

  /** Attributes to the request what `work` creates while it lasts. */
  async during<Result>(request: number, work: () => Promise<Result>): Promise<Result> {
    const cause: Cause = { request, isOpen: true }
    this.#open += 1
    try {
      return await this.#cause.run(cause, work)
    } finally {
      this.#open -= 1
      // Later creations in this async context, such as those of a branch watch, have no request.
      cause.isOpen = false
    }
  }

  service({ id, name }: Service): void {
    this.#add({ ...this.#made(id), kind: 'service', name })
  }

  deployment({ id, serviceId }: Deployment): void {
    this.#add({ ...this.#made(id), kind: 'deployment', serviceId })
  }

  #made(id: string): Made {
    const cause = this.#cause.getStore()
    return { number: ++this.#count, at: this.#now().toISOString(), id, request: cause?.isOpen ? cause.request : null }
  }

  #add(entry: StoredEntry): void {
    this.#entries.push(entry)
    if (this.#entries.length > keptEntries) this.#entries.shift()
  }
}
