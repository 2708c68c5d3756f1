import type { DatabaseSync } from 'node:sqlite'
import { type Births, unnoticed } from './births.ts'
import type { Changes } from './changes.ts'
import { newId } from './identifier.ts'
import { integer, optionalText, type Row, text } from './row.ts'

/** The life of a deployment. The platform's words for these are the dialect's. */
export const stages = ['queued', 'building', 'starting', 'live', 'retired', 'failed', 'superseded'] as const
/** `retired` was live until a newer one took its place; `superseded` gave up its place in the queue. */
export type Stage = (typeof stages)[number]

export interface Deployment {
  /** Counts up over all services: the cursor of the history. */
  readonly number: number
  readonly id: string
  readonly serviceId: string
  readonly stage: Stage
  /** As asked for, else the tracked branch, which is known once it was looked up; undefined for uploads. */
  readonly ref: string | undefined
  readonly commit: string | undefined
  /** Why it failed or was given up. */
  readonly reason: string | undefined
  /** RFC 3339. */
  readonly createdAt: string
  readonly finishedAt: string | undefined
}

/** Nothing of its build is still to come. */
export function isFinal(stage: Stage): boolean {
  return stage !== 'queued' && stage !== 'building' && stage !== 'starting'
}

/** The deployments of all services. */
export class Deployments {
  readonly #database: DatabaseSync
  readonly #changes: Changes
  readonly #now: () => Date
  readonly #births: Births

  constructor(database: DatabaseSync, changes: Changes, now: () => Date, births: Births = unnoticed) {
    this.#database = database
    this.#changes = changes
    this.#now = now
    this.#births = births
  }

  queue(serviceId: string, ref: string | undefined): Deployment {
    const id = newId('dep')
    this.#database
      .prepare("INSERT INTO deployments (id, serviceId, stage, ref, createdAt) VALUES (?, ?, 'queued', ?, ?)")
      .run(id, serviceId, ref ?? null, this.#now().toISOString())
    const queued = this.byId(id)
    if (!queued) throw new Error(`The deployment ${id} was not stored.`)
    this.#births.deployment(queued)
    return queued
  }

  byId(id: string): Deployment | undefined {
    const row = this.#database.prepare('SELECT * FROM deployments WHERE id = ?').get(id)
    return row && readDeployment(row)
  }

  /** At most `limit` deployments of a service older than the cursor, newest first. */
  page(serviceId: string, limit: number, before: number | undefined): Deployment[] {
    return this.#database
      .prepare('SELECT * FROM deployments WHERE serviceId = ? AND number < ? ORDER BY number DESC LIMIT ?')
      .all(serviceId, before ?? Number.MAX_SAFE_INTEGER, limit)
      .map(readDeployment)
  }

  inStage(serviceId: string, ...wanted: Stage[]): Deployment[] {
    return this.#database
      .prepare('SELECT * FROM deployments WHERE serviceId = ? ORDER BY number')
      .all(serviceId)
      .map(readDeployment)
      .filter(({ stage }) => wanted.includes(stage))
  }

  /** Moves it on. A final stage sets the time of its end once; a `reason` says why it did not come to life. */
  move(id: string, stage: Stage, reason?: string): void {
    this.#database
      .prepare(
        `UPDATE deployments SET stage = ?, reason = coalesce(?, reason), finishedAt = coalesce(finishedAt, ?) WHERE id = ?`,
      )
      .run(stage, reason ?? null, isFinal(stage) ? this.#now().toISOString() : null, id)
    this.#changes.ring(id)
  }

  /** What is built: the ref, now that it is known which one that was, and its commit. */
  setSource(id: string, { ref, commit }: { readonly ref: string; readonly commit: string }): void {
    this.#database.prepare('UPDATE deployments SET ref = ?, commitSha = ? WHERE id = ?').run(ref, commit, id)
  }

  /** Those that an earlier run of the platform left open, oldest first. */
  unfinished(): Deployment[] {
    return this.#database
      .prepare("SELECT * FROM deployments WHERE stage IN ('queued', 'building', 'starting') ORDER BY number")
      .all()
      .map(readDeployment)
  }
}

function isStage(word: string): word is Stage {
  return (stages as readonly string[]).includes(word)
}

function readDeployment(row: Row): Deployment {
  const stage = text(row, 'stage')
  return {
    number: integer(row, 'number'),
    id: text(row, 'id'),
    serviceId: text(row, 'serviceId'),
    stage: isStage(stage) ? stage : 'failed',
    ref: optionalText(row, 'ref'),
    commit: optionalText(row, 'commitSha'),
    reason: optionalText(row, 'reason'),
    createdAt: text(row, 'createdAt'),
    finishedAt: optionalText(row, 'finishedAt'),
  }
}
