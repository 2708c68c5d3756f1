import { type Check } from './check.ts';
/** A statement for the SQL console. */
export interface StatementOptions {
    /** The database's own service. */
    readonly serviceId: string;
    /** It may change data. */
    readonly query: string;
    /** Until the answer must be there, in milliseconds; 5 minutes by default. */
    readonly timeoutMs?: number;
}
/** Runs the statement once and never again: where its answer is lost the check fails, and says that it may have run. */
export declare function statementCheck(options: StatementOptions): Check;
