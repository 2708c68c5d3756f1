import type { Builds } from '../builds/builds.ts';
import type { Workshop } from '../builds/job.ts';
import type { Service } from '../state/services.ts';
/** Deploys services whose tracked branch gets a push, as long as their owner wants it. */
export declare class Autodeploy {
    #private;
    constructor(workshop: Workshop, builds: Builds);
    /**
     * Deploys every push from now on to the tracked branch, which is the one that is checked out now where the service names
     * none. A repository on another machine tells nobody of its pushes: nothing happens then.
     * Refuses with 400 what is no repository.
     */
    follow(service: Service): Promise<void>;
    leave(serviceId: string): Promise<void>;
    /** Takes up what an earlier run, or the seed, switched on. A repository that has gone meanwhile is passed over. */
    resume(): Promise<void>;
    stop(): Promise<void>;
}
