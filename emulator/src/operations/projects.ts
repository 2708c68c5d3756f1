import { StatusError } from '../http/status-error.ts'
import { toSlug } from '../state/identifier.ts'
import { addProject } from '../state/resource-lifecycle.ts'
import type { Handler } from './request-context.ts'

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
