import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Listening } from '../http/server.ts';
import type { Target } from './target.ts';
/** What stands behind the addresses of a service. */
export interface Standing {
    /** Behind its own address; undefined for nothing. */
    readonly target: Target | undefined;
    /** Behind its generated hostnames. */
    readonly exposed: ReadonlyMap<string, Target>;
}
/** The public side of a service: an address that stays while what stands behind it is exchanged. */
export interface Ingress extends Listening {
    /**
     * Leads new requests to another target; to 503 where there is none. Those under way finish where they began: resolves when
     * they have, or have had their time, and what they were led to may end.
     */
    lead(standing: Standing): Promise<void>;
    /** Answers a request that came to one of the generated hostnames; 503 until a deployment has applied its mapping. */
    serve(request: IncomingMessage, response: ServerResponse, hostname: string): Promise<void>;
}
/** Opens an address of its own on the loopback interface. `isIndexed` is asked anew for each request. */
export declare function openIngress(isIndexed: () => boolean): Promise<Ingress>;
