import { environmentSlugs, type Project } from './account-tables.ts'
import { newId, toSlug } from './identifier.ts'
import type { PlatformState } from './platform-state.ts'
import type { DeletedService, Service } from './service-tables.ts'

/** Adds a project with its environments. The slug must be free. */
export function addProject(state: PlatformState, project: Omit<Project, 'id'>): Project {
  const added = { id: newId('prj'), ...project }
  state.projects.insert(added)
  for (const slug of environmentSlugs) state.environments.insert({ id: newId('env'), projectId: added.id, slug })
  return added
}

/** A service to add: what is left out gets a default. */
export type NewService = Pick<Service, 'projectId' | 'environmentId' | 'name' | 'sourceType'> & {
  readonly [Field in keyof Service]?: Service[Field] | undefined
}

const defaultPlan = 'local'

/** Adds a service. It is idle, except for a database, which needs no deployment. The id must be free; the name may be taken. */
export function addService(state: PlatformState, { id: given, planKey, ...service }: NewService): Service {
  const id = given ?? newId('svc')
  const added: Service = {
    repoUrl: undefined,
    image: undefined,
    branch: undefined,
    ...service,
    id,
    slug: `${toSlug(service.name) || 'service'}-${id.slice(-6)}`,
    status: service.sourceType === 'database' ? 'running' : 'idle',
    planKey: planKey ?? defaultPlan,
  }
  state.services.insert(added)
  state.onCreated?.service(added)
  return added
}

/** How long a deleted service can be restored, milliseconds; the contract only says that there is such a time. */
const restorableMs = 7 * 24 * 3_600_000

/** Removes a service with all that belongs to it, and lists it as deleted. Its logs stay, but no request can read them. */
export function deleteService(state: PlatformState, { id, projectId, environmentId, name, slug }: Service): void {
  const deletedAt = state.now().toISOString()
  const { archives, variables, schedules, deployTriggers, exposedPorts } = state
  const { domains, switches, scaling, managedDatabases } = state
  state.transaction(() => {
    state.deletedServices.insert({ id, projectId, environmentId, name, slug, deletedAt })
    state.services.delete({ id })
    state.ipAttachments.delete({ kind: 'service', holderId: id })
    for (const table of [archives, variables, schedules, deployTriggers, exposedPorts]) table.delete({ serviceId: id })
    for (const table of [domains, switches, scaling, managedDatabases]) table.delete({ serviceId: id })
  })
}

/** The deleted services of a project that can still be restored, latest first. */
export function restorableServices(state: PlatformState, projectId: string): DeletedService[] {
  const since = state.now().getTime() - restorableMs
  return state.deletedServices.select('projectId = ? AND at > ? ORDER BY at DESC, rowid DESC', projectId, since)
}
