import type { DatabaseSync } from 'node:sqlite'
import type { DeploymentChanges } from './deployment-changes.ts'
import { newId } from './identifier.ts'
import { counter, named, oneOf, optional, Table, type TableDefinition, text } from './table.ts'

/** The stages of a deployment. Its status words depend on the dialect. */
export const stages = ['queued', 'building', 'starting', 'live', 'retired', 'failed', 'superseded'] as const
/** `retired` was live until a newer deployment replaced it; `superseded` was removed from the queue by a newer one. */
export type Stage = (typeof stages)[number]

/** A deployment of a service. */
export interface Deployment {
  /** Counts up over all services: the cursor of the history. */
  readonly number: number
  readonly id: string
  readonly serviceId: string
  readonly stage: Stage
  /** The requested ref, or else the tracked branch, once it has been looked up; undefined for uploads. */
  readonly ref: string | undefined
  readonly commit: string | undefined
  /** Why it failed or was superseded. */
  readonly reason: string | undefined
  /** RFC 3339. */
  readonly createdAt: string
  readonly finishedAt: string | undefined
}

const deployments: TableDefinition<Deployment> = {
  name: 'deployments',
  columns: {
    number: counter,
    id: text,
    serviceId: text,
    stage: oneOf(stages),
    ref: optional(text),
    commit: named('commitSha', optional(text)),
    reason: optional(text),
    createdAt: text,
    finishedAt: optional(text),
  },
  constraints: 'UNIQUE (id)',
  index: 'serviceId, number',
}

/** Whether nothing of the deployment's build is still to come. */
export function isFinal(stage: Stage): boolean {
  return stage !== 'queued' && stage !== 'building' && stage !== 'starting'
}

/** The deployments of all services. */
export class Deployments {
  readonly #table: Table<Deployment>
  readonly #changes: DeploymentChanges
  readonly #now: () => Date
  readonly #onCreated: (deployment: Deployment) => void

  constructor(
    database: DatabaseSync,
    changes: DeploymentChanges,
    now: () => Date,
    onCreated: (deployment: Deployment) => void,
  ) {
    this.#table = new Table(database, deployments)
    this.#changes = changes
    this.#now = now
    this.#onCreated = onCreated
  }

  /** Adds a deployment that waits for its build. */
  queue(serviceId: string, ref: string | undefined): Deployment {
    const id = newId('dep')
    const open = { stage: 'queued', commit: undefined, reason: undefined, finishedAt: undefined } as const
    this.#table.insert({ number: 0, id, serviceId, ref, createdAt: this.#now().toISOString(), ...open })
    const queued = this.byId(id)
    if (!queued) throw new Error(`The deployment ${id} was not stored.`)
    this.#onCreated(queued)
    return queued
  }

  byId(id: string): Deployment | undefined {
    return this.#table.get({ id })
  }

  /** At most `limit` deployments of a service that are older than the cursor, newest first. */
  page(serviceId: string, limit: number, before = Number.MAX_SAFE_INTEGER): Deployment[] {
    return this.#table.select('serviceId = ? AND number < ? ORDER BY number DESC LIMIT ?', serviceId, before, limit)
  }

  /** The deployments of a service in any of the stages, oldest first. */
  inStage(serviceId: string, ...wanted: Stage[]): Deployment[] {
    return this.#table.all({ serviceId }).filter(({ stage }) => wanted.includes(stage))
  }

  /** Sets the stage. The first final stage sets the end time; `reason` says why the deployment did not become live. */
  setStage(id: string, stage: Stage, reason?: string): void {
    const finishedAt = this.byId(id)?.finishedAt ?? (isFinal(stage) ? this.#now().toISOString() : undefined)
    this.#table.update({ id }, { stage, finishedAt, ...(reason === undefined ? {} : { reason }) })
    this.#changes.notify(id)
  }

  /** Sets the ref and the commit that are built, once both are known. */
  setSource(id: string, source: { readonly ref: string; readonly commit: string }): void {
    this.#table.update({ id }, { ref: source.ref, commit: source.commit })
  }

  /** The deployments that an earlier run of the platform did not finish, oldest first. */
  unfinished(): Deployment[] {
    return this.#table.select("stage IN ('queued', 'building', 'starting') ORDER BY number")
  }
}
