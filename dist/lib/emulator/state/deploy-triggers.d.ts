import type { DatabaseSync } from 'node:sqlite';
/** The tokens of deploy-trigger URLs, one for each service at most. Only their digests are kept: a token is shown once. */
export declare class DeployTriggers {
    #private;
    constructor(database: DatabaseSync);
    /** A new token; the one before no longer counts. */
    rotate(serviceId: string): string;
    /** The id of the service that a token deploys. */
    serviceOf(token: string): string | undefined;
}
