import type { World } from '../operations/handler.ts';
/** The secret URL of a token. */
export declare function triggerUrl(origin: string, token: string): string;
/** The token in a request's path; undefined where it is no trigger's. */
export declare function triggerToken(path: string): string | undefined;
/** A request's target as it may be logged. */
export declare function withoutTriggerToken(target: string): string;
/**
 * Deploys the service of a token; no key is asked for (contract: Authentication, 9). Both POST and GET do it, for a URL is
 * all that many callers can be given.
 */
export declare function pullTrigger(token: string, method: string, world: World): {
    deploymentId: string;
    ref: string | null;
};
