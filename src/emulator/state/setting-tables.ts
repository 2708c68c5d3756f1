import { type EngineName, engineNames } from '../engine-catalog.ts'
import { flag, integer, json, named, oneOf, type TableDefinition, text } from './table.ts'

/** An environment variable of a service. It applies with the next deployment. */
export interface Variable {
  readonly serviceId: string
  readonly key: string
  readonly value: string
}

export const variables: TableDefinition<Variable> = {
  name: 'variables',
  columns: { serviceId: text, key: text, value: text },
  constraints: 'PRIMARY KEY (serviceId, key)',
}

/** The cron expression of a service, as it was given: it may be invalid. */
export const schedules: TableDefinition<{ readonly serviceId: string; readonly expression: string }> = {
  name: 'schedules',
  columns: { serviceId: text, expression: text },
  constraints: 'PRIMARY KEY (serviceId)',
}

/** What can be switched on and off for a service. */
export interface Switch {
  readonly serviceId: string
  readonly name: keyof typeof switchDefaults
  readonly isOn: boolean
}

/** The position of each switch until it is set. */
export const switchDefaults = { searchIndexing: true, autoDeploy: false } as const

export const switches: TableDefinition<Switch> = {
  name: 'switches',
  columns: { serviceId: text, name: oneOf(['searchIndexing', 'autoDeploy']), isOn: flag },
  constraints: 'PRIMARY KEY (serviceId, name)',
}

/** The scaling of a service. Percentages are of one instance; 0 ignores the signal. */
export interface Scaling {
  readonly serviceId: string
  /** With autoscaling on, the minimum. */
  readonly instances: number
  /** The maximum of autoscaling, not below `instances`. */
  readonly maxInstances: number
  readonly autoscaleEnabled: boolean
  readonly autoscaleCpuPct: number
  readonly autoscaleMemPct: number
}

export const scaling: TableDefinition<Scaling> = {
  name: 'scaling',
  columns: {
    serviceId: text,
    instances: integer,
    maxInstances: integer,
    autoscaleEnabled: flag,
    autoscaleCpuPct: named('cpuPct', integer),
    autoscaleMemPct: named('memPct', integer),
  },
  constraints: 'PRIMARY KEY (serviceId)',
}

/** The token of a service's deploy trigger. Only its digest is stored: the platform shows a token once. */
export const deployTriggers: TableDefinition<{ readonly serviceId: string; readonly digest: string }> = {
  name: 'deployTriggers',
  columns: { serviceId: text, digest: text },
  constraints: 'PRIMARY KEY (serviceId), UNIQUE (digest)',
}

/** A container port with a hostname of its own. It applies with the next deployment. */
export interface ExposedPort {
  readonly hostname: string
  readonly serviceId: string
  readonly port: number
  readonly label: string
}

export const exposedPorts: TableDefinition<ExposedPort> = {
  name: 'exposedPorts',
  columns: { hostname: text, serviceId: text, port: integer, label: text },
  constraints: 'PRIMARY KEY (hostname), UNIQUE (serviceId, port), UNIQUE (serviceId, label)',
}

/** A custom domain of a service. The platform does not query DNS, so it stays pending. */
export interface Domain {
  readonly id: string
  readonly serviceId: string
  /** In lower case. Unique. */
  readonly hostname: string
  /** The container port that it would lead to. */
  readonly port: number
}

export const domains: TableDefinition<Domain> = {
  name: 'domains',
  columns: { id: text, serviceId: text, hostname: text, port: integer },
  constraints: 'PRIMARY KEY (id), UNIQUE (hostname)',
}

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
