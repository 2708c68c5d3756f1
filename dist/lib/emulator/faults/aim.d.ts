import type { OperationName } from '../../contract/operations.ts';
/** Which requests a fault strikes. */
export interface Aim {
    /** An operation of the contract, or `*` for all of them. */
    readonly operation: OperationName | '*';
    /** So many of the operation's requests are left alone first; none by default. */
    readonly skip?: number;
    /** How many requests it strikes at most; all by default. */
    readonly times?: number;
    /** The chance, from 0 to 1, that it strikes one of the others; 1 by default. Drawn from the seed. */
    readonly probability?: number;
}
/** Whether the operation is carried out. After it, only the answer is at stake. */
export interface Moment {
    /** `before-effect` by default: nothing is carried out. */
    readonly when?: 'before-effect' | 'after-effect';
}
