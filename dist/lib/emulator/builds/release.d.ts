import type { Target } from '../serving/target.ts';
import type { Job } from './job.ts';
import { type Plan } from './plan.ts';
import type { ProcessGroup } from './process-groups.ts';
/** A built deployment that runs. */
export interface Release {
    /** What its service's address leads to; undefined for one that serves nothing. */
    readonly target: Target | undefined;
    /** Its process, which may end for whatever reason; undefined where there is none. */
    readonly process: Pick<ProcessGroup, 'leader' | 'startedAt' | 'exited'> | undefined;
    /** Ends its process and removes its folder. */
    end(): Promise<void>;
}
/** Starts what was built, and returns when it is certain that it started. Rejects with a `BuildFailure`. */
export declare function startRelease(job: Job, plan: Plan): Promise<Release>;
