import type { DatabaseSync } from 'node:sqlite';
/** A container port with a hostname of its own. */
export interface ExposedPort {
    readonly serviceId: string;
    /** Unique over all services. */
    readonly hostname: string;
    readonly port: number;
    readonly label: string;
}
/** The ports that services expose. A mapping applies with the next deployment. */
export declare class ExposedPorts {
    #private;
    constructor(database: DatabaseSync);
    /** Port, label and hostname must be free. */
    add({ serviceId, hostname, port, label }: ExposedPort): void;
    of(serviceId: string): ExposedPort[];
    byHostname(hostname: string): ExposedPort | undefined;
}
