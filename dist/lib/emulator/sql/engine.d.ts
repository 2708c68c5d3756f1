/** What one query of the console may take. */
export interface ConsoleLimits {
    /** Milliseconds that it may run, its wait for the queries before it not counted. */
    readonly statementMs: number;
    /** Characters that it may print; what is more is cut, but for errors. */
    readonly outputCharacters: number;
}
/** What it may take where the caller says nothing. */
export declare const consoleLimits: ConsoleLimits;
/** The engine of one database: it starts with the first query, takes one query at a time, and starts anew after it had to be ended. */
export declare class Engine {
    #private;
    /** `folder` makes the folder of the database where there is none. */
    constructor(folder: () => Promise<string>, limits: ConsoleLimits);
    /** What psql would print of the query, its failure included. Rejects where the engine cannot be started. */
    query(sql: string): Promise<string>;
    /** Closes the engine behind the queries that wait; the next one starts it anew. False where it does not run. */
    restart(): boolean;
    /** Ends the engine at once. What runs and what waits is answered as by a server that was stopped, now and from now on. */
    end(): Promise<void>;
}
