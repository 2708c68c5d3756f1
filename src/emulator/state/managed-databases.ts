import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { catalog, type EngineName, isEngineName } from '../catalog.ts'
import { integer, type Row, text } from './row.ts'

/** What is kept of a database or bucket; its data is elsewhere. Sizes are whole GB. */
export interface ManagedDatabase {
  readonly serviceId: string
  readonly engine: EngineName
  /** The user, or the access key of a bucket; empty where the engine has none. */
  readonly username: string
  /** The password, or the secret key of a bucket. */
  readonly password: string
  /** Empty where the engine has none. */
  readonly database: string
  readonly tls: boolean
  /** CIDRs and addresses; none for any source. */
  readonly allowIps: readonly string[]
  /** What is paid for. */
  readonly storageGb: number
  /** How large the filesystem was ever made; it cannot shrink. */
  readonly filesystemGb: number
}

/** What of a database can change. */
export type DatabaseSettings = Omit<ManagedDatabase, 'serviceId' | 'engine' | 'database'>

/** The managed databases and buckets, each of them the other half of a service. */
export class ManagedDatabases {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Adds one with a random password. `postgres` is what PostgreSQL itself calls its first user and database. */
  add(serviceId: string, engine: EngineName, storageGb: number): void {
    const { hasUser, hasDatabase, storage } = catalog[engine]
    const user = engine === 'postgres' ? 'postgres' : storage ? randomBytes(10).toString('hex') : 'admin'
    this.#database
      .prepare(
        `INSERT INTO managedDatabases (serviceId, engine, username, password, databaseName, tls, allowIps, storageGb,
           filesystemGb) VALUES (?, ?, ?, ?, ?, 0, '[]', ?, ?)`,
      )
      .run(
        serviceId,
        engine,
        hasUser ? user : '',
        randomBytes(18).toString('base64url'),
        hasDatabase ? (engine === 'postgres' ? 'postgres' : 'app') : '',
        storageGb,
        storageGb,
      )
  }

  /** Undefined for a service that is no database. */
  of(serviceId: string): ManagedDatabase | undefined {
    const row = this.#database.prepare('SELECT * FROM managedDatabases WHERE serviceId = ?').get(serviceId)
    return row && readDatabase(row)
  }

  /** Changes what is named, and nothing else. */
  change(serviceId: string, changes: Partial<DatabaseSettings>): void {
    const before = this.of(serviceId)
    if (!before) throw new Error(`The service ${serviceId} is no database.`)
    const { username, password, tls, allowIps, storageGb, filesystemGb } = { ...before, ...changes }
    this.#database
      .prepare(
        `UPDATE managedDatabases SET username = ?, password = ?, tls = ?, allowIps = ?, storageGb = ?, filesystemGb = ?
         WHERE serviceId = ?`,
      )
      .run(username, password, Number(tls), JSON.stringify(allowIps), storageGb, filesystemGb, serviceId)
  }
}

function readDatabase(row: Row): ManagedDatabase {
  const engine = text(row, 'engine')
  if (!isEngineName(engine)) throw new Error(`The data file holds a database of the unknown engine "${engine}".`)
  return {
    serviceId: text(row, 'serviceId'),
    engine,
    username: text(row, 'username'),
    password: text(row, 'password'),
    database: text(row, 'databaseName'),
    tls: integer(row, 'tls') === 1,
    // What stands in this column was written by `change`, above.
    allowIps: JSON.parse(text(row, 'allowIps')) as string[],
    storageGb: integer(row, 'storageGb'),
    filesystemGb: integer(row, 'filesystemGb'),
  }
}
