import { withoutCredentials } from '../builds/repository.js';
import { Refusal } from '../refusal.js';
import { BranchWatch } from './branch-watch.js';
import { LocalRepository } from './local-repository.js';
/** Deploys services whose tracked branch gets a push, as long as their owner wants it. */
export class Autodeploy {
    #workshop;
    #builds;
    #watches = new Map();
    constructor(workshop, builds) {
        this.#workshop = workshop;
        this.#builds = builds;
    }
    /**
     * Deploys every push from now on to the tracked branch, which is the one that is checked out now where the service names
     * none. A repository on another machine tells nobody of its pushes: nothing happens then.
     * Refuses with 400 what is no repository.
     */
    async follow(service) {
        const { repoUrl } = service;
        if (repoUrl === undefined) {
            throw new Refusal(400, `The service "${service.name}" has no repository that could get a push.`);
        }
        if (this.#watches.has(service.id) || /^https?:/.test(repoUrl))
            return;
        const repository = await LocalRepository.open(repoUrl, this.#workshop);
        if (!repository)
            throw new Refusal(400, `There is no repository at ${withoutCredentials(repoUrl)}.`);
        const branch = service.branch ?? (await repository.branches()).current;
        if (branch === undefined)
            throw new Refusal(400, `No branch is checked out at ${withoutCredentials(repoUrl)} that could be tracked.`);
        const watch = await BranchWatch.open(repository, branch, () => this.#deploy(service.id, branch));
        // Another request may have been faster.
        if (this.#watches.has(service.id))
            await watch.close();
        else
            this.#watches.set(service.id, watch);
    }
    async leave(serviceId) {
        const watch = this.#watches.get(serviceId);
        this.#watches.delete(serviceId);
        await watch?.close();
    }
    /** Takes up what an earlier run, or the seed, switched on. A repository that has gone meanwhile is passed over. */
    async resume() {
        const { services, switches } = this.#workshop.state;
        for (const id of switches.switchedOn('autoDeploy')) {
            const service = services.byId(id);
            if (service)
                await this.follow(service).catch(() => undefined);
        }
    }
    async stop() {
        await Promise.all([...this.#watches.keys()].map((id) => this.leave(id)));
    }
    /** False while another deployment of the service is in the way. */
    #deploy(serviceId, branch) {
        const service = this.#workshop.state.services.byId(serviceId);
        try {
            if (service)
                this.#builds.queue(service, branch);
            return true;
        }
        catch (error) {
            if (error instanceof Refusal)
                return false;
            throw error;
        }
    }
}
