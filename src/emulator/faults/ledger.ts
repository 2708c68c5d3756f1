import { AsyncLocalStorage } from 'node:async_hooks'
import type { Births } from '../state/births.ts'
import type { Deployment, Stage } from '../state/deployments.ts'
import type { Service } from '../state/services.ts'
import type { State } from '../state/state.ts'

/** Something that was really made, whatever anybody was told of it. */
export type LedgerEntry = MadeService | MadeDeployment

/** A service. */
export interface MadeService extends Made {
  /** What was made. */
  readonly kind: 'service'
  /** Its name; names may repeat. */
  readonly name: string
}

/** A deployment. */
export interface MadeDeployment extends Made {
  /** What was made. */
  readonly kind: 'deployment'
  /** The service's id. */
  readonly serviceId: string
  /** What it is built from, as far as it is known; null for an upload. */
  readonly ref: string | null
  /** What has become of it by now; `gone` with a state that was reset. */
  readonly stage: Stage | 'gone'
}

/** What all that was made has in common. */
export interface Made {
  /** Counts up; older entries than the newest 10,000 are gone. */
  readonly number: number
  /** When: RFC 3339. */
  readonly at: string
  /** Of the service or the deployment. */
  readonly id: string
  /** The number of the request in the journal that caused it; null for what no request did, as a push to a tracked branch. */
  readonly request: number | null
}

type Cause = { readonly request: number; lasts: boolean }
type Line = Omit<MadeService, 'stage'> | Omit<MadeDeployment, 'stage' | 'ref'>

const kept = 10_000

/** What was really made since the start: the oracle beside what callers are told. */
export class Ledger implements Births {
  readonly #now: () => Date
  readonly #cause = new AsyncLocalStorage<Cause>()
  #lines: Line[] = []
  #count = 0

  constructor(now: () => Date) {
    this.#now = now
  }

  /** Oldest first, with what has become of each by now. */
  entries({ deployments }: State): readonly LedgerEntry[] {
    return this.#lines.map((line) => {
      if (line.kind === 'service') return { ...line }
      const deployment = deployments.byId(line.id)
      return { ...line, ref: deployment?.ref ?? null, stage: deployment?.stage ?? 'gone' }
    })
  }

  /** Forgets everything; the numbers do not come again. */
  forget(): void {
    this.#lines = []
  }

  /** Whatever comes into being while `work` lasts, and because of it, is the request's. */
  async during<Result>(request: number, work: () => Promise<Result>): Promise<Result> {
    const cause: Cause = { request, lasts: true }
    try {
      return await this.#cause.run(cause, work)
    } finally {
      // What it has set going, as the watch over a branch, goes on in its context and on its own account.
      cause.lasts = false
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
    return { number: ++this.#count, at: this.#now().toISOString(), id, request: cause?.lasts ? cause.request : null }
  }

  #add(line: Line): void {
    this.#lines.push(line)
    if (this.#lines.length > kept) this.#lines.shift()
  }
}
