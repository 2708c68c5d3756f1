import type { Job } from './job.ts';
import type { Plan } from './plan.ts';
/** What stands for a container image on a machine that runs no containers. */
export interface LocalImage {
    /** The folder that stands for the image's files. Each deployment runs in a copy of it. */
    readonly folder: string;
    /** What the image would run, for the system's shell. A `web` one listens on the port in `PORT`. */
    readonly command: string;
    /** `web` where it is left out. */
    readonly runtimeMode?: 'web' | 'worker';
}
/**
 * What stands for each image, by its reference. One without a tag stands for every tag and digest of that image that has no
 * entry of its own.
 */
export type LocalImages = Readonly<Record<string, LocalImage>>;
/** Whether it can name a container image. */
export declare function isImage(name: string): boolean;
/** Copies what stands for the image of a service to the source of the job. Rejects with a `BuildFailure` where nothing does. */
export declare function pullImage(job: Job): Promise<Plan>;
