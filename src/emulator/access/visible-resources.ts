import { StatusError } from '../http/reply.ts'
import { type Environment, environmentSlugs, type Key, type Project } from '../state/account-tables.ts'
import type { Deployment } from '../state/deployment-table.ts'
import type { PlatformState } from '../state/platform-state.ts'
import { restorableServices } from '../state/resources.ts'
import type { DeletedService, Service } from '../state/service-tables.ts'

/** The resources that one key can see. Any other is answered as if it did not exist: 404 (contract: Errors). */
export class VisibleResources {
  readonly #state: PlatformState
  readonly #key: Key

  constructor(state: PlatformState, key: Key) {
    this.#state = state
    this.#key = key
  }

  service(id: string): Service {
    const service = this.#state.services.get({ id })
    if (!service || !this.#includes(service)) throw new StatusError(404, `There is no service "${id}".`)
    return service
  }

  deployment(id: string): Deployment {
    const deployment = this.#state.deployments.byId(id)
    const service = deployment && this.#state.services.get({ id: deployment.serviceId })
    if (!service || !this.#includes(service)) throw new StatusError(404, `There is no deployment "${id}".`)
    return deployment
  }

  project(slug: string): Project {
    const project = this.#state.projects.get({ slug })
    const key = this.#key
    const hidden = key.kind === 'service' || (key.kind === 'project' && project?.id !== key.projectId)
    if (!project || hidden) throw new StatusError(404, `There is no project "${slug}".`)
    return project
  }

  /** The deleted services of a project that can still be restored. */
  deletedServices(slug: string): DeletedService[] {
    const { id } = this.project(slug)
    return restorableServices(this.#state, id).filter((service) => this.#includes(service))
  }

  /** The environment for a new resource: by default the project's first, unless the key is restricted. */
  environment(project: Project, slug: string | undefined): Environment {
    const allowed = this.#key.kind === 'project' ? this.#key.environments : undefined
    if (slug === undefined && allowed) {
      throw new StatusError(403, `The key is restricted to ${allowed.join(', ')}: name the environment.`)
    }
    const wanted = slug ?? environmentSlugs[0]
    const environment = this.#state.environments.get({ projectId: project.id, slug: wanted })
    if (!environment || (allowed && !allowed.includes(wanted))) {
      throw new StatusError(404, `There is no environment "${wanted}" in the project "${project.slug}".`)
    }
    return environment
  }

  #includes(service: Pick<Service, 'id' | 'projectId' | 'environmentId'>): boolean {
    const key = this.#key
    switch (key.kind) {
      case 'account':
        return true
      case 'service':
        return service.id === key.serviceId
      case 'project': {
        if (service.projectId !== key.projectId) return false
        const environment = this.#state.environments.get({ id: service.environmentId })
        return !key.environments || (environment !== undefined && key.environments.includes(environment.slug))
      }
      default:
        return key satisfies never
    }
  }
}
