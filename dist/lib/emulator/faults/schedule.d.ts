import type { OperationName } from '../../contract/operations.ts';
import { type Fault } from './fault.ts';
/** Faults, how far each has come, and the chance that decides about the next request. A value: `choose` gives the next one. */
export interface Schedule {
    readonly faults: readonly Fault[];
    /** One for each fault: requests that it was looked at for, and those that it struck. */
    readonly counts: readonly {
        readonly seen: number;
        readonly struck: number;
    }[];
    readonly chance: number;
}
/** Faults that have not struck yet. */
export declare function scheduleOf(faults: readonly Fault[], seed: number): Schedule;
/**
 * The faults that strike a request, in their order. They add up, until one takes the place of the whole answer: those after
 * it do not see the request. A number is drawn only for a fault that has a probability and could strike.
 */
export declare function choose(schedule: Schedule, operation: OperationName): {
    readonly struck: readonly Fault[];
    readonly next: Schedule;
};
