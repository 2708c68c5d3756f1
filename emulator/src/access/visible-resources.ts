import { StatusError } from '../http/status-error.ts'
import { type Environment, environmentSlugs, type Key, type Project } from '../state/account-tables.ts'
import type { Deployment } from '../state/deployment-table.ts'
import type { PlatformState } from '../state/platform-state.ts'
import { restorableServices } from '../state/resource-lifecycle.ts'
import type { DeletedService, Service } from '../state/service-tables.ts'

/** The resources that one key can see. Any other is answered as if it did not exist: 404 (contract: Errors). */
export type VisibleResources = ReturnType<typeof visibleTo>

/** The resources that a key can see. */
export function visibleTo(key: Key, state: PlatformState) {
  function includes(service: Pick<Service, 'id' | 'projectId' | 'environmentId'>): boolean {
    switch (key.kind) {
      case 'account':
        return true
      case 'service':
        return service.id === key.serviceId
      case 'project': {
        if (service.projectId !== key.projectId) return false
        const environment = state.environments.get({ id: service.environmentId })
        return !key.environments || (environment !== undefined && key.environments.includes(environment.slug))
      }
      default:
        return key satisfies never
    }
  }

  function project(slug: string): Project {
    const found = state.projects.get({ slug })
    const hidden = key.kind === 'service' || (key.kind === 'project' && found?.id !== key.projectId)
    if (!found || hidden) throw new StatusError(404, `There is no project "${slug}".`)
    return found
  }

  return {
    project,

    service(id: string): Service {
      const service = state.services.get({ id })
      if (!service || !includes(service)) throw new StatusError(404, `There is no service "${id}".`)
      return service
    },

    deployment(id: string): Deployment {
      const deployment = state.deployments.byId(id)
      const service = deployment && state.services.get({ id: deployment.serviceId })
      if (!service || !includes(service)) throw new StatusError(404, `There is no deployment "${id}".`)
      return deployment
    },

    /** The deleted services of a project that can still be restored. */
    deletedServices: (slug: string): DeletedService[] => restorableServices(state, project(slug).id).filter(includes),

    /** The environment for a new resource: by default the project's first, unless the key is restricted. */
    environment({ id, slug: projectSlug }: Project, slug: string | undefined): Environment {
      const allowed = key.kind === 'project' ? key.environments : undefined
      if (slug === undefined && allowed) {
        throw new StatusError(403, `The key is restricted to ${allowed.join(', ')}: name the environment.`)
      }
      const wanted = slug ?? environmentSlugs[0]
      const environment = state.environments.get({ projectId: id, slug: wanted })
      if (!environment || (allowed && !allowed.includes(wanted))) {
        throw new StatusError(404, `There is no environment "${wanted}" in the project "${projectSlug}".`)
      }
      return environment
    },
  }
}
