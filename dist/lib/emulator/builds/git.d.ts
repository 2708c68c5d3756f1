import type { Job } from './job.ts';
/** Checks out the branch, tag or commit that the deployment names and returns the full commit id. */
export declare function checkOut(job: Job): Promise<string>;
