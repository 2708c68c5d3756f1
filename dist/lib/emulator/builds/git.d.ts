import type { Job } from './job.ts';
/** Checks out the branch, tag or commit that the deployment names, else the tracked branch. Returns the full commit id. */
export declare function checkOut(job: Job): Promise<{
    ref: string;
    commit: string;
}>;
