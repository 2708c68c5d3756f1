import { bytes, integer, oneOf, optional, type RowOf, table, text, timestamp } from './table.ts'

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
