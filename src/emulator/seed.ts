import type { Key, Permissions } from './access/key.ts'
import type { EngineName } from './catalog.ts'
import { slugOf } from './state/identifier.ts'
import { environmentSlugs, type Project } from './state/projects.ts'
import type { Settings, SourceType } from './state/services.ts'
import type { State } from './state/state.ts'

/** A service that exists from the start. Nothing is deployed until someone asks for it. */
export interface SeedService extends Settings {
  /** `svc_` and the name where it is left out. */
  readonly id?: string
  /** What people call it. */
  readonly name: string
  /** An http, https or file URL, or an absolute path. A service without any source has nothing to build. */
  readonly repoUrl?: string
  /** A container image instead; `StartOptions.images` says what stands for it. */
  readonly image?: string
  /** Makes it a managed database or a bucket; the contract documents no operation that does. */
  readonly engine?: EngineName
  /** What is billed for a database or bucket, and how large its filesystem is, GB; 10 where it is left out. */
  readonly storageGb?: number
  /** The tracked branch; the repository's default one where it is left out. */
  readonly branch?: string
  /** `demo` where it is left out; a project that does not exist is created. */
  readonly projectSlug?: string
  /** `production` where it is left out. */
  readonly environmentSlug?: string
  /** When a cron service runs, as a cron expression of five fields; the contract documents no way to set it. */
  readonly schedule?: string
  /** Whether pushes to the tracked branch of a repository on this machine are deployed; not by default. */
  readonly autoDeploy?: boolean
}

/** A dedicated outbound address that the account owns. */
export interface SeedIp {
  /** What attach_service_dedicated_ip takes. */
  readonly id: string
  /** An IP address; nothing is really sent from it. */
  readonly address: string
  /** Its id where it is left out. */
  readonly label?: string
  /** The project that it is attached to, if any; the contract documents no way to do that. */
  readonly projectSlug?: string
}

/** A further key, in the words of the seed: ids of services, slugs of projects and environments. */
export type SeedKey =
  | { readonly kind: 'account'; readonly readOnly?: boolean }
  | {
      readonly kind: 'project'
      readonly project: string
      readonly environments?: readonly string[]
      readonly permissions: Permissions
    }
  | { readonly kind: 'service'; readonly service: string; readonly permissions: Permissions }

export interface Seed {
  readonly services: readonly SeedService[]
  /** By name. */
  readonly keys: Readonly<Record<string, SeedKey>>
  readonly dedicatedIps: readonly SeedIp[]
  /** Names of environment groups. */
  readonly envGroups: readonly string[]
}

/** What there is where the caller names nothing; the addresses are reserved for documentation. */
export const defaultSeed: Seed = {
  services: [{ name: 'demo' }, { name: 'database', engine: 'postgres' }],
  keys: {},
  dedicatedIps: [
    { id: 'ip_demo', address: '203.0.113.10' },
    { id: 'ip_project', address: '203.0.113.20', projectSlug: 'demo' },
  ],
  envGroups: ['shared'],
}

const defaultProject = 'demo'
const usualStorageGb = 10

const ofService: Permissions = {
  deployments: 'write',
  logs: 'read',
  metrics: 'read',
  variables: 'write',
  domains: 'write',
  settings: 'write',
}
const ofProject: Permissions = { ...ofService, project: 'write' }

/** Adds what of the seed is missing; what an earlier run left stays, keys included. `tokens` gives keys their old values back. */
export function plant(state: State, seed: Seed, tokens: Readonly<Record<string, string>> = {}): void {
  projectOf(state, defaultProject)
  const services = seed.services.map((service) => ensureService(state, service))
  for (const ip of seed.dedicatedIps) ensureIp(state, ip)
  for (const name of seed.envGroups) state.envGroups.ensure(name)
  const [first] = services
  const keys: Record<string, SeedKey> = {
    account: { kind: 'account' },
    readOnly: { kind: 'account', readOnly: true },
    project: { kind: 'project', project: defaultProject, permissions: ofProject },
    preview: { kind: 'project', project: defaultProject, environments: ['preview'], permissions: ofProject },
    ...(first === undefined ? {} : { service: { kind: 'service', service: first, permissions: ofService } }),
    ...Object.fromEntries(
      services.map((id) => [id, { kind: 'service', service: id, permissions: ofService } as const]),
    ),
    ...seed.keys,
  }
  const known = state.keys.tokens()
  for (const [role, key] of Object.entries(keys)) {
    if (known[role] === undefined) state.keys.add(role, keyOf(state, key), tokens[role])
  }
}

function projectOf(state: State, slug: string): Project {
  return state.projects.bySlug(slug) ?? state.projects.add({ name: slug, slug, description: '' })
}

function ensureService(
  state: State,
  { id: given, projectSlug, environmentSlug, schedule, autoDeploy, engine, storageGb, ...service }: SeedService,
): string {
  const id = given ?? `svc_${slugOf(service.name).replaceAll('-', '_')}`
  if (state.services.byId(id) || state.deletedServices.has(id)) return id
  const project = projectOf(state, projectSlug ?? defaultProject)
  const slug = environmentSlug ?? environmentSlugs[0]
  const environment = state.projects.environment(project.id, slug)
  if (!environment) throw new Error(`The seed names the environment "${slug}", which does not exist.`)
  const sourceType = sourceTypeOf({ ...service, engine })
  state.services.add({ ...service, id, sourceType, projectId: project.id, environmentId: environment.id })
  if (engine !== undefined) state.managedDatabases.add(id, engine, storageGb ?? usualStorageGb)
  if (schedule !== undefined) state.schedules.set(id, schedule)
  if (autoDeploy !== undefined) state.switches.set(id, 'autoDeploy', autoDeploy)
  return id
}

function sourceTypeOf({
  engine,
  image,
  repoUrl,
}: Pick<SeedService, 'image' | 'repoUrl'> & { engine: EngineName | undefined }): SourceType {
  if (engine !== undefined) return 'database'
  if (image !== undefined) return 'image'
  return repoUrl === undefined ? 'upload' : 'git'
}

function ensureIp(state: State, { id, address, label, projectSlug }: SeedIp): void {
  if (state.dedicatedIps.byId(id)) return
  state.dedicatedIps.add({ id, address, label: label ?? id })
  if (projectSlug === undefined) return
  state.dedicatedIps.attach(id, { kind: 'project', id: projectOf(state, projectSlug).id })
}

function keyOf(state: State, key: SeedKey): Key {
  switch (key.kind) {
    case 'account':
      return { kind: 'account', readOnly: key.readOnly ?? false }
    case 'project': {
      const { kind, project, environments, permissions } = key
      return { kind, projectId: projectOf(state, project).id, environments, permissions }
    }
    case 'service':
      return { kind: 'service', serviceId: key.service, permissions: key.permissions }
    default:
      return key satisfies never
  }
}
