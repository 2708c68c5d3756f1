import type { Fault } from './fault.ts';
/** Faults that cannot be understood: one sentence that names the field. */
export declare class FaultError extends Error {
    constructor(message: string);
}
/** Reads a JSON value as a list of faults. Throws a `FaultError`. */
export declare function parseFaults(value: unknown): readonly Fault[];
