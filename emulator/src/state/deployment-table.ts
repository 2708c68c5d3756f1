import type { DatabaseSync } from 'node:sqlite'
import type { DeploymentChangeNotifier } from './deployment-change-notifier.ts'
import { type Stage, stages } from './deployment-stages.ts'
import { newId } from './identifier.ts'
import { counter, json, named, oneOf, optional, type RowOf, Table, table, text } from './table.ts'

/** What a deployment was built with, beside its source. */
export interface BuiltWith {
  /** The commands in effect; those that nothing gives are left out. */
  readonly commands: Readonly<Partial<Record<'install' | 'build' | 'start' | 'output', string>>>
  /** How it runs. */
  readonly mode: 'web' | 'worker' | 'static' | 'cron'
}

/** How a process ended by itself. `code` is null if a signal ended it; `at` is RFC 3339. */
export interface ProcessEnd {
  readonly at: string
  readonly code: number | null
  readonly signal: string | null
}

/** A deployment of a service. */
export type Deployment = RowOf<typeof deployments>

const deployments = table(
  'deployments',
  'UNIQUE (id)',
  {
    /** Counts up over all services: the cursor of the history. */
    number: counter,
    id: text,
    serviceId: text,
    stage: oneOf(stages),
    /** The requested ref, or else the tracked branch, once it has been looked up; undefined for uploads. */
    ref: optional(text),
    commit: named('commitSha', optional(text)),
    /** The first line of the commit's message, and its author's name. Undefined in older data files. */
    subject: optional(text),
    author: optional(text),
    /** What it was built with, once that is known. Undefined in older data files. */
    builtWith: optional(json<BuiltWith>()),
    /** Why it failed or was superseded. */
    reason: optional(text),
    /** RFC 3339. */
    createdAt: text,
    finishedAt: optional(text),
    /** When each stage began: RFC 3339. Undefined in older data files. */
    stageTimes: optional(json<Partial<Record<Stage, string>>>()),
    /** How its process last ended by itself while it was live, also if it was started again. */
    processEnd: optional(json<ProcessEnd>()),
  },
  'serviceId, number',
)

/** Whether nothing of the deployment's build is still to come. */
export function isFinal(stage: Stage): boolean {
  return stage !== 'queued' && stage !== 'building' && stage !== 'starting'
}

const notEnded = "stage IN ('queued', 'building', 'starting') ORDER BY number"

/** The deployments of all services. Calls `onCreated` with each new one. */
export function deploymentsIn(
  database: DatabaseSync,
  changes: DeploymentChangeNotifier,
  now: () => Date,
  onCreated: (deployment: Deployment) => void,
) {
  const stored = new Table(database, deployments)
  const byId = (id: string): Deployment | undefined => stored.get({ id })
  return {
    byId,

    /** Adds a deployment that waits for its build. */
    queue(serviceId: string, ref: string | undefined): Deployment {
      const id = newId('dep')
      const source = { commit: undefined, subject: undefined, author: undefined, builtWith: undefined } as const
      const open = {
        stage: 'queued',
        ...source,
        reason: undefined,
        finishedAt: undefined,
        processEnd: undefined,
      } as const
      const createdAt = now().toISOString()
      stored.insert({ number: 0, id, serviceId, ref, createdAt, stageTimes: { queued: createdAt }, ...open })
      const queued = byId(id)
      if (!queued) throw new Error(`The deployment ${id} was not stored.`)
      onCreated(queued)
      return queued
    },

    /** At most `limit` deployments of a service that are older than the cursor, newest first. */
    page(serviceId: string, limit: number, before = Number.MAX_SAFE_INTEGER): Deployment[] {
      return stored.select('serviceId = ? AND number < ? ORDER BY number DESC LIMIT ?', serviceId, before, limit)
    },

    /** The deployments of a service in any of the stages, oldest first. */
    inStage(serviceId: string, ...wanted: Stage[]): Deployment[] {
      return stored.all({ serviceId }).filter(({ stage }) => wanted.includes(stage))
    },

    /** How many deployments a service has. */
    count(serviceId: string): number {
      return stored.count({ serviceId })
    },

    /** The newest deployment of a service in any of the stages. */
    newestIn(serviceId: string, ...wanted: Stage[]): Deployment | undefined {
      const marks = wanted.map(() => '?').join(', ')
      const condition = `serviceId = ? AND stage IN (${marks}) ORDER BY number DESC LIMIT 1`
      return stored.select(condition, serviceId, ...wanted)[0]
    },

    /** Sets the stage. The first final stage sets the end time; `reason` says why the deployment did not become live. */
    setStage(id: string, stage: Stage, reason?: string): void {
      const before = byId(id)
      const at = now().toISOString()
      const finishedAt = before?.finishedAt ?? (isFinal(stage) ? at : undefined)
      const stageTimes = { ...before?.stageTimes, [stage]: at }
      stored.update({ id }, { stage, finishedAt, stageTimes, ...(reason === undefined ? {} : { reason }) })
      changes.notify(id)
    },

    /** Sets the ref and the commit that are built, once both are known. */
    setSource(id: string, { ref, commit, subject, author }: Source): void {
      stored.update({ id }, { ref, commit, subject, author })
    },

    /** Sets what the deployment is built with, once that is known. */
    setBuiltWith(id: string, builtWith: BuiltWith): void {
      stored.update({ id }, { builtWith })
    },

    /** Keeps how the process of a live deployment ended by itself. */
    setProcessEnd(id: string, processEnd: ProcessEnd): void {
      stored.update({ id }, { processEnd })
      changes.notify(id)
    },

    /** The newest deployment of a service before one of them that has been live. */
    lastGoodBefore({ serviceId, number }: Deployment): Deployment | undefined {
      const condition = "serviceId = ? AND number < ? AND stage IN ('live', 'retired') ORDER BY number DESC LIMIT 1"
      return stored.select(condition, serviceId, number)[0]
    },

    /** The deployments of a service that have not ended, oldest first. */
    underWay: (serviceId: string): Deployment[] => stored.select(`serviceId = ? AND ${notEnded}`, serviceId),

    /** The deployments that an earlier run of the platform did not finish, oldest first. */
    unfinished: (): Deployment[] => stored.select(notEnded),
  }
}

/** What is built. */
export interface Source {
  readonly ref: string
  readonly commit: string
  readonly subject: string
  readonly author: string
}
