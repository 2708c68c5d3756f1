import type { Platform } from '../../client/platform.ts';
import type { Run } from '../../client/time/run.ts';
/** A deployment that appeared since our POST; `match` tells whether its record shows the ref that we asked for. */
export interface NewRow {
    readonly id: string;
    readonly match: 'ours' | 'another' | 'not-shown';
}
/** What the history says about a POST whose answer was lost. */
export type Finding = {
    readonly kind: 'adopt';
    readonly id: string;
    readonly inferred: boolean;
} | {
    readonly kind: 'several';
    readonly ids: readonly string[];
}
/** No new deployment in reads that span 30 s: the POST had no effect. */
 | {
    readonly kind: 'absent';
} | {
    readonly kind: 'look-again';
}
/** The platform did not let us look long enough. */
 | {
    readonly kind: 'unknown';
    readonly why: string;
} | {
    readonly kind: 'timed-out';
};
/** What earlier looks left behind; times in milliseconds of the run. */
export interface Looks {
    readonly firstMs: number | undefined;
    readonly inferred: {
        readonly id: string;
        readonly atMs: number;
    } | undefined;
}
export declare const noLooks: Looks;
/**
 * One more look. A row that shows another ref is never ours; one that shows our ref is; where no row shows it, a single
 * row that shows none is taken for ours when a second look still finds it alone.
 */
export declare function judgeNewRows(looks: Looks, rows: readonly NewRow[], atMs: number): {
    readonly finding: Finding;
    readonly looks: Looks;
};
/** What was asked for, and the deployments that were there before. */
export interface LostDeploy {
    readonly serviceId: string;
    readonly ref: string | undefined;
    readonly knownIds: ReadonlySet<string>;
}
/** Looks until the history tells, the deadline passes, or the platform isForbiddenStatus it. */
export declare function findLostDeploy(platform: Platform, lost: LostDeploy, run: Run): Promise<Finding>;
