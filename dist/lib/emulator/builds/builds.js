import { Refusal } from '../refusal.js';
import { openIngress } from '../serving/ingress.js';
import { exposedTargets } from '../serving/target.js';
import { build } from './build.js';
import { Job } from './job.js';
import { Lane } from './lane.js';
/** Builds deployments, one at a time for each service, and keeps the newest good one of each running. */
export class Builds {
    #workshop;
    #whenBusy;
    #lanes = new Map();
    constructor(workshop, whenBusy) {
        this.#workshop = workshop;
        this.#whenBusy = whenBusy;
    }
    /** Queues a deployment; what a build in progress means for it is the dialect's. */
    queue(service, ref) {
        const { deployments, buildLogs } = this.#workshop.state;
        const [busy] = deployments.inStage(service.id, 'queued', 'building', 'starting');
        if (busy && this.#whenBusy === 'refuse')
            throw new Refusal(409, `The deployment ${busy.id} is not finished yet.`);
        const deployment = deployments.queue(service.id, ref);
        for (const { id } of this.#whenBusy === 'supersede' ? deployments.inStage(service.id, 'queued') : []) {
            if (id === deployment.id)
                continue;
            const reason = `A newer deployment took its place: ${deployment.id}.`;
            buildLogs.append(id, 'system', [reason]);
            deployments.move(id, 'superseded', reason);
        }
        const lane = this.#lanes.get(service.id) ?? new Lane();
        this.#lanes.set(service.id, lane);
        lane.tail = lane.tail.then(() => this.#build(lane, service, deployment));
        return deployment;
    }
    /** Deploys what is live once more, from the same commit; undefined where nothing is, or another deployment is in the way. */
    redeployLive(service) {
        const live = this.#lanes.get(service.id)?.live && this.#workshop.state.deployments.inStage(service.id, 'live').at(-1);
        if (!live)
            return undefined;
        try {
            return this.queue(service, live.commit);
        }
        catch (error) {
            if (error instanceof Refusal)
                return undefined;
            throw error;
        }
    }
    /** Where a service is served, once it has been. */
    urlOf(serviceId) {
        return this.#lanes.get(serviceId)?.ingress?.url;
    }
    /** The public side of a service, once it has one. */
    ingressOf(serviceId) {
        return this.#lanes.get(serviceId)?.ingress;
    }
    /** The process groups of what is live, of those that have not ended by themselves. */
    running() {
        return [...this.#lanes].flatMap(([serviceId, { live }]) => {
            const runs = this.#workshop.state.services.byId(serviceId)?.status === 'running';
            return live?.process && runs ? { serviceId, ...live.process } : [];
        });
    }
    /** The dedicated address that what runs of a service was deployed with: its own, else its project's. */
    outboundAddress(serviceId) {
        return this.#lanes.get(serviceId)?.outboundAddress;
    }
    /** Ends the builds of a service that was deleted, and what runs of it. */
    async end(serviceId) {
        await this.#lanes.get(serviceId)?.end('The service was deleted.');
        this.#lanes.delete(serviceId);
    }
    /** Ends every build and everything that runs. Afterwards builds may be queued again. */
    async stop() {
        await Promise.all([...this.#lanes.values()].map((lane) => lane.end('The local platform was stopped.')));
        await this.#workshop.groups.endAll();
        this.#lanes.clear();
    }
    async #build(lane, service, { id }) {
        const { deployments } = this.#workshop.state;
        const deployment = deployments.byId(id);
        if (deployment?.stage !== 'queued')
            return;
        const job = new Job(this.#workshop, service, deployment, lane.signal);
        try {
            job.signal.throwIfAborted();
            await this.#goLive(lane, job, await build(job));
        }
        catch (error) {
            const reason = error instanceof Error ? error.message : String(error);
            job.say(`Deployment failed: ${reason}`);
            deployments.move(id, 'failed', reason);
            await job.removeFolders();
        }
    }
    /** The address leads to the new release before anyone can read that it is live; only then does the old one end. */
    async #goLive(lane, { service, deployment }, release) {
        const { dedicatedIps, deployments, services } = this.#workshop.state;
        const led = release.target && (await this.#leadTo(lane, service, release.target));
        const old = lane.live;
        lane.live = release;
        lane.outboundAddress = dedicatedIps.effective(service)?.address;
        void release.process?.exited.then(() => this.#crashed(lane, service.id, release));
        services.setStatus(service.id, release.target || release.process ? 'running' : 'idle');
        for (const { id } of deployments.inStage(service.id, 'live'))
            deployments.move(id, 'retired');
        deployments.move(deployment.id, 'live');
        await led?.drained;
        await old?.end();
    }
    /** Resolves once new requests go there, to a promise of the end of the old ones. */
    async #leadTo(lane, service, target) {
        const { exposedPorts, switches } = this.#workshop.state;
        lane.ingress ??= await openIngress(() => switches.isOn(service.id, 'searchIndexing'));
        const ports = exposedPorts.of(service.id);
        return { drained: lane.ingress.lead({ target, exposed: exposedTargets(service, target, ports) }) };
    }
    /** A process that ends by itself leaves its service idle; that its deployment had succeeded stays true. */
    #crashed(lane, serviceId, release) {
        if (lane.live !== release)
            return;
        void lane.ingress?.lead({ target: undefined, exposed: new Map() });
        this.#workshop.state.services.setStatus(serviceId, 'idle');
    }
}
