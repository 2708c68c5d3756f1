import { type Listening } from '../http/server.ts';
import type { Origin } from './port.ts';
/** What stands behind a service's address. */
export type Target = ({
    readonly kind: 'process';
} & Origin)
/** A real path. */
 | {
    readonly kind: 'folder';
    readonly folder: string;
};
/** The public side of a service: an address that stays while what stands behind it is exchanged. */
export interface Ingress extends Listening {
    /**
     * Leads new requests to another target; to 503 where there is none. Those under way finish where they began: resolves when
     * they have, or have had their time, and what they were led to may end.
     */
    lead(target: Target | undefined): Promise<void>;
}
/** Opens an address of its own on the loopback interface. */
export declare function openIngress(): Promise<Ingress>;
