import type { Platform } from '../../client/platform.ts';
import type { Run } from '../../client/time/run.ts';
import type { OperationName } from '../../contract/operations.ts';
import type { FlowHost, FlowOptions } from '../flow.ts';
import type { Older } from '../history.ts';
import type { Phases } from '../phases.ts';
import type { DeploymentReport, Outcome } from '../report.ts';
import { type WriteTarget } from './preflight.ts';
/** What became of the request to deploy. */
export type Launch = {
    readonly kind: 'accepted';
    readonly deploymentId: string;
    readonly serviceId: string | undefined;
    readonly ref: string | undefined;
    readonly url: string | undefined;
    readonly older: Older;
} | {
    readonly kind: 'ended';
    readonly outcome: Outcome;
    readonly reason: string;
    /** The service that exists all the same. */
    readonly serviceId?: string;
    /** A service may be there and be billed, and nobody knows its id. */
    readonly mayExist?: boolean;
};
/** Everything that a flow carries from its first request to its report. */
export interface LaunchContext {
    readonly platform: Platform;
    readonly host: FlowHost;
    readonly options: FlowOptions;
    readonly run: Run;
    readonly phases: Phases;
    /** What may be there after a POST whose answer nobody saw, and what to do, as a clause. */
    readonly doubt: string;
}
/** Launches, tells the ids as soon as they are known, and follows to the end unless told not to wait. */
export declare function launchAndFollow(context: LaunchContext, asked: {
    readonly serviceId: string | undefined;
    readonly ref: string | undefined;
}, launch: () => Promise<Launch>): Promise<DeploymentReport>;
/** Checks the key's scope; a failure of the check itself costs nothing but the wait that it asks for. */
export declare function preflightIn(run: Run, platform: Platform, operation: OperationName, target?: WriteTarget): Promise<void>;
/** Waits out a `Retry-After` before a POST, which is in doubt from then on. The end of the run where no time is left for one. */
export declare function endBeforePost(run: Run): Promise<Launch | undefined>;
/** One POST: a launch, or an answer that was lost, or a wish to be asked again after `Retry-After`. */
export type Posted = Launch | {
    readonly kind: 'lost';
    readonly message: string;
} | {
    readonly kind: 'throttled';
};
/**
 * What a failed write means: refused, it took no effect; never sent, neither; anything else is a lost answer (following:
 * Writes). The caller's mistakes and bugs are thrown.
 */
export declare function classifyWriteFailure(run: Run, error: unknown): Posted;
