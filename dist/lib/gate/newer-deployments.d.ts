import type { Platform } from '../client/platform.ts';
import type { Run } from '../client/time/run.ts';
/**
 * Sees whether a newer deployment came before the checks of a judged one were over. Each look is one read of the newest page; one
 * that fails shows nothing, for it says nothing about the judged deployment.
 */
export declare class NewerDeployments {
    #private;
    constructor(platform: Platform, run: Run, serviceId: string);
    /** The checks begin. */
    begin(): Promise<void>;
    /** The checks are over: the ids of newer deployments, the newest first. */
    end(judged: string): Promise<readonly string[]>;
}
/**
 * The rows of a page that are newer than the judged one: those before it, and those that came since the page was read before, for
 * some platforms show the live deployment first.
 */
export declare function newerThan(judged: string, page: readonly string[], known: readonly string[] | undefined): readonly string[];
