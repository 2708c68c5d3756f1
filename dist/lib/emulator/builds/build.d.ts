import type { Job } from './job.ts';
import { type Release } from './release.ts';
/** Takes one deployment from its source to what runs. Rejects with the reason for its failure. */
export declare function build(job: Job): Promise<Release>;
