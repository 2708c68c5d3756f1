import type { Dialect } from '../dialect.ts';
import type { Deployment } from '../state/deployments.ts';
import type { Service } from '../state/services.ts';
import { type Workshop } from './job.ts';
/** Builds deployments, one at a time for each service, and keeps the newest good one of each running. */
export declare class Builds {
    #private;
    constructor(workshop: Workshop, whenBusy: Dialect['whenBusy']);
    /** Queues a deployment; what a build in progress means for it is the dialect's. */
    queue(service: Service, ref: string | undefined): Deployment;
    /** Where a service is served, once it has been. */
    urlOf(serviceId: string): string | undefined;
    /** Ends every build and everything that runs. Afterwards builds may be queued again. */
    stop(): Promise<void>;
}
