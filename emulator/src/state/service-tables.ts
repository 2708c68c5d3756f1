import { engineNames } from './engine-catalog.ts'
import { bytes, flag, integer, json, named, oneOf, optional, type RowOf, table, text, timestamp } from './table.ts'

const runtimeModes = ['web', 'worker', 'static', 'cron'] as const
/** How a service runs. */
export type RuntimeMode = (typeof runtimeModes)[number]

/** How a service is built and run, as far as its owner decides; the build finds out the rest. */
export interface Settings {
  /** By default `web` if there is a start command, else `static`. */
  readonly runtimeMode?: RuntimeMode | undefined
  /** Relative to the source, with `/`. */
  readonly rootDir?: string | undefined
  /** Installs the dependencies. */
  readonly installCommand?: string | undefined
  /** Builds the source. */
  readonly buildCommand?: string | undefined
  /** Starts the service; for a static service, its output folder. */
  readonly startCommand?: string | undefined
  /** Only mentioned in the log: on one machine each service gets a free port, in `PORT`. */
  readonly internalPort?: number | undefined
  /** Shown, and without effect. */
  readonly planKey?: string | undefined
}

const sourceTypes = ['git', 'upload', 'image', 'database'] as const
/** Where the code of a service comes from. */
export type SourceType = (typeof sourceTypes)[number]

/** A service. */
export interface Service extends Settings {
  readonly id: string
  readonly projectId: string
  readonly environmentId: string
  /** Not unique. */
  readonly name: string
  readonly slug: string
  readonly sourceType: SourceType
  readonly status: 'idle' | 'running'
  readonly planKey: string
  readonly repoUrl: string | undefined
  /** The reference of a container image. */
  readonly image: string | undefined
  /** The tracked branch; undefined for the repository's default branch. */
  readonly branch: string | undefined
  /** Where it is served: the same after a restart of the platform. */
  readonly endpointPort?: number | undefined
}

/** The services that exist. */
export const services = table<Service>('services', 'PRIMARY KEY (id)', {
  id: text,
  projectId: text,
  environmentId: text,
  name: text,
  slug: text,
  sourceType: oneOf(sourceTypes),
  status: oneOf(['idle', 'running']),
  planKey: text,
  repoUrl: optional(text),
  image: optional(text),
  branch: optional(text),
  endpointPort: optional(integer),
  runtimeMode: optional(oneOf(runtimeModes)),
  rootDir: optional(text),
  installCommand: optional(text),
  buildCommand: optional(text),
  startCommand: optional(text),
  internalPort: optional(integer),
})

/** The archive that was uploaded for a service. */
export const archives = table('archives', 'PRIMARY KEY (serviceId)', { serviceId: text, content: bytes })

/** What the platform still knows of a service that was deleted. */
export type DeletedService = RowOf<typeof deletedServices>

/** The services that were deleted. */
export const deletedServices = table('deletedServices', 'PRIMARY KEY (id)', {
  id: text,
  projectId: text,
  environmentId: text,
  name: text,
  slug: text,
  deletedAt: { ...timestamp, name: 'at' },
})

/** The environment variables of services. A change applies with the next deployment. */
export const variables = table('variables', 'PRIMARY KEY (serviceId, key)', { serviceId: text, key: text, value: text })

/** The cron expressions of services, as they were given: they may be invalid. */
export const schedules = table('schedules', 'PRIMARY KEY (serviceId)', { serviceId: text, expression: text })

/** What can be switched on and off for a service, and its position until it is set. */
export const switchDefaults = { searchIndexing: true, autoDeploy: false } as const

/** The switches of services that were set. */
export const switches = table('switches', 'PRIMARY KEY (serviceId, name)', {
  serviceId: text,
  name: oneOf(['searchIndexing', 'autoDeploy']),
  isOn: flag,
})

/** The scaling of a service. Percentages are of one instance; 0 ignores the signal. */
export type Scaling = RowOf<typeof scaling>

/** The scaling of services for which it was set. */
export const scaling = table('scaling', 'PRIMARY KEY (serviceId)', {
  serviceId: text,
  /** With autoscaling on, the minimum. */
  instances: integer,
  /** The maximum of autoscaling, not below `instances`. */
  maxInstances: integer,
  autoscaleEnabled: flag,
  autoscaleCpuPct: named('cpuPct', integer),
  autoscaleMemPct: named('memPct', integer),
})

/** The tokens of deploy triggers. Only a digest is stored: the platform shows a token once. */
export const deployTriggers = table('deployTriggers', 'PRIMARY KEY (serviceId), UNIQUE (digest)', {
  serviceId: text,
  digest: text,
})

/** A container port with a hostname of its own. It applies with the next deployment. */
export type ExposedPort = RowOf<typeof exposedPorts>

/** The exposed ports of services. */
export const exposedPorts = table(
  'exposedPorts',
  'PRIMARY KEY (hostname), UNIQUE (serviceId, port), UNIQUE (serviceId, label)',
  { hostname: text, serviceId: text, port: integer, label: text },
)

/** The custom domains of services, in lower case, and the container port that each would lead to. They stay pending. */
export const domains = table('domains', 'PRIMARY KEY (id), UNIQUE (hostname)', {
  id: text,
  serviceId: text,
  hostname: text,
  port: integer,
})

/** The settings of a managed database or bucket, which belong to a service. Its data is stored elsewhere. Sizes are whole GB. */
export type ManagedDatabase = RowOf<typeof managedDatabases>

/** The settings of all managed databases and buckets. */
export const managedDatabases = table('managedDatabases', 'PRIMARY KEY (serviceId)', {
  serviceId: text,
  engine: oneOf(engineNames),
  /** The user, or the access key of a bucket; empty if the engine has none. */
  username: text,
  /** The password, or the secret key of a bucket. */
  password: text,
  /** Empty if the engine has none. */
  database: named('databaseName', text),
  tls: flag,
  /** CIDRs and addresses; empty for any source. */
  allowIps: json<readonly string[]>(),
  /** The billed size. */
  storageGb: integer,
  /** The largest size that the filesystem ever had; it cannot shrink. */
  filesystemGb: integer,
})
