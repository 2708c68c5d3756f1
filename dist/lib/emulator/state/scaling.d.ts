import type { DatabaseSync } from 'node:sqlite';
/** What the owner of a service asked for. Percents are of one instance; 0 ignores the signal. */
export interface ScalingSettings {
    /** With autoscaling on, the floor. */
    readonly instances: number;
    /** The ceiling of autoscaling, not below `instances`. */
    readonly maxInstances: number;
    readonly autoscaleEnabled: boolean;
    readonly autoscaleCpuPct: number;
    readonly autoscaleMemPct: number;
}
/** The scaling of services. */
export declare class Scaling {
    #private;
    constructor(database: DatabaseSync);
    set(serviceId: string, settings: ScalingSettings): void;
    of(serviceId: string): ScalingSettings;
}
