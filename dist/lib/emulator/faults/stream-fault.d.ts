import type { Aim } from './aim.ts';
/** A fault in the log stream. `times`, `skip` and `probability` count connections; what else is said counts events, from 1. */
export type StreamFault = EventsFault | EventIdsFault | HeartbeatsFault | ReplayFault | EarlyEndFault | LongLineFault;
/** Only the stream has these. */
export interface StreamAim extends Aim {
    /** The one stream of the contract. */
    readonly operation: 'stream_deployment_logs';
}
/** Some events do not come, come twice, come after the one that follows them, or hold bytes that are no UTF-8. */
export interface EventsFault extends StreamAim {
    /** Which fault. */
    readonly kind: 'drop-events' | 'double-events' | 'swap-events' | 'garble-events';
    /** Strikes each so many-th event; 1 by default, which is every one. */
    readonly every?: number;
}
/** Events have no `id:`, one that says nothing, or one that is a number but not the line's. */
export interface EventIdsFault extends StreamAim {
    /** Which fault. */
    readonly kind: 'event-ids';
    /** What they have. */
    readonly ids: 'none' | 'opaque' | 'shifted';
}
/** Comments at an interval, beside the events, or none at all, whatever the dialect's habit. */
export interface HeartbeatsFault extends StreamAim {
    /** Which fault. */
    readonly kind: 'heartbeats';
    /** Milliseconds; null for none. */
    readonly everyMs: number | null;
}
/** After some events they all come once more, and then the others. */
export interface ReplayFault extends StreamAim {
    /** Which fault. */
    readonly kind: 'replay-events';
    /** How many events, 1,000 at most. */
    readonly after: number;
}
/** The stream ends after some events, as if the log were complete. */
export interface EarlyEndFault extends StreamAim {
    /** Which fault. */
    readonly kind: 'end-stream';
    /** How many events; 0 by default. */
    readonly after?: number;
}
/** A foreign event of one very long line. */
export interface LongLineFault extends StreamAim {
    /** Which fault. */
    readonly kind: 'long-line';
    /** After how many events it comes; 0 by default. */
    readonly after?: number;
    /** Its length; 2 MiB by default. */
    readonly bytes?: number;
}
