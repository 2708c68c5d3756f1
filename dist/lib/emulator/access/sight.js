import { Refusal } from '../refusal.js';
import { environmentSlugs } from '../state/projects.js';
/** The resources that one key can see. Whatever it cannot see is missing: 404 (contract: Errors). */
export class Sight {
    #state;
    #key;
    constructor(state, key) {
        this.#state = state;
        this.#key = key;
    }
    service(id) {
        const service = this.#state.services.byId(id);
        if (!service || !this.#reaches(service))
            throw new Refusal(404, `There is no service "${id}".`);
        return service;
    }
    deployment(id) {
        const deployment = this.#state.deployments.byId(id);
        const service = deployment && this.#state.services.byId(deployment.serviceId);
        if (!deployment || !service || !this.#reaches(service))
            throw new Refusal(404, `There is no deployment "${id}".`);
        return deployment;
    }
    project(slug) {
        const project = this.#state.projects.bySlug(slug);
        const key = this.#key;
        const foreign = key.kind === 'service' || (key.kind === 'project' && project?.id !== key.projectId);
        if (!project || foreign)
            throw new Refusal(404, `There is no project "${slug}".`);
        return project;
    }
    /** The deleted services of a project that could still be restored. */
    deletedServices(slug) {
        const { id } = this.project(slug);
        return this.#state.deletedServices.restorable(id).filter((service) => this.#reaches(service));
    }
    /** The environment to create something in; the project's first where none is named and the key is not restricted. */
    environment(project, slug) {
        const allowed = this.#key.kind === 'project' ? this.#key.environments : undefined;
        if (slug === undefined && allowed) {
            throw new Refusal(403, `The key is restricted to ${allowed.join(', ')}: name the environment.`);
        }
        const wanted = slug ?? environmentSlugs[0];
        const environment = this.#state.projects.environment(project.id, wanted);
        if (!environment || (allowed && !allowed.includes(wanted))) {
            throw new Refusal(404, `There is no environment "${wanted}" in the project "${project.slug}".`);
        }
        return environment;
    }
    #reaches(service) {
        const key = this.#key;
        switch (key.kind) {
            case 'account':
                return true;
            case 'service':
                return service.id === key.serviceId;
            case 'project': {
                if (service.projectId !== key.projectId)
                    return false;
                const environment = this.#state.projects.environmentById(service.environmentId);
                return !key.environments || (environment !== undefined && key.environments.includes(environment.slug));
            }
            default:
                return key;
        }
    }
}
