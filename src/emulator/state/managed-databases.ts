import { type EngineName, engineNames } from '../engine-catalog.ts'
import { flag, integer, json, named, oneOf, type TableDefinition, text } from './table.ts'

/** The settings of a managed database or bucket, which belong to a service. Its data is stored elsewhere. Sizes are whole GB. */
export interface ManagedDatabase {
  readonly serviceId: string
  readonly engine: EngineName
  /** The user, or the access key of a bucket; empty if the engine has none. */
  readonly username: string
  /** The password, or the secret key of a bucket. */
  readonly password: string
  /** Empty if the engine has none. */
  readonly database: string
  readonly tls: boolean
  /** CIDRs and addresses; empty for any source. */
  readonly allowIps: readonly string[]
  /** The billed size. */
  readonly storageGb: number
  /** The largest size that the filesystem ever had; it cannot shrink. */
  readonly filesystemGb: number
}

export const managedDatabases: TableDefinition<ManagedDatabase> = {
  name: 'managedDatabases',
  columns: {
    serviceId: text,
    engine: oneOf(engineNames),
    username: text,
    password: text,
    database: named('databaseName', text),
    tls: flag,
    allowIps: json(),
    storageGb: integer,
    filesystemGb: integer,
  },
  constraints: 'PRIMARY KEY (serviceId)',
}
