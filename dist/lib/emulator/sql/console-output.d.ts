import { type BackendMessage } from './messages.ts';
/** What the console prints of one query: the results in their order, in the form of psql, and no more than `limit` characters of them. */
export declare class ConsoleOutput {
    #private;
    constructor(sql: string, limit: number);
    /** Whether the engine said that it is ready for more; what has not is broken. */
    get isFinished(): boolean;
    /** Whether the query left a transaction open. */
    get isInTransaction(): boolean;
    get text(): string;
    take(message: BackendMessage): void;
}
