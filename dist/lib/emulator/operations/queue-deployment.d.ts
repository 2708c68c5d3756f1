import type { Service } from '../state/services.ts';
import type { World } from './handler.ts';
/** Queues a deployment of what the service has as its source: 400 for a ref where there is no repository, 409 where there is nothing to build. */
export declare function queueDeployment(service: Service, ref: string | undefined, { state, builds }: World): {
    deploymentId: string;
    ref: string | null;
};
