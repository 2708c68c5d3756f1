import type { DatabaseSync } from 'node:sqlite';
import type { Changes } from './changes.ts';
/** One line of a build log. `seq` starts at 1 and has no holes. */
export interface LogLine {
    /** Counts up by one in each deployment. */
    readonly seq: number;
    /** As the command wrote it. */
    readonly text: string;
    /** `system` is the platform's own voice. */
    readonly stream: string;
    /** RFC 3339. */
    readonly ts: string;
}
/** The stored build logs of all deployments. */
export declare class BuildLogs {
    #private;
    constructor(database: DatabaseSync, changes: Changes, now: () => Date);
    /** Stores lines in one transaction, whatever their number, and then wakes the streams. */
    append(deploymentId: string, stream: 'stdout' | 'stderr' | 'system', lines: readonly string[]): void;
    /** At most `limit` lines after a sequence number, in order. */
    after(deploymentId: string, seq: number, limit: number): LogLine[];
}
