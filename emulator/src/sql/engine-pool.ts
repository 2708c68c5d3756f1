import { createHash } from 'node:crypto'
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ConsoleLimits, type DatabaseEngine, databaseEngine, openThread } from './database-engine.ts'

/** Where the databases are stored, and the limits of their consoles. */
export interface PoolOptions {
  /** The folder of the databases; it is created with the first database. */
  readonly folder: string
  /** A folder that belongs to this platform and is removed with it. */
  readonly temporaryFolder: string
  readonly limits: ConsoleLimits
}

/** The database engines of a platform: one for each database service, with a folder and a thread of its own. */
export class EnginePool {
  readonly #options: PoolOptions
  readonly #engines = new Map<string, DatabaseEngine>()
  #template: Promise<string> | undefined
  #stopped = new AbortController()
  /** Resolves when the open removals have ended. Never rejects. */
  #removal: Promise<void> = Promise.resolve()

  constructor(options: PoolOptions) {
    this.#options = options
  }

  /** Runs a query in the database of a service. */
  async query(serviceId: string, sql: string): Promise<string> {
    const { limits } = this.#options
    const engine = this.#engines.get(serviceId) ?? databaseEngine(() => this.#prepare(serviceId), limits)
    this.#engines.set(serviceId, engine)
    return engine.query(sql)
  }

  /** Restarts the engine of a service after its queries; false if it does not run. */
  restart(serviceId: string): boolean {
    return this.#engines.get(serviceId)?.restart() ?? false
  }

  /** Ends the engine of a service and removes its data. */
  async remove(serviceId: string): Promise<void> {
    const engine = this.#engines.get(serviceId)
    this.#engines.delete(serviceId)
    await this.#removeAfter(engine?.end(), this.#folderOf(serviceId))
  }

  /** Ends every engine. Later queries start them again. */
  async stop(): Promise<void> {
    const engines = [...this.#engines.values()]
    this.#engines.clear()
    this.#stopped.abort()
    this.#stopped = new AbortController()
    await Promise.all(engines.map((engine) => engine.end()))
  }

  /** Ends every engine and removes all data. */
  async wipe(): Promise<void> {
    await this.#removeAfter(this.stop(), this.#options.folder)
  }

  /** No database is opened until the folder is removed: queries that come meanwhile use the new data. */
  #removeAfter(ended: Promise<void> | undefined, folder: string): Promise<void> {
    const removed = Promise.all([this.#removal, ended]).then(() =>
      rm(folder, { recursive: true, force: true, maxRetries: 5 }),
    )
    this.#removal = removed.catch(() => undefined)
    return removed
  }

  /** A digest of the id, as the id may hold characters that a folder name cannot. */
  #folderOf(serviceId: string): string {
    return join(this.#options.folder, createHash('sha256').update(serviceId).digest('hex').slice(0, 32))
  }

  async #prepare(serviceId: string): Promise<string> {
    await this.#removal
    const folder = this.#folderOf(serviceId)
    if (await stat(folder).catch(() => undefined)) return folder
    // An unfinished copy must not be taken for a database.
    const copy = `${folder}.new`
    await mkdir(this.#options.folder, { recursive: true, mode: 0o700 })
    await rm(copy, { recursive: true, force: true })
    await cp(await this.#freshDatabase(), copy, { recursive: true })
    await rename(copy, folder)
    return folder
  }

  /** A new database takes seconds to create; its copies take no time. */
  #freshDatabase(): Promise<string> {
    this.#template ??= this.#makeDatabase(this.#stopped.signal).catch((error: unknown) => {
      this.#template = undefined
      throw error
    })
    return this.#template
  }

  async #makeDatabase(signal: AbortSignal): Promise<string> {
    const folder = join(this.#options.temporaryFolder, 'fresh-database')
    await rm(folder, { recursive: true, force: true })
    const thread = await openThread({ folder, outputCharacters: 0 }, signal)
    await thread.close()
    return folder
  }
}
