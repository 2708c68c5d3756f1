import type { Service } from '../state/services.ts';
import type { Scene } from './handler.ts';
/** A service as the platform shows it: the documented fields, what it is made from, and where it is served. */
export declare function serviceRecord(service: Service, { state, builds, dialect }: Scene): Record<string, unknown> & {
    id: string;
};
