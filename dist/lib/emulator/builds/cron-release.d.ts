import type { Job } from './job.ts';
import type { Release } from './release.ts';
/** Runs the command of a cron service at each moment of its schedule, and prints to its runtime log. */
export declare function startCron(job: Job, cwd: string, command: string | undefined): Release;
