import { type Clock } from './clock.ts';
/** A sleep that can be cut short: `ring` ends the present wait, or the next one where nobody waits. */
export declare class Bell {
    #private;
    ring(): void;
    /** Resolves when rung or after `ms`; rejects with the signal's reason when it aborts. One waiter at a time. */
    wait(clock: Clock, ms: number, signal: AbortSignal): Promise<void>;
}
