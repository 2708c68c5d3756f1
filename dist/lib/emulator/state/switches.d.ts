import type { DatabaseSync } from 'node:sqlite';
/** What can be switched on and off for a service, and how it stands until someone does. */
declare const untouched: {
    readonly searchIndexing: true;
    readonly autoDeploy: false;
};
export type Switch = keyof typeof untouched;
/** The switches of services. */
export declare class Switches {
    #private;
    constructor(database: DatabaseSync);
    set(serviceId: string, name: Switch, on: boolean): void;
    isOn(serviceId: string, name: Switch): boolean;
    /** The ids of the services for which someone switched it on. */
    switchedOn(name: Switch): string[];
}
export {};
