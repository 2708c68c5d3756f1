import type { LaunchContext } from './launch.ts';
/**
 * The number of services of a project, or of all projects where none is named; undefined where the key may not list
 * projects or the platform does not answer.
 */
export declare function countServices({ platform, run }: Pick<LaunchContext, 'platform' | 'run'>, slug: string | undefined): Promise<number | undefined>;
/** True where three reads over 30 s all show the number from before the POST. */
export declare function countStays(context: Pick<LaunchContext, 'platform' | 'run'>, slug: string | undefined, baseline: number): Promise<boolean>;
