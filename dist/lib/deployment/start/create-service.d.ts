import type { Platform } from '../../client/platform.ts';
import type { Arguments } from '../../contract/operations.ts';
import type { FlowHost, FlowOptions } from '../flow.ts';
import type { Outcome } from '../report.ts';
/** A service to create from a Git repository or an image: exactly one of both. */
export type CreateRequest = Arguments<'create_service'>;
interface Created {
    readonly kind: 'created';
    readonly serviceId: string;
}
/** What became of it. */
export type CreateServiceResult = Created | {
    readonly kind: 'ended';
    readonly outcome: Outcome;
    /** One sentence, which says what to do. */
    readonly reason: string;
    /** A service may be there and be billed, and nobody knows its id. */
    readonly mayExist: boolean;
};
/**
 * Creates a billed service, which queues a deployment of its own. Sent once; after a lost answer a second time only where the
 * number of services proves that the first had no effect. The key is asked beforehand whether it may deploy at all.
 *
 * @throws InputError where the key's scope does not permit deployments, or an argument is wrong; nothing was written then.
 */
export declare function createService(platform: Platform, request: CreateRequest, host: FlowHost, options?: FlowOptions): Promise<CreateServiceResult>;
export {};
