import type { Fault } from './fault.ts';
/** What goes wrong on a local platform, and how often it has. */
export interface FaultControl {
    /** The faults that are set. */
    readonly list: readonly Fault[];
    /** What chance began with. */
    readonly seed: number;
    /** How many requests each of them has struck, in the order of the list. */
    readonly struck: readonly number[];
    /**
     * Replaces all faults; counts and chance begin anew, with the same seed unless another is given. Throws an error of one
     * sentence, and changes nothing, where a fault cannot be understood.
     */
    set(faults: readonly Fault[], seed?: number): void;
    /** From now on nothing goes wrong. */
    clear(): void;
}
