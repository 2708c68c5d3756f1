import type { Service } from '../state/services.ts';
import type { Scene } from './handler.ts';
/** A service as the platform shows it: the documented fields, the repository, and where it is served. */
export declare function serviceRecord(service: Service, { builds, dialect }: Scene): Record<string, unknown> & {
    id: string;
};
