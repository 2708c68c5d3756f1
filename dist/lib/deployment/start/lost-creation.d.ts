import { type Launch, type LaunchContext, type Posted } from './launch.ts';
/** A request that creates a billed service. */
export interface CreationPost<Created> {
    /** `upload`, `creation of NAME`. */
    readonly what: string;
    /** The project that gets the service; all are counted where none is named. */
    readonly projectSlug: string | undefined;
    /** Sends it once. */
    readonly post: () => Promise<Posted | Created>;
}
/** What may be there after a creation whose answer nobody saw, and what to do, as a clause. */
export declare const serviceMayExist = "a service may exist and be billed: look at the project before running this again";
/**
 * Sends it once, and after a lost answer once more at most: only where three counts over 30 s show as many services as before
 * it (following: Writes). Where they do not, or cannot be had, the end says that a service may exist.
 */
export declare function createOnce<Created extends {
    readonly kind: 'created';
}>(context: Pick<LaunchContext, 'platform' | 'host' | 'run'>, { what, projectSlug, post }: CreationPost<Created>): Promise<Launch | Created>;
