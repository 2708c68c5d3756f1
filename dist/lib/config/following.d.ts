import type { Inputs } from './inputs.ts';
/** What the actions that wait are told about time and words. */
export interface FollowInputs {
    readonly timeoutMs: number;
    /** Absent is adaptive. */
    readonly pollIntervalMs?: number;
    readonly successStates: readonly string[];
    readonly failureStates: readonly string[];
}
/** @throws InputError naming the input */
export declare function readFollowInputs(inputs: Inputs): FollowInputs;
