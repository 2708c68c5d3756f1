import { StatusError } from '../http/status-error.ts'
import type { Key } from '../state/account-tables.ts'
import { toSlug } from '../state/identifier.ts'
import type { PlatformState } from '../state/platform-state.ts'
import { addProject } from '../state/resource-lifecycle.ts'
import { engineCatalog } from '../state/service-tables.ts'
import type { Handler } from './request-context.ts'

export const whoami: Handler<'whoami'> = (_, { key, state }) => ({
  id: 'usr_local',
  name: 'Local developer',
  email: 'developer@localhost',
  ...toScope(key, state),
})

/** An account key has no scope (contract: Authentication, 8); one that cannot write says so in a field beyond the contract's. */
function toScope(key: Key, { projects, services }: PlatformState) {
  switch (key.kind) {
    case 'account':
      return key.readOnly ? { readOnly: true } : {}
    case 'project': {
      const { kind, projectId, environments, permissions } = key
      const projectSlug = projects.get({ id: projectId })?.slug
      return { keyScope: { kind, projectId, projectSlug, environments, permissions: { ...permissions } } }
    }
    case 'service': {
      const { kind, serviceId, permissions } = key
      const serviceName = services.get({ id: serviceId })?.name
      return { keyScope: { kind, serviceId, serviceName, permissions: { ...permissions } } }
    }
    default:
      return key satisfies never
  }
}

export const listEngines: Handler<'list_engines'> = () => Object.values(engineCatalog).map((entry) => ({ ...entry }))

export const listEnvGroups: Handler<'list_env_groups'> = (_, { state }) =>
  state.envGroups.select('TRUE ORDER BY name').map((group) => ({ ...group }))

/** The most services in the preview of a project. The contract caps it, but does not show the number. */
const previewCap = 5

export const listProjects: Handler<'list_projects'> = (_, { state }) =>
  state.projects.all().map((project) => {
    const services = state.services.all({ projectId: project.id })
    const preview = services.slice(0, previewCap).map(({ id, sourceType }) => {
      const database = state.managedDatabases.get({ serviceId: id })
      return { sourceType, ...(database ? { engine: database.engine } : {}) }
    })
    return { ...project, serviceCount: services.length, services: preview }
  })

export const createProject: Handler<'create_project'> = ({ name, description = '' }, { state }) => {
  const slug = toSlug(name)
  if (!slug) throw new StatusError(400, `"name" must hold a letter or a digit, not "${name}".`)
  if (state.projects.has({ slug })) throw new StatusError(409, `The project "${slug}" exists already.`)
  return { ...addProject(state, { name, slug, description }) }
}

export const listDeletedServices: Handler<'list_deleted_services'> = ({ slug: project }, { visible }) =>
  visible.deletedServices(project).map(({ id, name, slug, deletedAt }) => ({ id, name, slug, deletedAt }))
