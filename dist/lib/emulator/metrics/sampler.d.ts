import type { Builds } from '../builds/builds.ts';
import type { State } from '../state/state.ts';
/** Measures what runs, again and again, and keeps what it finds. */
export declare class Sampler {
    #private;
    constructor(world: {
        state: State;
        builds: Builds;
        now(): Date;
    });
    /** Measures whatever was not measured a moment ago. One at a time: a second call waits for the first. */
    measure(): Promise<void>;
    /** Resolves when nothing is being measured any more. */
    stop(): Promise<void>;
}
