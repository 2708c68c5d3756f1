import type { DatabaseSync } from 'node:sqlite'
import { type Births, unnoticed } from './births.ts'
import { newId, slugOf } from './identifier.ts'
import { bytes, integer, optionalInteger, optionalText, type Row, text } from './row.ts'

export type RuntimeMode = 'web' | 'worker' | 'static' | 'cron'

/** How a service is built and run, as far as its owner said; the build finds out the rest. */
export interface Settings {
  /** Where it is left out: `web` if there is something to start, else `static`. */
  readonly runtimeMode?: RuntimeMode | undefined
  /** Relative to the source, with `/`. */
  readonly rootDir?: string | undefined
  /** Installs the dependencies. */
  readonly installCommand?: string | undefined
  /** Builds the source. */
  readonly buildCommand?: string | undefined
  /** The output folder of a static service. */
  readonly startCommand?: string | undefined
  /** Mentioned in the log alone: on one machine each service gets a free port, in `PORT`. */
  readonly internalPort?: number | undefined
  /** Shown, and without effect. */
  readonly planKey?: string | undefined
}

const sourceTypes = ['git', 'upload', 'image', 'database'] as const
/** Where what runs of a service comes from. */
export type SourceType = (typeof sourceTypes)[number]

export interface Service extends Settings {
  readonly id: string
  readonly projectId: string
  readonly environmentId: string
  readonly name: string
  readonly slug: string
  readonly sourceType: SourceType
  readonly status: 'idle' | 'running'
  readonly planKey: string
  readonly repoUrl: string | undefined
  /** The reference of a container image. */
  readonly image: string | undefined
  /** The tracked branch; undefined for the repository's own default. */
  readonly branch: string | undefined
}

export interface NewService extends Settings {
  readonly id?: string | undefined
  readonly projectId: string
  readonly environmentId: string
  readonly name: string
  readonly sourceType: SourceType
  readonly repoUrl?: string | undefined
  readonly image?: string | undefined
  readonly branch?: string | undefined
}

/** The plan of a service that names none. What it costs here is patience. */
const cheapestPlan = 'local'

/** Services and the archives that were uploaded for them. */
export class Services {
  readonly #database: DatabaseSync
  readonly #births: Births

  constructor(database: DatabaseSync, births: Births = unnoticed) {
    this.#database = database
    this.#births = births
  }

  /** Adds a service: an idle one, but for a database, which needs no deployment. Names may repeat, ids may not. */
  add(service: NewService): Service {
    const id = service.id ?? newId('svc')
    this.#database
      .prepare(
        `INSERT INTO services (id, projectId, environmentId, name, slug, sourceType, status, planKey, repoUrl, image, branch,
           runtimeMode, rootDir, installCommand, buildCommand, startCommand, internalPort)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        id,
        service.projectId,
        service.environmentId,
        service.name,
        `${slugOf(service.name) || 'service'}-${id.slice(-6)}`,
        service.sourceType,
        service.sourceType === 'database' ? 'running' : 'idle',
        service.planKey ?? cheapestPlan,
        service.repoUrl ?? null,
        service.image ?? null,
        service.branch ?? null,
        service.runtimeMode ?? null,
        service.rootDir ?? null,
        service.installCommand ?? null,
        service.buildCommand ?? null,
        service.startCommand ?? null,
        service.internalPort ?? null,
      )
    const added = this.byId(id)
    if (!added) throw new Error(`The service ${id} was not stored.`)
    this.#births.service(added)
    return added
  }

  byId(id: string): Service | undefined {
    const row = this.#database.prepare('SELECT * FROM services WHERE id = ?').get(id)
    return row && readService(row)
  }

  /** Services of a project, oldest first. */
  ofProject(projectId: string): Service[] {
    return this.#database
      .prepare('SELECT * FROM services WHERE projectId = ? ORDER BY rowid')
      .all(projectId)
      .map(readService)
  }

  setStatus(id: string, status: Service['status']): void {
    this.#database.prepare('UPDATE services SET status = ? WHERE id = ?').run(status, id)
  }

  /** No service runs when a platform starts, but for databases, whose engines start when they are asked. */
  setAllIdle(): void {
    this.#database.exec("UPDATE services SET status = 'idle' WHERE sourceType <> 'database'")
  }

  keepArchive(serviceId: string, content: Uint8Array): void {
    this.#database.prepare('INSERT OR REPLACE INTO archives (serviceId, content) VALUES (?, ?)').run(serviceId, content)
  }

  archiveOf(serviceId: string): Uint8Array | undefined {
    const row = this.#database.prepare('SELECT content FROM archives WHERE serviceId = ?').get(serviceId)
    return row && bytes(row, 'content')
  }

  hasArchive(serviceId: string): boolean {
    return this.#database.prepare('SELECT 1 FROM archives WHERE serviceId = ?').get(serviceId) !== undefined
  }

  countOf(projectId: string): number {
    const row = this.#database.prepare('SELECT count(*) AS n FROM services WHERE projectId = ?').get(projectId)
    return row ? integer(row, 'n') : 0
  }
}

const modes: readonly string[] = ['web', 'worker', 'static', 'cron'] satisfies RuntimeMode[]

function isRuntimeMode(mode: string | undefined): mode is RuntimeMode {
  return mode !== undefined && modes.includes(mode)
}

function readService(row: Row): Service {
  const mode = optionalText(row, 'runtimeMode')
  return {
    id: text(row, 'id'),
    projectId: text(row, 'projectId'),
    environmentId: text(row, 'environmentId'),
    name: text(row, 'name'),
    slug: text(row, 'slug'),
    sourceType: sourceTypes.find((type) => type === text(row, 'sourceType')) ?? 'upload',
    status: text(row, 'status') === 'running' ? 'running' : 'idle',
    planKey: text(row, 'planKey'),
    repoUrl: optionalText(row, 'repoUrl'),
    image: optionalText(row, 'image'),
    branch: optionalText(row, 'branch'),
    runtimeMode: isRuntimeMode(mode) ? mode : undefined,
    rootDir: optionalText(row, 'rootDir'),
    installCommand: optionalText(row, 'installCommand'),
    buildCommand: optionalText(row, 'buildCommand'),
    startCommand: optionalText(row, 'startCommand'),
    internalPort: optionalInteger(row, 'internalPort'),
  }
}
