import { Refusal } from '../refusal.ts'
import type { DeletedService } from '../state/deleted-services.ts'
import type { Deployment } from '../state/deployments.ts'
import { type Environment, environmentSlugs, type Project } from '../state/projects.ts'
import type { Service } from '../state/services.ts'
import type { State } from '../state/state.ts'
import type { Key } from './key.ts'

/** The resources that one key can see. Whatever it cannot see is missing: 404 (contract: Errors). */
export class Sight {
  readonly #state: State
  readonly #key: Key

  constructor(state: State, key: Key) {
    this.#state = state
    this.#key = key
  }

  service(id: string): Service {
    const service = this.#state.services.byId(id)
    if (!service || !this.#reaches(service)) throw new Refusal(404, `There is no service "${id}".`)
    return service
  }

  deployment(id: string): Deployment {
    const deployment = this.#state.deployments.byId(id)
    const service = deployment && this.#state.services.byId(deployment.serviceId)
    if (!deployment || !service || !this.#reaches(service)) throw new Refusal(404, `There is no deployment "${id}".`)
    return deployment
  }

  project(slug: string): Project {
    const project = this.#state.projects.bySlug(slug)
    const key = this.#key
    const foreign = key.kind === 'service' || (key.kind === 'project' && project?.id !== key.projectId)
    if (!project || foreign) throw new Refusal(404, `There is no project "${slug}".`)
    return project
  }

  /** The deleted services of a project that could still be restored. */
  deletedServices(slug: string): DeletedService[] {
    const { id } = this.project(slug)
    return this.#state.deletedServices.restorable(id).filter((service) => this.#reaches(service))
  }

  /** The environment to create something in; the project's first where none is named and the key is not restricted. */
  environment(project: Project, slug: string | undefined): Environment {
    const allowed = this.#key.kind === 'project' ? this.#key.environments : undefined
    if (slug === undefined && allowed) {
      throw new Refusal(403, `The key is restricted to ${allowed.join(', ')}: name the environment.`)
    }
    const wanted = slug ?? environmentSlugs[0]
    const environment = this.#state.projects.environment(project.id, wanted)
    if (!environment || (allowed && !allowed.includes(wanted))) {
      throw new Refusal(404, `There is no environment "${wanted}" in the project "${project.slug}".`)
    }
    return environment
  }

  #reaches(service: Pick<Service, 'id' | 'projectId' | 'environmentId'>): boolean {
    const key = this.#key
    switch (key.kind) {
      case 'account':
        return true
      case 'service':
        return service.id === key.serviceId
      case 'project': {
        if (service.projectId !== key.projectId) return false
        const environment = this.#state.projects.environmentById(service.environmentId)
        return !key.environments || (environment !== undefined && key.environments.includes(environment.slug))
      }
      default:
        return key satisfies never
    }
  }
}
