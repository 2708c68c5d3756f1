import type { Platform } from '../../client/platform.ts';
import type { FlowHost, FlowOptions } from '../flow.ts';
import type { DeploymentReport } from '../report.ts';
/** What to deploy. */
export interface DeployRequest {
    /** A service that is built from a Git repository. */
    readonly serviceId: string;
    /** Branch, tag or commit; absent builds the tracked branch. */
    readonly ref?: string;
    /**
     * Asked after each 409 (the service is busy) before the request is sent again, which goes on until the deadline; a sentence
     * ends the run as `skipped`: nobody wants this deployment any more. Without it a 409 fails the run.
     */
    readonly whileBusy?: () => Promise<string | undefined>;
}
/**
 * Deploys a Git service and follows the deployment to its outcome. What the platform does is in the report.
 *
 * @throws InputError where the key's scope does not permit it; nothing was written then.
 */
export declare function deploy(platform: Platform, request: DeployRequest, host: FlowHost, options?: FlowOptions): Promise<DeploymentReport>;
