import type { RequestBody } from '../../client/http/transport.ts';
import type { Platform } from '../../client/platform.ts';
import type { FlowHost, FlowOptions } from '../flow.ts';
import type { DeploymentReport } from '../report.ts';
/** What to upload, and where to. */
export interface UploadRequest {
    /** The project that gets the new service. */
    readonly projectSlug: string;
    /** The project's default one where it is absent; a key that is restricted to environments needs it. */
    readonly environmentSlug?: string;
    /** The whole JSON body of deploy_upload, archive included; read again where a second POST is permitted. */
    readonly body: RequestBody;
}
/**
 * Creates a service from an archive and follows its first deployment. Each accepted request is another billed service,
 * so it is sent again only where the project's service count proves that the first had no effect.
 *
 * @throws InputError where the key's scope does not permit it; nothing was written then.
 */
export declare function upload(platform: Platform, request: UploadRequest, host: FlowHost, options?: FlowOptions): Promise<DeploymentReport>;
