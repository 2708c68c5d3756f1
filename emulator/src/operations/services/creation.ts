import { isRepository } from 'taxiway/contract'
import { isImageReference } from '../../builds/container-image-replacement.ts'
import { StatusError } from '../../http/status-error.ts'
import type { Project } from '../../state/account-tables.ts'
import { addService } from '../../state/resource-lifecycle.ts'
import { requirePort } from '../addresses.ts'
import type { Handler, RequestContext } from '../request-context.ts'
import { serviceRecord } from './service-record.ts'

export const createService: Handler<'create_service'> = (args, context) => {
  const { projectSlug, environmentSlug, ...settings } = args
  const { name, repoUrl, image, internalPort } = settings
  requireName(name)
  requirePort('internalPort', internalPort)
  if (repoUrl !== undefined && !isRepository(repoUrl)) {
    throw new StatusError(400, '"repoUrl" must be an http, https or file URL, or an absolute path.')
  }
  if (image !== undefined && !isImageReference(image)) {
    throw new StatusError(400, '"image" must be the reference of a container image, such as ghcr.io/team/app:1.2.')
  }
  const project = requireProject(projectSlug, context)
  const environment = context.visible.environment(project, environmentSlug)
  const service = addService(context.state, {
    ...settings,
    sourceType: image === undefined ? 'git' : 'image',
    projectId: project.id,
    environmentId: environment.id,
  })
  context.builds.queue(service, undefined)
  return serviceRecord(service, context)
}

/** A project key must name its project; an account key may leave it out for the default project, which is the oldest. */
function requireProject(slug: string | undefined, { key, visible, state }: RequestContext): Project {
  if (slug !== undefined) return visible.project(slug)
  if (key.kind !== 'account') throw new StatusError(403, 'A project key must name its own project in "projectSlug".')
  const [oldest] = state.projects.all()
  if (!oldest) throw new StatusError(404, 'There is no project yet: create one first.')
  return oldest
}

export function requireName(name: string): void {
  if (!name.trim()) throw new StatusError(400, '"name" is empty.')
}
