import type { Fault } from '../emulator/index.ts';
/** The faults in a JSON file. Throws a `UsageError` that names the file, and the field where one is wrong. */
export declare function readFaults(file: string): Promise<readonly Fault[]>;
