import { randomBytes } from 'node:crypto'
import { environmentSlugs, type Key, type Permissions, type Project } from './state/account-tables.ts'
import { type EngineName, engineCatalog } from './state/engine-catalog.ts'
import { newId, toSlug } from './state/identifier.ts'
import type { PlatformState } from './state/platform-state.ts'
import { addProject, addService } from './state/resource-lifecycle.ts'
import type { ManagedDatabase, Settings, SourceType } from './state/service-tables.ts'

/** A service that exists from the start. It is not deployed until a request asks for it. */
export interface SeedService extends Settings {
  /** `svc_` and the name by default. */
  readonly id?: string
  /** The name of the service. */
  readonly name: string
  /** An http, https or file URL, or an absolute path. A service without a source has nothing to build. */
  readonly repoUrl?: string
  /** A container image instead; `StartOptions.images` holds its replacement. */
  readonly image?: string
  /** Makes it a managed database or a bucket; the contract has no operation for that. */
  readonly engine?: EngineName
  /** The billed size and the filesystem of a database or bucket, GB; 10 by default. */
  readonly storageGb?: number
  /** The tracked branch; by default the repository's default branch. */
  readonly branch?: string
  /** `demo` by default; a project that does not exist is created. */
  readonly projectSlug?: string
  /** `production` by default. */
  readonly environmentSlug?: string
  /** The schedule of a cron service, a cron expression of five fields; the contract has no operation to set it. */
  readonly schedule?: string
  /** Whether pushes to the tracked branch of a repository on this machine are deployed; false by default. */
  readonly autoDeploy?: boolean
}

/** A dedicated outbound address of the account. */
export interface SeedIp {
  /** The id that attach_service_dedicated_ip takes. */
  readonly id: string
  /** An IP address; the platform does not really send from it. */
  readonly address: string
  /** The id by default. */
  readonly label?: string
  /** The project that it is attached to, if any; the contract has no operation for that. */
  readonly projectSlug?: string
}

/** A further key. It names services by id, and projects and environments by slug. */
export type SeedKey =
  | { readonly kind: 'account'; readonly readOnly?: boolean }
  | {
      readonly kind: 'project'
      readonly project: string
      readonly environments?: readonly string[]
      readonly permissions: Permissions
    }
  | { readonly kind: 'service'; readonly service: string; readonly permissions: Permissions }

/** The initial state of a platform. */
export interface Seed {
  /** The services that exist from the start. By default `svc_demo`, without a source, and the database `svc_database`. */
  readonly services?: readonly SeedService[]
  /** Further keys, by name. */
  readonly keys?: Readonly<Record<string, SeedKey>>
  /** Dedicated outbound addresses of the account. By default `ip_demo`, and `ip_project`, which is attached to the project `demo`. */
  readonly dedicatedIps?: readonly SeedIp[]
  /** Names of environment groups; `shared` by default. */
  readonly envGroups?: readonly string[]
}

/** The addresses are reserved for documentation. */
const defaultIps: readonly SeedIp[] = [
  { id: 'ip_demo', address: '203.0.113.10' },
  { id: 'ip_project', address: '203.0.113.20', projectSlug: 'demo' },
]
const defaultServices: readonly SeedService[] = [{ name: 'demo' }, { name: 'database', engine: 'postgres' }]
const defaultProject = 'demo'
const defaultStorageGb = 10

const ofService: Permissions = {
  deployments: 'write',
  logs: 'read',
  metrics: 'read',
  variables: 'write',
  domains: 'write',
  settings: 'write',
}
const ofProject: Permissions = { ...ofService, project: 'write' }

/** Adds the missing parts of the seed; the rest of the state stays, keys included. `tokens` holds former values of keys. */
export function applySeed(
  state: PlatformState,
  { services = defaultServices, keys = {}, dedicatedIps = defaultIps, envGroups = ['shared'] }: Seed,
  tokens: Readonly<Record<string, string>> = {},
): void {
  findProject(state, defaultProject)
  const ids = services.map((service) => ensureService(state, service))
  for (const ip of dedicatedIps) ensureIp(state, ip)
  for (const name of envGroups) {
    if (!state.envGroups.has({ name })) state.envGroups.insert({ id: newId('grp'), name })
  }
  const [first] = ids
  const all: Record<string, SeedKey> = {
    account: { kind: 'account' },
    readOnly: { kind: 'account', readOnly: true },
    project: { kind: 'project', project: defaultProject, permissions: ofProject },
    preview: { kind: 'project', project: defaultProject, environments: ['preview'], permissions: ofProject },
    ...(first === undefined ? {} : { service: { kind: 'service', service: first, permissions: ofService } }),
    ...Object.fromEntries(ids.map((id) => [id, { kind: 'service', service: id, permissions: ofService } as const])),
    ...keys,
  }
  for (const [role, key] of Object.entries(all)) {
    if (state.keys.has({ role })) continue
    state.keys.insert({ token: tokens[role] ?? newToken(role), role, grants: toKey(state, key) })
  }
}

function newToken(role: string): string {
  return `local_${role.replace(/[^A-Za-z0-9]+/g, '_')}_${randomBytes(18).toString('base64url')}`
}

function findProject(state: PlatformState, slug: string): Project {
  return state.projects.get({ slug }) ?? addProject(state, { name: slug, slug, description: '' })
}

function ensureService(state: PlatformState, seed: SeedService): string {
  const { id: given, projectSlug, environmentSlug, schedule, autoDeploy, engine, storageGb, ...service } = seed
  const id = given ?? `svc_${toSlug(service.name).replaceAll('-', '_')}`
  // A stored service stays as it is, but what the seed names as its repository and folder is what it is built from.
  if (state.services.has({ id })) {
    const { repoUrl, rootDir } = seed
    if (repoUrl !== undefined) state.services.update({ id }, { repoUrl, rootDir, sourceType: 'git' })
    return id
  }
  if (state.deletedServices.has({ id })) return id
  const project = findProject(state, projectSlug ?? defaultProject)
  const slug = environmentSlug ?? environmentSlugs[0]
  const environment = state.environments.get({ projectId: project.id, slug })
  if (!environment)
    throw new Error(
      `The service "${service.name}" names an environment that does not exist: "${slug}". Use ${environmentSlugs.join(' or ')}.`,
    )
  const sourceType = toSourceType(seed)
  addService(state, { ...service, id, sourceType, projectId: project.id, environmentId: environment.id })
  if (engine !== undefined) state.managedDatabases.insert(newDatabase(id, engine, storageGb ?? defaultStorageGb))
  if (schedule !== undefined) state.schedules.put({ serviceId: id, expression: schedule })
  if (autoDeploy !== undefined) state.switches.put({ serviceId: id, name: 'autoDeploy', isOn: autoDeploy })
  return id
}

function toSourceType({ engine, image, repoUrl }: SeedService): SourceType {
  if (engine !== undefined) return 'database'
  if (image !== undefined) return 'image'
  return repoUrl === undefined ? 'upload' : 'git'
}

/** A database with a random password. `postgres` is PostgreSQL's own name for its first user and database. */
function newDatabase(serviceId: string, engine: EngineName, storageGb: number): ManagedDatabase {
  const { hasUser, hasDatabase, storage } = engineCatalog[engine]
  const user = engine === 'postgres' ? 'postgres' : storage ? randomBytes(10).toString('hex') : 'admin'
  return {
    serviceId,
    engine,
    username: hasUser ? user : '',
    password: randomBytes(18).toString('base64url'),
    database: hasDatabase ? (engine === 'postgres' ? 'postgres' : 'app') : '',
    tls: false,
    allowIps: [],
    storageGb,
    filesystemGb: storageGb,
  }
}

function ensureIp(state: PlatformState, { id, address, label, projectSlug }: SeedIp): void {
  if (state.dedicatedIps.has({ id })) return
  state.dedicatedIps.insert({ id, address, label: label ?? id })
  if (projectSlug === undefined) return
  state.ipAttachments.put({ kind: 'project', holderId: findProject(state, projectSlug).id, ipId: id })
}

function toKey(state: PlatformState, key: SeedKey): Key {
  switch (key.kind) {
    case 'account':
      return { kind: 'account', readOnly: key.readOnly ?? false }
    case 'project': {
      const { kind, project, environments, permissions } = key
      return { kind, projectId: findProject(state, project).id, environments, permissions }
    }
    case 'service':
      return { kind: 'service', serviceId: key.service, permissions: key.permissions }
    default:
      return key satisfies never
  }
}
