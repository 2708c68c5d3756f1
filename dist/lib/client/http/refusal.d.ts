import type { Access, Effect } from '../../contract/operation.ts';
import { RefusedError } from '../errors.ts';
/** An answer with an error status, and what the table says of its operation. */
export interface Refusal {
    readonly operation: string;
    readonly status: number;
    /** What the platform said, one line, or empty. */
    readonly said: string;
    readonly retryAfterMs: number | undefined;
    readonly access: Access;
    readonly effect: Effect;
}
/** An error status as an error: the operation, what the platform said, and what to do next. */
export declare function refusedError(refusal: Refusal): RefusedError;
