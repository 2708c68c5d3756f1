import type { ExposedPort } from '../state/exposed-ports.ts';
import type { Service } from '../state/services.ts';
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
/**
 * What stands behind each exposed port, by hostname. The process was told to listen on a port that was free, in place of the
 * internal one: that one leads there. There are no containers, so any other port is this machine's.
 */
export declare function exposedTargets({ internalPort }: Service, target: Target, ports: readonly ExposedPort[]): ReadonlyMap<string, Target>;
