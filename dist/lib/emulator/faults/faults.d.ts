import type { OperationName } from '../../contract/operations.ts';
import type { Fault } from './fault.ts';
import type { FaultControl } from './fault-control.ts';
import { Reads } from './stale.ts';
/** Chooses what goes wrong with each request. */
export declare class Faults implements FaultControl {
    #private;
    /** Answers of earlier reads, for the stale ones. */
    readonly reads: Reads;
    constructor(faults: readonly Fault[], seed: number);
    get list(): readonly Fault[];
    get seed(): number;
    get struck(): readonly number[];
    set(faults: readonly Fault[], seed?: number): void;
    clear(): void;
    /** Back to the faults and the seed of the start. */
    reset(): void;
    /** The faults that strike a request for an operation. Each call is one request. */
    strike(operation: OperationName): readonly Fault[];
    /** Whether answers of an operation are to be kept, for a stale fault to show. */
    remembers(operation: OperationName): boolean;
}
