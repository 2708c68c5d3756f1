import type { Platform } from '../client/platform.ts';
import { Run } from '../client/time/run.ts';
import type { FlowHost, FlowOptions } from './flow.ts';
import { type HistoryTarget } from './history.ts';
import { Phases } from './phases.ts';
import type { DeploymentReport } from './report.ts';
/** A deployment that exists, and what the run knows of it already. */
export interface FollowTarget extends HistoryTarget {
    readonly ref: string | undefined;
    readonly url: string | undefined;
    /** Our own POST was at this time of the run; its record may take 30 s to show. */
    readonly graceUntilMs: number;
}
/**
 * Follows a deployment to its outcome: prints its log, judges its record in the history. Never throws for what the
 * platform does; rejects only where the host cannot write.
 */
export declare function follow(platform: Platform, target: {
    readonly serviceId: string;
    readonly deploymentId: string;
}, host: FlowHost, options?: FlowOptions): Promise<DeploymentReport>;
/** One run of the driver: it owns the sockets and timers around the pure verdict. */
export declare class DeploymentFollower {
    #private;
    constructor(platform: Platform, target: FollowTarget, host: FlowHost, context: {
        readonly run: Run;
        readonly options: FlowOptions;
        readonly phases: Phases;
    });
    run(): Promise<DeploymentReport>;
}
