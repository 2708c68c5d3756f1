import type { Workshop } from '../builds/job.ts';
/** The branches of a repository. */
export interface Branches {
    /** The one that is checked out; undefined where that is none, or has no commit yet. */
    readonly current: string | undefined;
    /** The commit of each. */
    readonly commits: ReadonlyMap<string, string>;
}
/** A repository on this machine, read without changing it. */
export declare class LocalRepository {
    #private;
    /** Where Git keeps it, e.g. `.git`. */
    readonly gitFolder: string;
    private constructor();
    /** Undefined where the URL leads to another machine, or to nothing that Git knows. */
    static open(url: string, workshop: Workshop): Promise<LocalRepository | undefined>;
    branches(): Promise<Branches>;
    /** The files of which at least one changes when a branch does: loose, packed, or in a table of refs. */
    filesOf(branch: string): string[];
}
