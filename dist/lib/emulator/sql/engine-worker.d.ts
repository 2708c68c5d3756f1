/** What the thread begins with. */
export interface EngineStart {
    /** The folder of the database; an empty or missing one becomes a new database. */
    readonly folder: string;
    /** What one query may print. */
    readonly outputCharacters: number;
}
/** What the thread tells: that the database is open, and what each query printed. One that is broken answers no more. */
export type EngineSaid = {
    readonly kind: 'open';
} | {
    readonly kind: 'closed';
} | {
    readonly kind: 'printed';
    readonly output: string;
    readonly broken: boolean;
};
/** What the thread is told: to run a query, or to close the database. */
export type EngineAsked = {
    readonly kind: 'query';
    readonly sql: string;
} | {
    readonly kind: 'close';
};
