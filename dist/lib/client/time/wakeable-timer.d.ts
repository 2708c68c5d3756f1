import { type Clock } from './clock.ts';
/** A sleep that can be cut short: `wake` ends the present one, or the next one where none is going on. One sleeper at a time. */
export declare class WakeableTimer {
    #private;
    wake(): void;
    /** Resolves when woken or after `ms`; rejects with the signal's reason when it aborts. */
    sleep(clock: Clock, ms: number, signal: AbortSignal): Promise<void>;
}
