import type { Dialect } from '../dialect.ts';
import { type Ingress } from '../serving/ingress.ts';
import type { Deployment } from '../state/deployments.ts';
import type { Service } from '../state/services.ts';
import { type Workshop } from './job.ts';
/** Builds deployments, one at a time for each service, and keeps the newest good one of each running. */
export declare class Builds {
    #private;
    constructor(workshop: Workshop, whenBusy: Dialect['whenBusy']);
    /** Queues a deployment; what a build in progress means for it is the dialect's. */
    queue(service: Service, ref: string | undefined): Deployment;
    /** Deploys what is live once more, from the same commit; undefined where nothing is, or another deployment is in the way. */
    redeployLive(service: Service): Deployment | undefined;
    /** Where a service is served, once it has been. */
    urlOf(serviceId: string): string | undefined;
    /** The public side of a service, once it has one. */
    ingressOf(serviceId: string): Ingress | undefined;
    /** The process groups of what is live, of those that have not ended by themselves. */
    running(): {
        readonly serviceId: string;
        readonly leader: number;
        readonly startedAt: number;
    }[];
    /** The dedicated address that what runs of a service was deployed with: its own, else its project's. */
    outboundAddress(serviceId: string): string | undefined;
    /** Ends the builds of a service that was deleted, and what runs of it. */
    end(serviceId: string): Promise<void>;
    /** Ends every build and everything that runs. Afterwards builds may be queued again. */
    stop(): Promise<void>;
}
