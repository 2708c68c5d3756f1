import type { DatabaseSync } from 'node:sqlite';
/** The environment variables of services. They apply with the next deployment. */
export declare class Variables {
    #private;
    constructor(database: DatabaseSync);
    set(serviceId: string, key: string, value: string): void;
    /** False where there was none of that name. */
    remove(serviceId: string, key: string): boolean;
    of(serviceId: string): Record<string, string>;
}
