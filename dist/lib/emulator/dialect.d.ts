import type { LogLine } from './state/build-logs.ts';
import type { Deployment, Stage } from './state/deployments.ts';
/** One server-sent event; a line break in `data` becomes several `data:` fields. */
export interface StreamedEvent {
    /** Left out where the platform numbers no events. */
    readonly id?: string;
    /** Left out where events have no name. */
    readonly event?: string;
    /** What the event holds. */
    readonly data: string;
}
declare const shownFields: readonly ['ref', 'commit', 'createdAt', 'finishedAt', 'reason'];
/**
 * How the platform speaks where the contract shows nothing (contract: States, Deployment, Events). A client that works in
 * every dialect has learnt none of them by heart.
 */
export interface Dialect {
    /** The status word of each stage; null for a platform whose records show no status. */
    readonly words: Readonly<Record<Stage, string>> | null;
    /** The field in which a record shows its status. */
    readonly statusKey: string;
    /** The field in which a record shows its id. */
    readonly idKey: 'deploymentId' | 'id';
    /** The name under which a record shows each of these; a field without a name is not shown. */
    readonly shows: Readonly<Partial<Record<(typeof shownFields)[number], string>>>;
    /** How a service and its live deployment show where they are served. */
    readonly address: 'url' | 'hostname' | 'none';
    /** A record of the stored log. */
    readonly storedLine: (line: LogLine) => unknown;
    /** A line of the log as an event of the stream. */
    readonly streamedLine: (line: LogLine) => StreamedEvent;
    /** Milliseconds of silence before a comment is sent on the stream; null for a platform that sends none. */
    readonly heartbeatMs: number | null;
    /** What follows the last line: the end of the stream, an event and then the end, or nothing at all. */
    readonly streamEnd: 'close' | 'stay-open' | StreamedEvent;
    /** What a deploy does while another one of the service waits: line up, take its place, or answer 409 while one waits or builds. */
    readonly whenBusy: 'queue' | 'supersede' | 'refuse';
    /** How the last page of the history says that there is no next cursor. */
    readonly lastPage: 'absent' | 'null';
}
/** A deployment as the history shows it. `url` is where its service is served, if it is. */
export declare function recordOf(dialect: Dialect, deployment: Deployment, url: string | undefined): Record<string, unknown>;
/** The fields that say where something is served: none where it is not, or where the dialect keeps it to itself. */
export declare function addressOf(dialect: Dialect, url: string | undefined): {
    url?: string;
    hostname?: string;
};
export {};
