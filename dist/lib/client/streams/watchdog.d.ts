import { type Clock } from '../time/clock.ts';
/** When the silence is too long, and what happens then. */
export interface WatchdogOptions {
    readonly clock: Clock;
    /** Milliseconds without a chunk. */
    readonly idleMs: number;
    readonly onIdle: () => void;
}
/** The same bytes, watched: any of them feeds the watchdog, comments too. Leaves no timer behind. */
export declare function watched(body: AsyncIterable<Uint8Array>, { clock, idleMs, onIdle }: WatchdogOptions): AsyncGenerator<Uint8Array>;
