import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SerialQueue } from '../serial-queue.ts'
import { type ConsoleLimits, Database, openEngine } from './database.ts'
import { cacheFolder } from './database-template-folder.ts'

/** Where the databases are stored, and the limits of their consoles. */
export interface PoolOptions {
  /** The folder of the databases; it is created with the first database. */
  readonly folder: string
  /** A folder that belongs to this platform and is removed with it. */
  readonly temporaryFolder: string
  readonly limits: ConsoleLimits
}

/** Milliseconds in which a new database is written to the disk. */
const closeMs = 60_000

/** The database engines of a platform: one for each database service, with a folder and a thread of its own. */
export class EnginePool {
  readonly #options: PoolOptions
  readonly #databases = new Map<string, Database>()
  readonly #folders = new Map<string, Promise<string>>()
  #template: Promise<string> | undefined
  #stopped = new AbortController()
  readonly #removals = new SerialQueue()

  constructor(options: PoolOptions) {
    this.#options = options
  }

  /** Runs a query in the database of a service. */
  async query(serviceId: string, sql: string): Promise<string> {
    return (await this.serve(serviceId)).query(sql)
  }

  /** Lets clients connect to the database of a service, if they cannot yet. The engine starts with the first of them. */
  async serve(serviceId: string): Promise<Database> {
    const known = this.#databases.get(serviceId)
    if (known !== undefined) return known
    const database = new Database(() => this.#prepare(serviceId), this.#options.limits)
    this.#databases.set(serviceId, database)
    await database.listen()
    return database
  }

  /** The port on which the database of a service listens, if it does. */
  findPort(serviceId: string): number | undefined {
    return this.#databases.get(serviceId)?.port
  }

  /** Restarts the engine of a service after its queries; false if it does not run. */
  restart(serviceId: string): boolean {
    return this.#databases.get(serviceId)?.restart() ?? false
  }

  /** Ends the engine of a service and removes its data. */
  async remove(serviceId: string): Promise<void> {
    const folder = this.#folders.get(serviceId)
    const database = this.#databases.get(serviceId)
    this.#folders.delete(serviceId)
    this.#databases.delete(serviceId)
    const ended = Promise.allSettled([database?.[Symbol.asyncDispose](), folder])
    await this.#removeAfter(ended, this.#databaseFolder(serviceId))
  }

  /** Ends every engine and its connections, and listens no more. */
  async close(): Promise<void> {
    const databases = [...this.#databases.values()]
    const folders = [...this.#folders.values()]
    this.#databases.clear()
    this.#folders.clear()
    this.#stopped.abort()
    this.#stopped = new AbortController()
    await Promise.all(databases.map((each) => each[Symbol.asyncDispose]()))
    // One that is still being made would outlast this.
    await Promise.allSettled(folders)
  }

  /** Makes the database of which all others are copies, which takes seconds once on each machine. Never rejects. */
  async prepare(): Promise<void> {
    await this.#freshDatabase().catch(() => undefined)
  }

  /** Ends every engine and removes all data. */
  async wipe(): Promise<void> {
    await this.#removeAfter(this.close(), this.#options.folder)
  }

  /** No database is opened until the folder is removed: queries that come meanwhile use the new data. */
  #removeAfter(ended: Promise<unknown>, folder: string): Promise<void> {
    const settled = Promise.allSettled([ended])
    return this.#removals.run(async () => {
      await settled
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    })
  }

  /** A digest of the id, as the id may hold characters that a folder name cannot. */
  #databaseFolder(serviceId: string): string {
    return join(this.#options.folder, createHash('sha256').update(serviceId).digest('hex').slice(0, 32))
  }

  /** The folder of a database, which two may want at once. */
  #prepare(serviceId: string): Promise<string> {
    const known = this.#folders.get(serviceId)
    if (known !== undefined) return known
    const folder = this.#makeFolder(serviceId)
    this.#folders.set(serviceId, folder)
    folder.catch(() => this.#folders.delete(serviceId))
    return folder
  }

  async #makeFolder(serviceId: string): Promise<string> {
    await this.#removals.idle()
    const folder = this.#databaseFolder(serviceId)
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

  /** A new database, kept beside the engine for every platform on this machine, if there is a place for it. */
  async #makeDatabase(signal: AbortSignal): Promise<string> {
    const cache = (await cacheFolder()) ?? { folder: this.#options.temporaryFolder, name: 'fresh-database' }
    const kept = join(cache.folder, cache.name)
    if (await stat(kept).catch(() => undefined)) return kept
    const made = await mkdtemp(`${kept}-`)
    try {
      const engine = await openEngine({ folder: made, outputCharacters: 0, idleMs: 0 }, signal)
      await engine.ask({ kind: 'close' }, closeMs)
      await engine.end()
      await rename(made, kept)
    } catch (error) {
      await rm(made, { recursive: true, force: true })
      // Another platform was faster.
      if (!(await stat(kept).catch(() => undefined))) throw error
    }
    return kept
  }
}
