import type { DatabaseSync } from 'node:sqlite';
/** A hostname of a service's owner. Nobody looks at DNS here, so it stays pending. */
export interface Domain {
    readonly id: string;
    readonly serviceId: string;
    /** In lower case. */
    readonly hostname: string;
    readonly status: 'pending';
    /** The container port that it would lead to. */
    readonly port: number;
}
/** The custom domains of all services. */
export declare class Domains {
    #private;
    constructor(database: DatabaseSync);
    /** The hostname must be free. */
    add(domain: Pick<Domain, 'serviceId' | 'hostname' | 'port'>): Domain;
    byHostname(hostname: string): Domain | undefined;
}
