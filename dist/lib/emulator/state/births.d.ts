import type { Deployment } from './deployments.ts';
import type { Service } from './services.ts';
/** Told of what comes into being, in the moment in which it does. */
export interface Births {
    service(service: Service): void;
    deployment(deployment: Deployment): void;
}
/** Tells nobody. */
export declare const unnoticed: Births;
