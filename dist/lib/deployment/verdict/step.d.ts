import { type Step, type VerdictInput, type VerdictState } from './state.ts';
/**
 * Whether a deployment succeeded, decided without I/O and without a clock. Green only on proof: `succeeded` leaves this
 * file only from a read of our own record.
 */
export declare function step(state: VerdictState, input: VerdictInput): Step;
