import type { Platform } from '../../client/platform.ts';
import type { FlowOptions } from '../flow.ts';
/**
 * The deployment that the creation of a service queued: the oldest of its history, waited for up to 30 s. Undefined where
 * none shows by then, or the history cannot be read.
 */
export declare function firstDeployment(platform: Platform, serviceId: string, options?: FlowOptions): Promise<string | undefined>;
